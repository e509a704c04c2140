import { expect, it } from 'vitest';
import { describeExtent } from './extent.ts';

it('says how many records an upload holds and from which years', () => {
  expect(describeExtent({ records: 12_400, firstDay: '2019-03-01', lastDay: '2026-11-02' })).toBe(
    '12,400 records, 2019 to 2026',
  );
  expect(describeExtent({ records: 1, firstDay: '2026-01-01', lastDay: '2026-02-01' })).toBe(
    '1 record, in 2026',
  );
});

it('leaves out what is not known', () => {
  expect(describeExtent({ records: 7 })).toBe('7 records');
  expect(describeExtent({})).toBe('');
});
