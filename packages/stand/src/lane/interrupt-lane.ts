/** For tests of the chain lane: interrupts runs and mines blocks at given events instead of after a delay. */
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { LaneStack } from './lane-stack.ts';

/** The lane stops 15 s before its time is over, so this leaves it less than half a second. */
const briefMs = 15_400;
const leapMs = 1_000;
const betweenBlocksMs = 20;

/**
 * Runs the lane so that it checks and sends once. The clock stands still until the lane asks for a receipt, which it
 * does before each send; the clock then leaps past the lane's time.
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
