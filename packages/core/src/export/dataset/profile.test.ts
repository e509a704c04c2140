import { expect, it } from 'vitest';
import { countKinds, flag, kind, time, word, written } from '../contract/dataset-kind.ts';
import { classifyKinds } from '../contract/privacy-class.ts';
import { profileRows } from './profile.ts';
import { createRecordCounter } from './record-counter.ts';

const [play, comment] = countKinds(
  classifyKinds(
    [
      kind('play', 'A play.', [time('at', 'When.'), word('medium', 'What.'), flag('shuffle', 'Shuffled.')]),
      kind('comment', 'A comment.', [time('at', 'When.'), written('text')]),
    ],
    { publicActs: ['comment'], privateActs: ['play'], publicWritten: ['comment.text'] },
  ),
  { play: [], comment: [] },
);
const same = (text: string) => text;
const context = { maskText: same, maskTitle: same, maskContacts: same, deviceFamily: same };

function profileOf(plays: readonly object[], comments: readonly object[] = []) {
  if (play === undefined || comment === undefined) throw new Error('both are kinds');
  const counted = [
    [play, plays],
    [comment, comments],
  ] as const;
  return profileRows(
    counted.map(([of, records]) => {
      const counter = createRecordCounter('spotify', of, context);
      for (const record of records) counter.count({ kind: of.kind, ...record });
      return { kind: of.kind, counts: [counter.counts()] };
    }),
  );
}

it('has for each quarter only the bands of the numbers of records, the classes and the languages', () => {
  const rows = profileOf(
    [
      ...Array.from({ length: 12 }, () => ({ at: '2026-01-31T23:00:00Z', medium: 'track', shuffle: true })),
      { at: '2026-04-01T00:00:00Z', medium: 'hologram', shuffle: false },
      { at: null, medium: 'track', shuffle: false },
    ],
    [{ at: '2026-05-01T00:00:00Z', text: 'the day that we were in the garden' }],
  );
  expect(rows.slice(0, -1)).toEqual([
    {
      row: 'quarter',
      quarter: '2026-Q1',
      records: { play: '10-99', comment: '0' },
      classes: ['play.medium: track', 'play.shuffle: true'],
      languages: [],
      devices: [],
    },
    {
      row: 'quarter',
      quarter: '2026-Q2',
      records: { play: '1-9', comment: '1-9' },
      classes: [],
      languages: ['en'],
      devices: [],
    },
  ]);
  // 1 of 27 values has no class, the medium “hologram”: 4 %, rounded to 5 %
  expect(rows.at(-1)).toMatchObject({ undated: { play: '1-9', comment: '0' }, otherPercent: 5 });
});

it('rounds the habits of the whole history to 20 %, in Singapore’s time', () => {
  // 07:00 in Singapore on Mondays, some Tuesdays at noon, and one Wednesday at 16:00
  const mondays = Array.from({ length: 39 }, () => ({ at: '2026-06-07T23:00:00Z' }));
  const tuesdays = Array.from({ length: 5 }, () => ({ at: '2026-06-09T04:00:00Z' }));
  const history = profileOf([...mondays, ...tuesdays, { at: '2026-06-10T08:00:00Z' }]).at(-1);
  expect(history).toMatchObject({
    weekdayPercent: [80, 20, 0, 0, 0, 0, 0],
    dayPartPercent: [0, 80, 0, 20, 0, 0],
  });
});

it('does not depend on the order of the records', () => {
  const plays = Array.from({ length: 30 }, (_, n) => ({
    at: `2026-0${(n % 9) + 1}-1${n % 10}T1${n % 10}:00:00Z`,
    medium: n % 2 ? 'track' : 'episode',
  }));
  expect(profileOf(plays.toReversed())).toEqual(profileOf(plays));
});
