import { describe, expect, it } from 'vitest';
import { changeNeeded, editionsAYear, isEditionDue, leastContributors } from './due.ts';
import { k } from './release.ts';

const dayMs = 86_400_000;
const nowMs = Date.parse('2026-11-23T00:00:00Z');
const before = (days: number): number => nowMs - days * dayMs;
const unchanged = { contributors: 100, inLastEdition: 100, joined: 0, left: 0, editionsMs: [before(60)] };

describe('an edition is due', () => {
  it('once a pool has enough contributors', () => {
    const first = { ...unchanged, inLastEdition: 0, editionsMs: [] };
    expect(isEditionDue({ ...first, contributors: leastContributors - 1 }, nowMs)).toBe(false);
    expect(isEditionDue({ ...first, contributors: leastContributors }, nowMs)).toBe(true);
  });
  it('when so many have come or gone that no difference is about few', () => {
    expect(changeNeeded(40)).toBe(k);
    expect(isEditionDue({ ...unchanged, joined: 24 }, nowMs)).toBe(false);
    expect(isEditionDue({ ...unchanged, joined: 20, left: 5 }, nowMs)).toBe(true);
  });
  it('a month after somebody has withdrawn, however little else has changed', () => {
    expect(isEditionDue({ ...unchanged, left: 1 }, nowMs)).toBe(true);
    expect(isEditionDue({ ...unchanged, left: 1, editionsMs: [before(29)] }, nowMs)).toBe(false);
    expect(isEditionDue(unchanged, nowMs)).toBe(false);
  });
  it('only so often a year', () => {
    const editionsMs = Array.from({ length: editionsAYear }, (_, at) => before(360 - at));
    expect(isEditionDue({ ...unchanged, joined: 90, editionsMs }, nowMs)).toBe(false);
    expect(isEditionDue({ ...unchanged, joined: 90, editionsMs: editionsMs.slice(1) }, nowMs)).toBe(true);
  });
  it('to say nothing, when too few are left', () => {
    const small = { ...unchanged, contributors: leastContributors - 1, left: 70 };
    expect(isEditionDue(small, nowMs)).toBe(true);
  });
});
