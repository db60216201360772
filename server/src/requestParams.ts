// Our own requests are answered only where their parameters are what they should be; any others get an error that names what is wrong.
import { type Connection, ErrorCodes, ResponseError } from 'vscode-languageserver';

/** Whether a value is of a kind, and what the kind is called. */
interface Kind {
  readonly name: string;
  readonly is: (value: unknown) => boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Kind = { name: 'a string', is: isText };
/** A line, a character, an id: a whole number from 0 on. */
export const count: Kind = { name: 'a whole number from 0 on', is: isCount };
export const place: Kind = {
  name: 'a position',
  is: (value) => isRecord(value) && isCount(value['line']) && isCount(value['character']),
};
export const optional = ({ name, is }: Kind): Kind => ({
  name: `${name} or nothing`,
  is: (value) => value === undefined || value === null || is(value),
});

type Shape<P> = { readonly [K in keyof P]-?: Kind };

/** Answers a request of ours with what `handler` makes of its parameters, once they have the shape that the protocol gives them. */
export function onOwnRequest<P, R>(
  connection: Connection,
  method: string,
  shape: Shape<P>,
  handler: (params: P) => R | Promise<R>,
): void {
  connection.onRequest(method, async (given: unknown): Promise<unknown> => {
    const params = isRecord(given) ? given : {};
    for (const [name, kind] of Object.entries<Kind>(shape))
      if (!kind.is(params[name]))
        throw new ResponseError(ErrorCodes.InvalidParams, `${method}: "${name}" should be ${kind.name}`);
    return handler(params as P);
  });
}
