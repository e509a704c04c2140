/** Buffers chunks between the side that makes them and the side that takes them. */

export interface ChunkQueue extends AsyncIterable<Uint8Array> {
  /** Resolves when there is room for more. */
  push(chunk: Uint8Array): Promise<void>;
  end(): void;
  /** Ends with an error, which the reader gets; those who wait for room continue. */
  fail(error: Error): void;
}

/** `roomBytes`: how much may wait before the making side has to. Only one reader may take the chunks. */
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
      // the reader has stopped: writers must not wait for it
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
