import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentsCard } from './contents-card.tsx';

const look = {
  platform: 'youtube',
  variant: 'html',
  language: 'en',
  recordCounts: { watch: 195 },
  counters: {
    ...{ distinctRecords: 195, activeDays: 0, activeMonths: 0, monthDays: 0, soundRecords: 1 },
    filled: {},
    parts: [],
  },
  sizeBytes: 1_000,
  summary: [],
  notes: [],
  ledger: {
    files: {
      read: 2,
      twice: 1,
      notUnderstood: { 'a page is a web page that we cannot read': 1 },
      leftOut: {},
    },
    records: { read: 195, twice: 7, notUnderstood: { 'without a time that we can read': 3 }, leftOut: {} },
  },
  notUnderstood: [{ path: 'Takeout/notes/Kim.html', why: 'is a web page that we cannot read' }],
  estimate: { score: 1, lowest: 1, highest: 1, parts: [], improve: [] },
  groups: [],
  mustStay: '',
  omittedGroups: [],
  unitCounts: [],
} satisfies ExportLook;

it('shows before anything is sent whether each file and record was read', () => {
  const page = renderToStaticMarkup(<ContentsCard look={look} />);
  expect(page).toContain('195 of 205 records in 2 of 4 files.');
  expect(page).toContain('1 file that another file repeats; 7 records that another record repeats.');
  expect(page).toContain('3 records without a time that we can read.');
  expect(page).toContain('Takeout/notes/Kim.html is a web page that we cannot read.');
});
