// What comes in as a stream of messages, looked at before it is read: a header that is none leaves no message to wait for, so it ends the server.
import { Transform, type TransformCallback } from 'node:stream';
import { LARGEST_MESSAGE, LONGEST_HEADER } from './rules/limits.ts';

const END = '\r\n\r\n';

/** The length that a header says, or what is wrong with it. */
const lengthIn = (header: string): number | string => {
  const lengths = header.split('\r\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    return name.trim().toLowerCase() === 'content-length' ? [value.trim()] : [];
  });
  const [length] = lengths;
  if (length === undefined) return 'a message without Content-Length';
  if (!/^\d+$/.test(length)) return `a Content-Length that is no number: ${JSON.stringify(length.slice(0, 40))}`;
  if (Number(length) > LARGEST_MESSAGE)
    return `a message of more than ${LARGEST_MESSAGE} bytes: ${length.slice(0, 40)}`;
  return Number(length);
};

/** Hands on what comes in as it is, as long as it is messages with their headers; else it ends with an error that says what it is. */
export class MessageStream extends Transform {
  /** The header so far, while one comes in. */
  #header = '';
  /** Bytes that the message under way still has. */
  #rest = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const wrong = this.#wrongIn(chunk);
    if (wrong === undefined) done(null, chunk);
    else done(new Error(`the stream of messages can't be read: ${wrong}`));
  }

  #wrongIn(chunk: Buffer): string | undefined {
    let at = 0;
    while (at < chunk.length) {
      if (this.#rest > 0) {
        const taken = Math.min(this.#rest, chunk.length - at);
        this.#rest -= taken;
        at += taken;
        continue;
      }
      const before = this.#header.length;
      this.#header += chunk.toString('latin1', at, Math.min(chunk.length, at + LONGEST_HEADER));
      const end = this.#header.indexOf(END, Math.max(0, before - END.length));
      if (end < 0) {
        if (this.#header.length >= LONGEST_HEADER) return `no header in ${LONGEST_HEADER} bytes`;
        return undefined;
      }
      const length = lengthIn(this.#header.slice(0, end));
      if (typeof length === 'string') return length;
      at += end + END.length - before;
      this.#header = '';
      this.#rest = length;
    }
    return undefined;
  }
}
