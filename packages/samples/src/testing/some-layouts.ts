/** Which layouts a test of every platform tries. */
import { inject } from 'vitest';
import { sampleLayouts } from './sample-archive.ts';

/**
 * Returns one layout of each platform in `npm test`, and all of them in `npm run test:full`.
 * @param turn tests with other numbers take other layouts, so that together they take all
 */
export function someLayouts(turn: number): typeof sampleLayouts {
  if (inject('everyCase')) return sampleLayouts;
  const byPlatform = Map.groupBy(sampleLayouts, ([platform]) => platform);
  return [...byPlatform.values()].flatMap((layouts) => {
    const at = turn % layouts.length;
    return layouts.slice(at, at + 1);
  });
}
