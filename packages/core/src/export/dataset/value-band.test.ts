import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flag, number, text, time, word } from '../contract/dataset-kind.ts';
import { describeFields } from './field-measure.ts';
import { createLineWriter } from './line-writer.ts';

const kind = {
  kind: 'play',
  description: 'A play.',
  fields: [
    word('kind', 'Always "play".'),
    time('time', 'When.'),
    number('ms', 'ms', 'How long.'),
    text('artist', 'catalogue-text', 'Who.'),
    text('country', 'country', 'Where.'),
    flag('skipped', 'Whether.'),
  ],
};
const same = (value: string) => value;
const context = { maskText: same, maskTitle: same, maskContacts: same, deviceFamily: same };

interface Play {
  readonly time: string | null;
  readonly ms: number | null;
  readonly artist: string | null;
  readonly country: string | null;
  readonly skipped: boolean | null;
}

const described = (...pieces: readonly (readonly Play[])[]) =>
  describeFields(
    kind,
    pieces.map((plays) => {
      const writer = createLineWriter(kind, context);
      for (const play of plays) writer.write({ kind: 'play', ...play });
      return writer.measure();
    }),
  );

const play: Play = {
  time: '2024-05-01T10:00:00Z',
  ms: 1_500,
  artist: 'Adele',
  country: 'SG',
  skipped: false,
};
const times = (count: number, some: Partial<Play>): Play[] => Array(count).fill({ ...play, ...some });

test('numbers and lengths are counted in bands by digits, times by quarter and order of magnitude', () => {
  const [, when, ms, artist, , skipped] = described([
    ...times(60, { ms: 999, time: '2023-12-31T23:59:59Z' }),
    ...times(40, { ms: 1_000, artist: 'Earth, Wind & Fire', skipped: true }),
  ]);
  expect(when?.quarters).toEqual({ '2023-Q4': '10-99', '2024-Q2': '10-99' });
  expect(ms?.bands).toEqual({ '100-999': 60, '1000-9999': 40 });
  expect(artist?.bands).toEqual({ '1-9': 60, '10-99': 40 });
  expect(skipped?.bands).toEqual({ false: 60, true: 40 });
});

test('values of a list are not published, nor bands with few values, such as that of the largest value', () => {
  const fields = described([...times(98, {}), ...times(2, { ms: 86_400_000 })]);
  expect(fields[2]?.bands).toEqual({ '1000-9999': 100 });
  expect(fields[0]).not.toHaveProperty('bands');
  expect(fields[4]).not.toHaveProperty('bands');
});

test('values that masking dropped are distinguished from values that the export lacks', () => {
  const [, , , , country] = described([
    ...times(2, {}),
    ...times(1, { country: 'Singapore' }),
    ...times(1, { country: null }),
  ]);
  expect(country).toMatchObject({ filled: 0.5, withheld: 0.25 });
});

test('the description of records does not depend on their division into pieces', () => {
  const plays = fc.array(
    fc.record<Play>({
      time: fc.constantFrom('2019-01-01T00:00:00Z', '2024-05-01T10:00:00Z', null),
      ms: fc.option(fc.integer({ min: -5, max: 1e12 })),
      artist: fc.option(fc.string()),
      country: fc.constant('SG'),
      skipped: fc.option(fc.boolean()),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(plays, fc.nat(), (all, at) => {
      const cut = at % all.length;
      const whole = JSON.stringify(described(all));
      expect(JSON.stringify(described(all.slice(0, cut), all.slice(cut)))).toBe(whole);
      expect(JSON.stringify(described(all.slice(cut), all.slice(0, cut)))).toBe(whole);
    }),
  );
});
