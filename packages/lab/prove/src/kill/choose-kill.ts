/** Chooses what is killed next, and when. */
import type { Random } from '@cgdx/samples/ground/random.ts';

/** `cloud`: every process of it, as when the machine loses power. The running cloud repairs the others. */
export type Victim = 'cloud' | 'main' | 'chain' | 'database' | 'function';

/** Whoever starts the chain takes it along. */
export const killsChain = (victim: Victim): boolean =>
  victim === 'chain' || victim === 'cloud' || victim === 'main';

export interface Kill {
  readonly victim: Victim;
  /** Time after the cloud came up, or after the previous kill. */
  readonly afterMs: number;
}

/** Out of ten. The whole cloud and its main process need a new start, which is what loses most. */
const weights: readonly (readonly [Victim, number])[] = [
  ['cloud', 3],
  ['main', 2],
  ['chain', 1],
  ['database', 1],
  ['function', 3],
];

const soonestMs = 50;
const latestMs = 3_000;

export function chooseKill(random: Random): Kill {
  const victims = weights.flatMap(([victim, weight]) => Array<Victim>(weight).fill(victim));
  // Early times are more likely, to interrupt the first steps of what has just begun.
  const afterMs = soonestMs + Math.round((latestMs - soonestMs) * random.next() ** 2);
  return { victim: random.pick(victims), afterMs };
}
