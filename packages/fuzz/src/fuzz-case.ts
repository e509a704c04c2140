/** Defines a case of fuzzing, and makes the one that belongs to a seed and a number. */
import { createRandom } from '@cgdx/samples/random.ts';
import { readLayouts } from './corpus/layout.ts';
import { archiveCase } from './target/archive-target.ts';
import { parserCase } from './target/parser-target.ts';

export interface FuzzCase {
  /** What is fuzzed and how, for the person who replays it. */
  readonly what: string;
  /** Size of the input to the code under test, uncompressed. */
  readonly bytes: number;
  /** Returns the outcome in a word or two. Anything that it throws is a failure. */
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
