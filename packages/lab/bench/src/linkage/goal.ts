/** How much an attack may find and how well the table must order: written beside what was measured. */
import type { BenchmarkLine } from '../measure/benchmark.ts';

/** In percent, by the end of a line's name. */
const most: Readonly<Record<string, number>> = {
  'profile: 4 known, day, alone': 5,
  'profile: 4 known, day, guess': 1,
  'profile: two exports by habit': 2,
  'records: public text by search': 0,
  'words: private acts': 0,
};

const atMost = 'goal, at most';
export const atLeast = 'goal, at least';

export function withGoal(line: BenchmarkLine): BenchmarkLine {
  const goal = Object.entries(most).find(([name]) => line.what.endsWith(name))?.[1];
  return goal === undefined ? line : { ...line, peers: { ...line.peers, [atMost]: goal } };
}

/** @returns undefined for a line without a goal */
export function meetsGoal({ ours, peers }: BenchmarkLine): boolean | undefined {
  const [upper, lower] = [peers[atMost], peers[atLeast]];
  if (upper === undefined && lower === undefined) return undefined;
  return ours <= (upper ?? ours) && ours >= (lower ?? ours);
}
