// The life of a server as the protocol has it: nothing is answered before `initialize`, nothing after `shutdown` but the end.
import {
  ErrorCodes,
  Message,
  type MessageReader,
  type MessageStrategy,
  type MessageWriter,
  type ResponseMessage,
  type WatchDog,
} from 'vscode-languageserver';

/** Why a request is refused at a moment; undefined where it may go on. */
const refusalOf = (method: string, hasBegun: boolean, isOver: boolean): ResponseMessage['error'] => {
  if (isOver) return { code: ErrorCodes.InvalidRequest, message: 'The server has been shut down.' };
  if (method === 'initialize')
    return hasBegun
      ? { code: ErrorCodes.InvalidRequest, message: 'The server has been initialized already.' }
      : undefined;
  return hasBegun
    ? undefined
    : { code: ErrorCodes.ServerNotInitialized, message: 'The server has not been initialized.' };
};

/** Refuses requests that come out of their time, and passes over such notifications; `exit` is heard at any time. */
export function inItsTime(writer: MessageWriter, watchDog: WatchDog): MessageStrategy {
  let hasBegun = false;
  return {
    handleMessage: (message, next) => {
      const isOver = watchDog.shutdownReceived;
      if (Message.isRequest(message)) {
        const error = refusalOf(message.method, hasBegun, isOver);
        if (error !== undefined) {
          const answer: ResponseMessage = { jsonrpc: '2.0', id: message.id, error };
          writer.write(answer).catch(() => {});
          return;
        }
        if (message.method === 'initialize') hasBegun = true;
      } else if (Message.isNotification(message) && message.method !== 'exit' && (isOver || !hasBegun)) return;
      return next(message);
    },
  };
}

/** A reader of the same messages but for cancellations that name no request: the library takes it for granted that they do. */
export const withoutIdleCancels = (reader: MessageReader): MessageReader => ({
  onError: (listener) => reader.onError(listener),
  onClose: (listener) => reader.onClose(listener),
  onPartialMessage: (listener) => reader.onPartialMessage(listener),
  listen: (callback) => reader.listen((message) => (isIdleCancel(message) ? undefined : callback(message))),
  dispose: () => reader.dispose(),
});

const isIdleCancel = (message: Message): boolean => {
  if (!Message.isNotification(message) || message.method !== '$/cancelRequest') return false;
  const { params } = message;
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id !== 'number' && typeof id !== 'string';
};
