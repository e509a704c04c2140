import { expect, it } from 'vitest';
import { barsOf, endsOf } from './column-bars.ts';

const field = { name: 'ms', type: 'integer', description: 'How long.', filled: 1 };

it('bands of numbers are in numeric order, and the most frequent has full height', () => {
  const bands = { '10-99': 20, '0': 5, '1000-9999': 40 };
  expect(barsOf({ ...field, bands })).toEqual([
    { name: '0: 5 %', height: 0.125 },
    { name: '10–99: 20 %', height: 0.5 },
    { name: '1,000–9,999: 40 %', height: 1 },
  ]);
  expect(endsOf({ ...field, bands })).toEqual(['0', '1k–9k']);
});

it('quarters are drawn by their size, and empty quarters between them have height 0', () => {
  const quarters = { '2025-Q4': '1000+', '2026-Q2': '1-9' };
  expect(barsOf({ ...field, quarters })).toEqual([
    { name: '2025 Q4: 1000+', height: 1 },
    { name: '2026 Q1: 0', height: 0 },
    { name: '2026 Q2: 1–9', height: 0.25 },
  ]);
  expect(endsOf({ ...field, quarters })).toEqual(['2025 Q4', '2026 Q2']);
});

it('bands of words keep their order, and a column without published bands has no bars', () => {
  expect(barsOf({ ...field, bands: { false: 60, true: 40 } }).map(({ name }) => name)).toEqual([
    'false: 60 %',
    'true: 40 %',
  ]);
  expect(barsOf(field)).toEqual([]);
  expect(endsOf(field)).toEqual([]);
});

it('a record with a wrong clock does not add thousands of quarters', () => {
  expect(barsOf({ ...field, quarters: { '1601-Q1': '1-9', '2026-Q1': '1000+' } })).toHaveLength(120);
});
