/** Chooses what is killed next, and when. */
import type { Random } from '@cgdx/samples/random.ts';

/** `cloud`: every process of it, as when the machine loses its power. The others are mended by the cloud that runs. */
export type Victim = 'cloud' | 'main' | 'chain' | 'database' | 'function';

export interface Kill {
  readonly victim: Victim;
  /** After the cloud came up, or after the kill before this one. */
  readonly afterMs: number;
}

/** Of ten. The whole cloud and its main process make for a new start, which is what loses most. */
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
  // As often within the first steps of what has just begun as later.
  const afterMs = soonestMs + Math.round((latestMs - soonestMs) * random.next() ** 2);
  return { victim: random.pick(victims), afterMs };
}
