/** For tests of the chain lane: ends runs and mines blocks after events, not after an amount of time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { LaneStack } from './lane-stack.ts';

/** The lane keeps 15 s back, so this leaves it less than half a second. */
const briefMs = 15_400;
const leapMs = 1_000;
const betweenBlocksMs = 20;

/**
 * A run of the lane that looks and sends once: the clock stands still until the lane has asked for a receipt, which it
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

/** Mines one block after another while `work` runs. */
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
