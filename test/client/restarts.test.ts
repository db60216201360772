// How often the client starts a dying server again.
import { describe, expect, it } from 'vitest';
import { RestartPolicy } from '../../client/src/restarts.ts';

describe('restart policy', () => {
  it('allows the limit within the window and no more', () => {
    const policy = new RestartPolicy(2, 1000);
    expect([0, 10, 20].map((now) => policy.mayRestart(now))).toEqual([true, true, false]);
  });

  it('allows again once the old restarts lie outside the window', () => {
    const policy = new RestartPolicy(1, 1000);
    expect([0, 999, 1000, 1500].map((now) => policy.mayRestart(now))).toEqual([true, false, true, false]);
  });

  it('counts afresh after a restart by hand', () => {
    const policy = new RestartPolicy(1, 1000);
    policy.mayRestart(0);
    policy.forget();
    expect(policy.mayRestart(1)).toBe(true);
  });
});
