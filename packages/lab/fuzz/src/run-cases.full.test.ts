import { describe, expect, it } from 'vitest';
import type { CaseReport } from './case/run-case.ts';
import { runCases } from './run-cases.ts';
import { judgeMemory } from './summary.ts';

async function run(seed: string, end: number, caseTimeoutMs = 1_800_000) {
  const reports: CaseReport[] = [];
  const moduleUrl = new URL('testing/faulty-case.ts', import.meta.url).href;
  const onCase = (report: CaseReport) => void reports.push(report);
  const memory = await runCases({ moduleUrl, seed, from: 0, end, workers: 1, caseTimeoutMs, onCase });
  return { memory, reports };
}

describe('fuzzing', () => {
  it.each([
    ['error', /undefined is not a record/],
    ['hang', /no end after 5000 ms/, 5000],
    ['crash', /its process died \(9\)/],
    ['waste', /processor time for 10 bytes/],
  ])('detects a case that ends in %s, and continues after it', async (fault, failure, timeoutMs?: number) => {
    const { reports } = await run(fault, 3, timeoutMs);
    expect(reports.map(({ number, outcome }) => [number, outcome])).toEqual([
      [0, 'fine'],
      [1, 'failed'],
      [2, 'fine'],
    ]);
    expect(reports[1]?.failure).toMatch(failure);
  });

  it('detects memory that grows from case to case', async () => {
    const { memory, reports } = await run('leak', 3000);
    expect(reports).toHaveLength(3000);
    expect(judgeMemory(memory)).toContain('the heap grew by');
  });
});
