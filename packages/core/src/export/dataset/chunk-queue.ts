/** A bounded buffer of chunks between a writer and a reader. */

export interface ChunkQueue extends AsyncIterable<Uint8Array> {
  /** Resolves when there is room for more. */
  push(chunk: Uint8Array): Promise<void>;
  end(): void;
  /** Ends with an error, which is thrown to the reader; waiting writers continue. */
  fail(error: Error): void;
}

/** `roomBytes`: how much may be buffered before `push` waits. Only one reader is allowed. */
export function createChunkQueue(roomBytes: number): ChunkQueue {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let ended = false;
  let failure: Error | undefined;
  let wakeReader = () => {};
  let waitingWriters: (() => void)[] = [];
  const wakeWriters = () => {
    for (const wake of waitingWriters) wake();
    waitingWriters = [];
  };

  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        if (failure !== undefined) throw failure;
        const chunk = chunks.shift();
        if (chunk !== undefined) {
          bytes -= chunk.length;
          if (bytes < roomBytes) wakeWriters();
          yield chunk;
        } else if (ended) return;
        else {
          await new Promise<void>((resolve) => {
            wakeReader = resolve;
          });
        }
      }
    } finally {
      // reached also if the reader stops early: writers must not wait for it
      ended = true;
      wakeWriters();
    }
  }

  return {
    async push(chunk) {
      if (ended) return;
      chunks.push(chunk);
      bytes += chunk.length;
      wakeReader();
      while (bytes >= roomBytes && !ended && failure === undefined) {
        await new Promise<void>((resolve) => waitingWriters.push(resolve));
      }
    },
    end() {
      ended = true;
      wakeReader();
    },
    fail(error) {
      failure = error;
      wakeReader();
      wakeWriters();
    },
    [Symbol.asyncIterator]: read,
  };
}
