import { describe, expect, it } from 'vitest';
import { countKinds, flag, kind, time, word } from '../contract/dataset-kind.ts';
import { createRecordTally } from './record-tally.ts';

const [played, untimed, uncounted] = countKinds(
  [
    kind('play', 'A play.', [time('at', 'When.'), word('medium', 'What.'), flag('skipped', 'Skipped.')]),
    kind('connection', 'A connection.', [time('at', 'Day.'), word('area', 'Area.')]),
    kind('other', 'Other.', [time('at', 'When.')]),
  ],
  { play: ['medium', 'skipped'], connection: ['area'] },
  ['connection'],
);

describe('a record tally', () => {
  it('counts in Singapore’s time: the evening of a month’s last day is the next month there', () => {
    const tally = played && createRecordTally(played);
    tally?.count(['play', '2024-02-29T15:59:59Z', 'track', false]);
    tally?.count(['play', '2024-02-29T16:00:00Z', 'track', true]);
    tally?.count(['play', '2024-02-29T23:00:00Z', 'episode', null]);
    const counted = tally?.tally();
    expect(counted).toMatchObject({
      records: 3,
      months: { '2024-02': 1, '2024-03': 2 },
      values: { medium: { track: 2, episode: 1 }, skipped: { false: 1, true: 1 } },
    });
    expect(counted?.hours.flatMap((count, hour) => (count ? [[hour, count]] : []))).toEqual([
      [0, 1],
      [7, 1],
      [23, 1],
    ]);
    // 29 February 2024 was a Thursday.
    expect(counted?.weekdays).toEqual([0, 0, 0, 1, 2, 0, 0]);
  });

  it('counts items by the year in Singapore, and ignores items without a time', () => {
    const [listened] = countKinds(
      [kind('play', 'A play.', [time('at', 'When.'), word('creator', 'Who.')])],
      { play: [] },
      [],
      { play: 'creator' },
    );
    const tally = listened && createRecordTally(listened);
    for (const at of ['2024-12-31T15:59:59Z', '2024-12-31T16:00:00Z', '2025-06-01T00:00:00Z', null])
      tally?.count(['play', at, 'Adele']);
    tally?.count(['play', '2025-06-01T00:00:00Z', null]);
    expect(tally?.tally().items).toEqual({ 2024: { Adele: 1 }, 2025: { Adele: 2 } });
  });

  it('ignores dropped times, and times of kinds whose time is only a day', () => {
    const tally = played && createRecordTally(played);
    tally?.count(['play', null, 'track', null]);
    expect(tally?.tally()).toMatchObject({ records: 1, months: {} });
    const days = untimed && createRecordTally(untimed);
    days?.count(['connection', '2024-02-29T00:00:00Z', 'sales']);
    expect(days?.tally()).toMatchObject({ months: {}, values: { area: { sales: 1 } } });
  });

  it('does not exist for a kind that insights do not count', () => {
    expect(uncounted && createRecordTally(uncounted)).toBeUndefined();
  });
});
