/** For tests of the chain lane: lets its holder die, or sleep, at a chosen request, and others take over. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultProxy } from '../fault/fault-proxy.ts';
import * as lane from './lane-driver.ts';
import type { LaneStack } from './lane-stack.ts';

/** The number of a request, counted from 1, or the first request whose body has this text. */
export type Moment = number | string;

export interface Death {
  readonly crashed: boolean;
  /** Settles if the holder only slept. */
  readonly done: Promise<unknown>;
}

const proxiesOf = ({ faults }: LaneStack): FaultProxy[] => Object.values(faults);

export function heal(stack: LaneStack): void {
  for (const proxy of proxiesOf(stack)) proxy.fault = undefined;
}

/** Fails the request at this moment and, as for a dead process, every one after it. */
function crashAt(stack: LaneStack, moment: Moment, fault: Fault) {
  let count = 0;
  let isDead = false;
  let tell = () => {};
  const crashed = new Promise<void>((resolve) => {
    tell = resolve;
  });
  for (const proxy of proxiesOf(stack)) {
    proxy.fault = (body) => {
      count++;
      if (isDead) return fault === 'late' ? 'late' : 'lost';
      isDead = typeof moment === 'number' ? count >= moment : body.includes(moment);
      if (!isDead) return undefined;
      tell();
      return fault;
    };
  }
  return { isDead: () => isDead, crashed };
}

/** Lets the holder die, or sleep, at this moment of its work; then ends its lease. */
export async function dieAt(
  stack: LaneStack,
  moment: Moment,
  fault: Fault,
  work: () => Promise<unknown>,
): Promise<Death> {
  const { isDead, crashed } = crashAt(stack, moment, fault);
  const done = work().catch(() => {});
  const how = await Promise.race([done.then(() => 'done' as const), crashed.then(() => 'crashed' as const)]);
  // The last request may be on its way to the server: a process that dies now has sent it.
  if (fault === 'response-lost') await sleep(15);
  heal(stack);
  if (how === 'crashed') await lane.endLease().catch(() => {});
  return { crashed: how === 'crashed' && isDead(), done };
}

/**
 * Lets others take over and the workflow repeat its step with a new token; a sleeping holder wakes up
 * meanwhile.
 */
export async function recover(
  stack: LaneStack,
  { crashed, done }: Death,
  fault: Fault,
  again: () => Promise<unknown>,
): Promise<void> {
  await lane.tick();
  for (const proxy of proxiesOf(stack)) proxy.release();
  if (fault === 'late') await done;
  if (crashed) await again();
  await lane.tick();
}
