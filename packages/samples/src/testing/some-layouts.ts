/** Selects the layouts that tests of all platforms try. */
import { inject } from 'vitest';
import { sampleLayouts } from './sample-archive.ts';

const byPlatform = [...Map.groupBy(sampleLayouts, ([platform]) => platform).values()];

/** Returns one layout of each platform in `npm test`, and all of them in `npm run test:full`. */
export function eachPlatform(turn: number): typeof sampleLayouts {
  if (inject('everyCase')) return sampleLayouts;
  return byPlatform.flatMap((layouts) => layouts.slice(turn % layouts.length).slice(0, 1));
}

/**
 * Returns one layout of every second platform in `npm test`, and all of them in `npm run test:full`.
 * @param turn selects the layouts; odd numbers select the platforms that even numbers leave out
 */
export function someLayouts(turn: number): typeof sampleLayouts {
  if (inject('everyCase')) return sampleLayouts;
  return eachPlatform(turn).filter((_, platform) => platform % 2 === turn % 2);
}
