import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { PoolTableView } from './pool-table-view.tsx';

const column = {
  year: 2026,
  people: 5_000,
  margin: { items: 81, classes: 114 },
  items: [
    { name: 'Adele', people: 3_210 },
    { name: 'Jay Chou', people: 2_100 },
  ],
  classes: [
    { month: '2026-01', kind: 'play', people: 4_800 },
    { month: '2026-02', kind: 'play', people: 4_700 },
  ],
};

const shown = (years: PoolTable['years']): string => renderedText(<PoolTableView table={{ years }} />);

it('shows the most frequent items and the active people by month, with the margin of the counts', () => {
  const words = shown([column]);
  expect(words).toContain('2026, about 5,000 people');
  expect(words).toContain('Adele 3,210 Jay Chou 2,100');
  expect(words).toContain('People, ± 81.');
  expect(words).toContain('Kind 01 02 play 4,800 4,700');
  expect(words).toContain('People, ± 114.');
});

it('says for a pool with too few people what will be shown, and when', () => {
  expect(shown([])).toContain('Once about 300 people are counted, you see here how many of them hold what');
});
