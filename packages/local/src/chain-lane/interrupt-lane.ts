/** For tests of the chain lane: turns that end, and blocks that come, by what happens and not by how fast it happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { LaneStack } from './lane-stack.ts';

/** The lane leaves 15 s to write down where things stand. */
const briefMs = 15_400;
const leapMs = 1_000;
const betweenBlocksMs = 20;

/**
 * A turn of the lane that looks and sends once: the clock stands still until the lane has asked for a receipt, which it
 * does each time before it sends; then its time is over.
 */
export async function runBriefly<T>(
  { faults }: LaneStack,
  turn: (remainingMs: number) => Promise<T>,
): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'] });
  faults.chain.onRequest = (body) => {
    if (body.includes('eth_getTransactionReceipt')) vi.setSystemTime(Date.now() + leapMs);
  };
  try {
    return await turn(briefMs);
  } finally {
    faults.chain.onRequest = undefined;
    vi.useRealTimers();
  }
}

/** One block after another while `work` goes on: never more at once than the chain can make. */
export async function whileMining<T>({ rpc }: LaneStack, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const mining = (async () => {
    for (; !isOver; await sleep(betweenBlocksMs)) await rpc('anvil_mine', ['0x1']);
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await mining;
  }
}
