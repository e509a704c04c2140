import { describe, expect, it } from 'vitest';
import { changeNeeded, dueEdition, editionsAYear, leastContributors, type PoolChange } from './due.ts';
import { k } from './release.ts';

const dayMs = 86_400_000;
const nowMs = Date.parse('2026-11-23T00:00:00Z');
const before = (days: number): number => nowMs - days * dayMs;
const unchanged: PoolChange = {
  contributors: 100,
  inLastEdition: 100,
  joined: 0,
  left: 0,
  withdrawnMs: undefined,
  spokeMs: [before(60)],
  isSilent: false,
};
const due = (change: Partial<PoolChange>) => dueEdition({ ...unchanged, ...change }, nowMs);

describe('an edition is due', () => {
  it('once a pool has enough contributors', () => {
    const first = { inLastEdition: 0, spokeMs: [] };
    expect(due({ ...first, contributors: leastContributors - 1 })).toBeUndefined();
    expect(due({ ...first, contributors: leastContributors })).toBe('speaking');
  });
  it('when so many have come or gone that no difference is about few', () => {
    expect(changeNeeded(40)).toBe(k);
    expect(due({ joined: 24 })).toBeUndefined();
    expect(due({ joined: 20, left: 5, withdrawnMs: before(1) })).toBe('speaking');
  });
  it('to say nothing, a month after a withdrawal that too few have followed', () => {
    expect(due({ left: 1, withdrawnMs: before(29) })).toBeUndefined();
    expect(due({ left: 1, withdrawnMs: before(30) })).toBe('silent');
    // If a person withdrew one of two uploads, the edition also has one of them.
    expect(due({ withdrawnMs: before(30) })).toBe('silent');
    expect(due({})).toBeUndefined();
  });
  it('to say nothing once, and then not before enough have changed since the last that spoke', () => {
    const withdrawn = { left: 1, withdrawnMs: before(90), isSilent: true };
    expect(due(withdrawn)).toBeUndefined();
    expect(due({ ...withdrawn, joined: 23 })).toBeUndefined();
    expect(due({ ...withdrawn, joined: 24 })).toBe('speaking');
  });
  it('only so often a year, also after one that says nothing', () => {
    const spokeMs = Array.from({ length: editionsAYear }, (_, at) => before(360 - at));
    expect(due({ joined: 90, spokeMs })).toBeUndefined();
    expect(due({ joined: 90, spokeMs, isSilent: true })).toBeUndefined();
    expect(due({ joined: 90, spokeMs: spokeMs.slice(1) })).toBe('speaking');
    expect(due({ left: 90, withdrawnMs: before(30), spokeMs })).toBe('silent');
  });
  it('to say nothing, when too few are left', () => {
    const small = { contributors: leastContributors - 1, left: 70, withdrawnMs: before(30) };
    expect(due(small)).toBe('silent');
    expect(due({ ...small, isSilent: true })).toBeUndefined();
  });
});
