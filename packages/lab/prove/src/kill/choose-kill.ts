/** Chooses what is killed next, and when. */
import type { Random } from '@cgdx/samples/ground/random.ts';

/** `cloud`: all its processes, as when the machine loses power. The others are restarted by the running cloud. */
export type Victim = 'cloud' | 'main' | 'chain' | 'database' | 'function';

/** Returns whether the chain is killed as well: the cloud's own processes start it. */
export const killsChain = (victim: Victim): boolean =>
  victim === 'chain' || victim === 'cloud' || victim === 'main';

export interface Kill {
  readonly victim: Victim;
  /** Milliseconds after the cloud came up, or after the previous kill. */
  readonly afterMs: number;
}

/** Weights out of ten. After a kill of the cloud or its main process everything must start again, which risks most. */
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
  // Early times are more likely, to interrupt the first steps of what has just started.
  const afterMs = soonestMs + Math.round((latestMs - soonestMs) * random.next() ** 2);
  return { victim: random.pick(victims), afterMs };
}
