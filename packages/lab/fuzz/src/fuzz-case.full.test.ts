import { sampleLayouts } from '@cgdx/samples/testing/sample-archive.ts';
import { describe, expect, inject, it } from 'vitest';
import { type CaseReport, runCase } from './case/run-case.ts';
import { readLayouts } from './corpus/layout.ts';
import { makeCase } from './fuzz-case.ts';
import { createSummary } from './summary.ts';

/** Whether all cases are run, or only a part of those of `npm run fuzz`. */
const isEvery = inject('everyCase');
const cases = isEvery ? 500 : 80;

describe('mutated exports', () => {
  it('are inspected or refused with a sentence, whatever the mutation', async () => {
    const summary = createSummary();
    for (let number = 0; number < cases; number++) summary.add(await runCase(makeCase, 'test suite', number));
    expect(summary.failures).toEqual([]);
    const outcomes = new Map(summary.outcomes());
    // Mutations that leave nothing to read, or change nothing, would test nothing.
    for (const outcome of ['inspected', 'read', 'refused', 'damaged-zip', 'broken-json', 'found']) {
      expect(outcomes.get(outcome), outcome).toBeGreaterThan(isEvery ? 3 : 0);
    }
  });

  it('are of every platform and layout of which samples can be made', async () => {
    const layouts = await readLayouts();
    expect(layouts.map(({ platform, variant }) => [platform, variant])).toEqual(sampleLayouts);
    expect(layouts.every(({ files }) => files.length > 0)).toBe(true);
  });

  it('are the same for the same seed and number, and different for others', async () => {
    const tell = ({ number, what, bytes, outcome }: CaseReport) => ({ number, what, bytes, outcome });
    const numbers = [...Array(isEvery ? 20 : 5).keys()];
    const run = async (seed: string) => {
      const reports: unknown[] = [];
      for (const number of numbers) reports.push(tell(await runCase(makeCase, seed, number)));
      return reports;
    };
    expect(await run('a')).toEqual(await run('a'));
    expect(await run('a')).not.toEqual(await run('b'));
  });
});
