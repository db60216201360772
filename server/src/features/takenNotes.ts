// What a card's own text would have done as it entered, and an effect took away before: the layers alone do not tell that it came too late (614.12).
import type { ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { abilityText, shorten } from './describe.ts';
import { cardName, effectName } from './places.ts';
import { numberOf } from './rules.ts';

/** A sentence for each "enters" ability that did nothing, since something that was there already takes it; none in editions that judge by its own text (D28). */
export function takenNotes(context: FeatureContext, run: ScenarioRun, id: ObjectId): readonly string[] {
  const entered = run.snapshots.find(({ game }) => game.objects.get(id)?.zone === 'battlefield');
  const object = entered?.game.objects.get(id);
  if (entered === undefined || object === undefined || object.choices.length > 0) return [];
  if (entered.game.edition.policies.entersReplacement === 'ownText') return [];
  for (const { effect, changes } of entered.traced().trace) {
    const change = effect.timestamp < object.timestamp ? changes.find((one) => one.object === id) : undefined;
    const lost = change?.before.abilities.find(({ ability }) => ability.kind === 'enters');
    if (change === undefined || lost === undefined) continue;
    if (change.after.abilities.some(({ ability }) => ability.kind === 'enters')) continue;
    return [
      message(context.locale, 'hover.taken', {
        text: shorten(abilityText(lost)),
        effect: effectName(context, run, effect),
        name: cardName(run, object.card, change.before.name),
        rule: numberOf(run.edition, '614.12'),
      }),
    ];
  }
  return [];
}
