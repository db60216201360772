// Where the system keeps what can be made anew.
import { homedir } from 'node:os';
import path from 'node:path';

/** The folder of ours for indexes and the like, for those that no editor has given one. */
export const systemCache = (env: NodeJS.ProcessEnv = process.env, platform = process.platform): string => {
  const home = homedir();
  if (platform === 'win32')
    return path.join(env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local'), 'strata', 'Cache');
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches', 'strata');
  return path.join(env['XDG_CACHE_HOME'] || path.join(home, '.cache'), 'strata');
};
