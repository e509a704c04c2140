/** Runs pieces of work concurrently, and passes on their chunks and results in order. */

export interface WorkInOrder<Result, Chunk> {
  readonly count: number;
  /** At least 1. */
  readonly atOnce: number;
  /** How many chunks of a piece may wait for earlier pieces. */
  readonly mostWaiting: number;
  readonly work: (index: number, emit: (chunk: Chunk) => Promise<void>) => Promise<Result>;
  readonly onChunk: (index: number, chunk: Chunk) => Promise<void>;
  readonly onDone: (index: number, result: Result) => Promise<void>;
}

/** How many finished pieces may wait for earlier pieces, for each concurrent piece. */
const mostAhead = 2;

/** At the first error, starts no further work, awaits running work, and throws the error. */
export async function workInOrder<Result, Chunk>(input: WorkInOrder<Result, Chunk>): Promise<void> {
  const { count, atOnce, mostWaiting, work, onChunk, onDone } = input;
  const waiting = new Map<number, Chunk[]>();
  const results = new Map<number, Result>();
  let head = 0;
  let next = 0;
  let failure: { readonly error: unknown } | undefined;
  let wake: (() => void)[] = [];
  let draining = Promise.resolve();

  const wakeAll = () => {
    const woken = wake;
    wake = [];
    for (const resolve of woken) resolve();
  };
  const fail = (error: unknown) => {
    failure ??= { error };
    wakeAll();
  };
  const isFailed = () => failure !== undefined;

  /** Passes on the waiting chunks and the result of the piece at the head, and advances the head past finished pieces. */
  const drain = async () => {
    while (!isFailed() && head < count) {
      const chunks = waiting.get(head) ?? [];
      waiting.set(head, []);
      for (const chunk of chunks) await onChunk(head, chunk);
      if ((waiting.get(head) ?? []).length > 0) continue;
      const result = results.get(head);
      if (!results.has(head)) return;
      results.delete(head);
      waiting.delete(head);
      await onDone(head, result as Result);
      head++;
      wakeAll();
    }
  };
  const drainSoon = () => {
    draining = draining.then(drain).catch(fail);
    return draining;
  };

  const emit = async (index: number, chunk: Chunk) => {
    const chunks = waiting.get(index) ?? [];
    waiting.set(index, chunks);
    chunks.push(chunk);
    if (index === head) await drainSoon();
    while (!isFailed() && index !== head && (waiting.get(index)?.length ?? 0) >= mostWaiting) {
      await new Promise<void>((resolve) => wake.push(resolve));
    }
    if (index === head) await drainSoon();
    if (failure !== undefined) throw failure.error;
  };

  const isTooFarAhead = () => next - head >= atOnce * mostAhead;
  const worker = async () => {
    while (!isFailed() && next < count) {
      if (isTooFarAhead()) {
        await new Promise<void>((resolve) => wake.push(resolve));
        continue;
      }
      const index = next++;
      try {
        results.set(index, await work(index, (chunk) => emit(index, chunk)));
        await drainSoon();
      } catch (error) {
        fail(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  if (failure !== undefined) throw failure.error;
}
