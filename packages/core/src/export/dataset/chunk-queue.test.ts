import { describe, expect, it } from 'vitest';
import { createChunkQueue } from './chunk-queue.ts';

const chunkOf = (length: number, value = 0) => new Uint8Array(length).fill(value);

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return read;
}

/** Returns whether `promise` settles by the next turn of the event loop, that is, without further input. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.finally(() => {
    settled = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe('a queue of chunks', () => {
  it('delivers chunks in order, and ends', async () => {
    const queue = createChunkQueue(1000);
    const reading = all(queue);
    for (let value = 0; value < 20; value++) await queue.push(chunkOf(100, value));
    queue.end();
    expect((await reading).map(([first]) => first)).toEqual(Array.from({ length: 20 }, (_, value) => value));
  });

  it('makes the writer wait while it is full', async () => {
    const queue = createChunkQueue(1000);
    expect(await isSettled(queue.push(chunkOf(900)))).toBe(true);
    const waiting = queue.push(chunkOf(900));
    expect(await isSettled(waiting)).toBe(false);
    await queue[Symbol.asyncIterator]().next();
    expect(await isSettled(waiting)).toBe(true);
  });

  it('passes a failure of the writer to the reader', async () => {
    const queue = createChunkQueue(1000);
    await queue.push(chunkOf(10));
    queue.fail(new Error('left off'));
    await expect(all(queue)).rejects.toThrow('left off');
  });

  it('does not make the writer wait for a reader that has stopped', async () => {
    const queue = createChunkQueue(10);
    const first = queue.push(chunkOf(100));
    for await (const _ of queue) break;
    expect(await isSettled(first)).toBe(true);
    expect(await isSettled(queue.push(chunkOf(100)))).toBe(true);
  });
});
