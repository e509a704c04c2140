/** Says what a case of fuzzing is, and makes the one that a seed and a number stand for. */
import { createRandom } from '@cgdx/samples/random.ts';
import { readLayouts } from './corpus/layout.ts';
import { archiveCase } from './target/archive-target.ts';
import { parserCase } from './target/parser-target.ts';

export interface FuzzCase {
  /** What is fuzzed and how: for the person who replays it. */
  readonly what: string;
  /** Length of what the code under test is given, before it is packed. */
  readonly bytes: number;
  /** What came out, in a word or two. Whatever it throws is a failure. */
  run(): Promise<string>;
}

export type MakeCase = (seed: string, number: number) => Promise<FuzzCase>;

/** Even numbers are whole archives through both passes, odd ones single parsers. */
export const makeCase: MakeCase = async (seed, number) => {
  const random = createRandom(`fuzz ${seed} ${number}`);
  const layouts = await readLayouts();
  const turn = Math.floor(number / 2);
  const layout = layouts[turn % layouts.length];
  if (layout === undefined) throw new Error('there are no samples to mutate');
  return number % 2 === 0 ? archiveCase(random, layout) : parserCase(random, layout, turn);
};
