// In which layers of an edition an ability works, for the hover of a card.
import type { Ability, ContinuousEffectSpec, EffectBody, Instruction, OperationBody } from '../cards/ability.ts';
import type { Edition, LayerId, OperationClass, Origin } from '../rules/edition.ts';

/** The layers of every continuous effect that the ability makes, in the edition's order; empty where it makes none. */
export function layersOfAbility(edition: Edition, ability: Ability): readonly LayerId[] {
  const found = new Set<LayerId>();
  const add = (operation: OperationClass, origin: Origin): void => {
    const layer = layerOf(edition, operation, origin);
    if (layer !== undefined) found.add(layer);
  };
  const addEffect = (effect: ContinuousEffectSpec, origin: Origin): void => {
    for (const operation of effect.operations)
      for (const one of classesOf(operation, effect.subject.kind === 'players')) add(one, origin);
  };
  const addBody = (body: EffectBody): void => addInstructions(body.instructions);
  const addInstructions = (instructions: readonly Instruction[]): void => {
    for (const instruction of instructions) {
      if (instruction.do === 'continuous') addEffect(instruction.effect, 'resolution');
      else if (instruction.do === 'modes') instruction.modes.forEach(addBody);
      else if ('then' in instruction) addInstructions(instruction.then);
    }
  };
  switch (ability.kind) {
    case 'static':
      for (const effect of ability.effects) addEffect(effect, 'static');
      break;
    case 'cda':
      add(ability.defines === 'color' ? 'color' : ability.defines === 'subtypes' ? 'type' : 'definePT', 'cda');
      break;
    case 'activated':
    case 'triggered':
    case 'spell':
      addBody(ability.body);
      break;
    case 'enters':
      if (ability.modifications.some((one) => one.as === 'copy' || one.as === 'copyOfExiled')) add('copy', 'static');
      break;
    case 'keyword':
    case 'castCost':
    case 'unread':
      break;
  }
  return edition.layers.map((layer) => layer.id).filter((id) => found.has(id));
}

/** The layers of one operation, in the edition's order. */
export function layersOfOperation(
  edition: Edition,
  operation: OperationBody,
  onPlayers: boolean,
  origin: Origin,
): readonly LayerId[] {
  const found = new Set(classesOf(operation, onPlayers).map((one) => layerOf(edition, one, origin)));
  return edition.layers.map((layer) => layer.id).filter((id) => found.has(id));
}

function layerOf(edition: Edition, operation: OperationClass, origin: Origin): LayerId | undefined {
  const rows = edition.layerOf.filter((row) => row.operation === operation);
  return (rows.find((row) => row.origin === origin) ?? rows.find((row) => row.origin === undefined))?.layer;
}

function classesOf(operation: OperationBody, onPlayers: boolean): readonly OperationClass[] {
  switch (operation.op) {
    case 'modifyPT':
      return ['modifyPT'];
    case 'setPT':
      return ['setPT'];
    case 'switchPT':
      return ['switchPT'];
    case 'addAbilities':
    case 'addAbilitiesOf':
    case 'loseAbilities':
    case 'cantHave':
      return [onPlayers ? 'player' : 'ability'];
    case 'setColors':
      return ['color'];
    case 'types':
      return ['type'];
    case 'setName':
      return ['name'];
    case 'control':
      return ['control'];
    case 'text':
    case 'exchangeText':
    case 'fullText':
    case 'addText':
      return ['text'];
    case 'copy':
      return ['copy'];
    case 'rule':
      return [operation.rule.rule === 'playerAbility' ? 'player' : 'rule'];
  }
}
