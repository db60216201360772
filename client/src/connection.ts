// How the server is reached: a process under Node, a web worker in the browser, the extension host where no worker can be had.
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  type Disposable,
  Emitter,
  type Message,
  type MessageTransports,
} from 'vscode-languageclient/browser';

/** Where the server runs. */
export type Place = 'process' | 'worker' | 'extension host';

/** A server that has been started. */
export interface Started {
  readonly transports: MessageTransports;
  readonly place: Place;
  /** Its process, if it is one. */
  readonly pid: number | undefined;
  /** Ends it, if it has not ended by itself. */
  readonly end: () => void;
}

/** A channel that carries whole messages. */
export interface Channel {
  readonly send: (message: unknown) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** The transports over a channel, and how to say that it is closed. */
export function transportsOver(channel: Channel): MessageTransports & {
  readonly closed: () => void;
  readonly failed: (error: Error) => void;
} {
  const reader = new ChannelReader(channel);
  const writer = new ChannelWriter(channel);
  return {
    reader,
    writer,
    closed: () => {
      reader.closed();
      writer.closed();
    },
    failed: (error) => reader.failed(error),
  };
}

class ChannelReader extends AbstractMessageReader {
  readonly #messages = new Emitter<Message>();

  constructor(channel: Channel) {
    super();
    channel.onMessage((message) => this.#messages.fire(message as Message));
  }

  listen(callback: DataCallback): Disposable {
    return this.#messages.event(callback);
  }

  closed(): void {
    this.fireClose();
  }

  failed(error: Error): void {
    this.fireError(error);
  }
}

class ChannelWriter extends AbstractMessageWriter {
  readonly #channel: Channel;
  #failures = 0;

  constructor(channel: Channel) {
    super();
    this.#channel = channel;
  }

  write(message: Message): Promise<void> {
    try {
      this.#channel.send(message);
      return Promise.resolve();
    } catch (error) {
      this.#failures++;
      this.fireError(error, message, this.#failures);
      return Promise.reject(error);
    }
  }

  end(): void {}

  closed(): void {
    this.fireClose();
  }
}
