/** Makes the fuzzing case for a seed and a number. */
import { createRandom } from '@cgdx/samples/ground/random.ts';
import type { MakeCase } from './case/run-case.ts';
import { readLayouts } from './corpus/layout.ts';
import { archiveCase } from './target/archive-target.ts';
import { parserCase } from './target/parser-target.ts';

/** Even numbers are whole archives through both passes, odd ones single parsers. */
export const makeCase: MakeCase = async (seed, number) => {
  const random = createRandom(`fuzz ${seed} ${number}`);
  const layouts = await readLayouts();
  const turn = Math.floor(number / 2);
  const layout = layouts[turn % layouts.length];
  if (layout === undefined) throw new Error('there are no samples to mutate');
  return number % 2 === 0 ? archiveCase(random, layout) : parserCase(random, layout, turn);
};
