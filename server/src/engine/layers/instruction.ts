// What an operation tells its objects to do, with its blanks filled in: what a dependency by instruction compares (418.5b, D31).
import type { Operation } from '../../cards/ability.ts';
import { assertNever } from '../../rules/util.ts';
import type { ObjectId } from '../ids.ts';
import { amountOf, objectsOf, playersOf } from '../meaning/questions.ts';
import { handedTo } from './abilityOperations.ts';
import { type Application, isNumber, number, perObject } from './application.ts';
import { textAsWords } from './text.ts';

/** Whether an operation tells every object the same, whatever the board: then its instruction can't depend on anything. */
export const isFixedOperation = (operation: Operation): boolean => {
  switch (operation.op) {
    case 'modifyPT':
      return isNumber(operation.power) && isNumber(operation.toughness);
    case 'setPT':
      return isNumber(operation.power) && isNumber(operation.toughness);
    case 'addAbilitiesOf':
    case 'control':
    case 'exchangeText':
    case 'fullText':
      return false;
    case 'rule':
      return operation.rule.rule !== 'maxHandSize' || isNumber(operation.rule.amount);
    case 'switchPT':
    case 'addAbilities':
    case 'loseAbilities':
    case 'cantHave':
    case 'setColors':
    case 'types':
    case 'setName':
    case 'text':
    case 'addText':
    case 'copy':
      return true;
    default:
      return assertNever(operation);
  }
};

/** What an operation tells an object to do, with its blanks filled in (D31), as a comparable text. */
export const instructionOf = (app: Application, operation: Operation, id: ObjectId): string => {
  switch (operation.op) {
    case 'modifyPT':
      return `${number(app, operation.power, id)}/${number(app, operation.toughness, id)}`;
    case 'setPT':
      return [operation.power, operation.toughness]
        .map((amount) => (amount === undefined ? '' : number(app, amount, id)))
        .join('/');
    case 'addAbilitiesOf':
      return handedTo(app, operation, id)
        .filter(({ from }) => from !== id)
        .map(({ from, instance }) => `${from}.${instance.key}`)
        .join(' ');
    case 'control':
      return playersOf(app.view, operation.by, app.ctx).join(' ');
    case 'exchangeText':
      return operation.with === undefined ? '' : objectsOf(app.view, operation.with, perObject(app, id)).join(' ');
    case 'fullText':
      return objectsOf(app.view, operation.of, perObject(app, id))
        .map((other) => textAsWords(other, app.view.state(other)))
        .join(' ');
    case 'rule':
      return operation.rule.rule === 'maxHandSize' && operation.rule.amount !== undefined
        ? String(amountOf(app.view, operation.rule.amount, app.ctx))
        : '';
    case 'switchPT':
    case 'addAbilities':
    case 'loseAbilities':
    case 'cantHave':
    case 'setColors':
    case 'types':
    case 'setName':
    case 'text':
    case 'addText':
    case 'copy':
      return '';
    default:
      return assertNever(operation);
  }
};
