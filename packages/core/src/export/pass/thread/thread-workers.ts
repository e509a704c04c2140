/** Reads and masks the units of an export in worker threads, one unit at a time in each. */
import type { OnBytes } from '../../format/json/read-records.ts';
import { ExportRejected } from '../../rejection/export-rejected.ts';
import type { EmitChunk, MaskingWorkers } from '../masking-workers.ts';
import type { UnitAnswer, UnitOrder, UnitThread } from './unit-message.ts';

/** An internal error in a worker thread. */
export class ThreadFailed extends Error {
  constructor(name: string, places: string) {
    super('a thread that worked on an export failed');
    this.name = name === 'Error' ? 'ThreadFailed' : name;
    this.stack = `${this.name}: ${this.message}\n${places}`;
  }
}

/**
 * A pass creates millions of short-lived objects. Without a limit, V8 grows the young generation to a hundred megabytes in
 * every thread, without being faster.
 */
export const threadLimits = { maxYoungGenerationSizeMb: 24 };

/** `start` starts a thread that calls `serveUnits` on its parent's port, within `threadLimits`. */
export function createThreadWorkers(size: number, start: () => UnitThread): MaskingWorkers {
  const idle: UnitThread[] = [];
  const all: UnitThread[] = [];

  async function order(
    given: UnitOrder,
    onBytes: OnBytes,
    emit: EmitChunk,
  ): Promise<Extract<UnitAnswer, { kind: 'observed' | 'masked' }>> {
    let worker = idle.pop();
    if (worker === undefined) {
      worker = start();
      all.push(worker);
    }
    try {
      const answer = await answerOf(worker, given, onBytes, emit);
      idle.push(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  return {
    size,
    async observe(unit, onBytes) {
      const answer = await order({ kind: 'observe', unit }, onBytes, async () => {});
      if (answer.kind !== 'observed') throw new Error('a thread answered something else');
      return answer.observation;
    },
    async mask(unit, emit, onBytes) {
      const answer = await order({ kind: 'mask', unit }, onBytes, emit);
      if (answer.kind !== 'masked') throw new Error('a thread answered something else');
      return answer.masked;
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

type Done = Extract<UnitAnswer, { kind: 'observed' | 'masked' }>;

function answerOf(worker: UnitThread, order: UnitOrder, onBytes: OnBytes, emit: EmitChunk): Promise<Done> {
  return new Promise((resolve, reject) => {
    // a chain of promises, so that chunks are passed on in order and the result comes after the last chunk
    let chunks = Promise.resolve();
    const settle = (end: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      end();
    };
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => onError(new ThreadFailed('ThreadEnded', ''));
    const onMessage = (answer: UnitAnswer) => {
      switch (answer.kind) {
        case 'bytes':
          onBytes(answer.bytes);
          return;
        case 'chunk':
          chunks = chunks.then(async () => {
            await emit(answer.of, answer.chunk);
            worker.postMessage({ kind: 'room' } satisfies UnitOrder);
          });
          chunks.catch(onError);
          return;
        case 'rejected':
          onError(new ExportRejected(answer.rejection));
          return;
        case 'failed':
          onError(new ThreadFailed(answer.name, answer.stack));
          return;
        default:
          chunks.then(() => settle(() => resolve(answer)), onError);
      }
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(order);
  });
}
