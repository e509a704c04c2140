/** Lambda's global `awslambda`, for handlers that stream their response. */
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** A part of a response, in the order in which it was written. */
export interface ResponseChunk {
  /** The media type that the handler set; undefined if it set none. */
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

export type StreamHandler = (event: unknown, stream: ResponseStream, context: object) => unknown;

/** The media type of a stream that begins with status and headers as JSON, followed by eight zero bytes. */
export const integrationType = 'application/vnd.awslambda.http-integration-response';
export const preludeEnd = Buffer.alloc(8);

const isStreaming = Symbol('streams its response');

class ResponseStream extends Writable {
  readonly #send: (chunk: ResponseChunk) => void;
  #contentType: string | undefined;
  /** Sent before the body, even if the body is empty. */
  #prelude: Buffer | undefined;

  constructor(send: (chunk: ResponseChunk) => void) {
    super();
    this.#send = send;
  }

  setContentType(contentType: string): void {
    this.#contentType = contentType;
  }

  beginWith(metadata: object): void {
    this.setContentType(integrationType);
    this.#prelude = Buffer.concat([Buffer.from(JSON.stringify(metadata)), preludeEnd]);
  }

  #sendPrelude(): void {
    if (this.#prelude === undefined) return;
    this.#send({ contentType: this.#contentType, bytes: this.#prelude });
    this.#prelude = undefined;
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.#sendPrelude();
    this.#send({ contentType: this.#contentType, bytes });
    done();
  }

  override _final(done: () => void): void {
    this.#sendPrelude();
    done();
  }
}

export function provideStreams(): void {
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: (handler: StreamHandler) => Object.assign(handler, { [isStreaming]: true }),
      HttpResponseStream: {
        from: (stream: ResponseStream, metadata: object) => {
          stream.beginWith(metadata);
          return stream;
        },
      },
    },
  });
}

/** Returns whether the handler was made by `streamifyResponse`. */
export const streams = (handler: object): boolean => isStreaming in handler;

/** Resolves when the handler has ended its stream. */
export async function runStreaming(
  handler: StreamHandler,
  event: unknown,
  context: object,
  send: (chunk: ResponseChunk) => void,
): Promise<void> {
  const stream = new ResponseStream(send);
  const ended = finished(stream);
  // An error of the handler is reported first, by `await handler`.
  ended.catch(() => undefined);
  await handler(event, stream, context);
  await ended;
}
