import { describe, expect, it } from 'vitest';
import { falseNumbers, judgeRealText } from './judge-real-text.ts';
import type { RealText } from './real-text.ts';

/** "Zora met IBM in Rome now": a person, an organisation, a place, and five ordinary letters. */
const text: RealText = {
  text: 'Zora met IBM in Rome now',
  people: [{ start: 0, end: 4, type: 'PER' }],
  others: [{ start: 9, end: 12, type: 'ORG' }],
  places: [{ start: 16, end: 20, type: 'LOC' }],
  ordinary: Uint8Array.from('Zora met IBM in Rome now', (letter) => ('metinow'.includes(letter) ? 1 : 0)),
};

describe('the judge of real text', () => {
  it('counts a name as touched by any overlap, and ordinary letters one by one', () => {
    const verdict = judgeRealText([text], () => [
      { start: 2, end: 8 },
      { start: 10, end: 11 },
    ]);
    expect(verdict).toMatchObject({ people: 1, peopleTouched: 100, othersTouched: 100, placesTouched: 0 });
    const letters = text.ordinary.reduce((sum, one) => sum + one, 0);
    const masked = text.ordinary.subarray(2, 8).reduce((sum, one) => sum + one, 0);
    expect(verdict.ordinaryMasked).toBeCloseTo((100 * masked) / letters);
  });

  it('finds nothing touched where nothing is found', () => {
    expect(judgeRealText([text], () => [])).toMatchObject({ peopleTouched: 0, ordinaryMasked: 0 });
  });

  it('counts a number in ordinary text as false, but not beside a labelled place', () => {
    expect(falseNumbers([text], () => [{ start: 5, end: 8, type: 'PHONE' }])).toBeCloseTo(1000 / 6);
    expect(falseNumbers([text], () => [{ start: 13, end: 20, type: 'ADDRESS' }])).toBe(0);
    expect(falseNumbers([text], () => [{ start: 5, end: 8, type: 'PERSON' }])).toBe(0);
  });
});
