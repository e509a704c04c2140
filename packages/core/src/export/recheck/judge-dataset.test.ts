import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import type { PlatformId } from '../../pool/platform-id.ts';
import { judgeDataset } from './judge-dataset.ts';
import { faultWords, sureFaults, verdictOf } from './recheck-fault.ts';

const tagger = loadNameTagger();

/** Judges a dataset of one file. */
async function judge(
  platform: PlatformId,
  kind: string,
  records: readonly object[],
  isTimeOver = () => false,
) {
  const linesOf = async function* () {
    yield* records.map((record) => JSON.stringify({ kind, ...record }));
  };
  return judgeDataset(
    { platform, files: [`${kind}.ndjson.gz`, 'schema.json'], linesOf },
    { tagger, isTimeOver },
  );
}
const faultsOf = async (platform: PlatformId, kind: string, records: readonly object[]) =>
  (await judge(platform, kind, records)).faults;

const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');
const day = (back: number): string =>
  `${iso(Date.UTC(2025, 7, 17) - back * 86_400_000).slice(0, 10)}T00:00:00Z`;
const swapped = (at: string): string =>
  `${at.slice(0, 4)}-${at.slice(8, 10)}-${at.slice(5, 7)}${at.slice(10)}`;
/** Swaps day and month as a reader does that guesses row by row, unless the day is over 12. */
const guessed = (at: string): string => (Number(at.slice(8, 10)) <= 12 ? swapped(at) : at);
const days = Array.from({ length: 400 }, (_, back) => day(2 * back));

const connection = (at: string, n: number) => ({
  at,
  level: n % 3 === 0 ? 'lead' : null,
  area: null,
  hasCompany: true,
});

describe('dates', () => {
  it('that were guessed row by row break the order of their list, newest or oldest first', async () => {
    for (const list of [days, days.toReversed()]) {
      const [fault, ...others] = await faultsOf('linkedin', 'connection', list.map(guessed).map(connection));
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ fault: 'swapped-dates', records: 'connection', isSure: true, of: 400 });
      expect(fault?.count).toBeGreaterThan(100);
    }
  });

  it('that were read correctly have no fault, sorted or not', async () => {
    const inNone = days.map((_, n) => days[(n * 137) % days.length] as string);
    for (const list of [days, days.toReversed(), inNone, inNone.map(guessed)])
      expect(await faultsOf('linkedin', 'connection', list.map(connection))).toEqual([]);
  });

  it('of which only some are swapped give a fault that is not sure', async () => {
    const some = days.map((at, n) => (n % 3 === 0 ? guessed(at) : at));
    expect(await faultsOf('linkedin', 'connection', some.map(connection))).toMatchObject([
      { fault: 'swapped-dates', isSure: false },
    ]);
  });
});

describe('texts', () => {
  it.each([
    ['tiktok', 'search', 'query', 'mum,91234567'],
    ['facebook', 'post', 'text', 'hp91234567'],
    ['youtube', 'search', 'query', 'Kavitha d/o Ramalingam'],
    ['linkedin', 'comment', 'text', 'Ask [PERSON 3], or write to kim.tan@example.com'],
    ['facebook', 'post', 'text', 'Siti binte Rahman und ich'],
    ['facebook', 'post', 'text', 'The caf\u00c3\u00a9 is closed'],
    ['facebook', 'post', 'text', 'Bis bald \u00f0\u009f'],
  ] as const)(
    'of %s in a %s with personal information left in its %s: %s',
    async (platform, kind, field, text) => {
      const found = await faultsOf(platform, kind, [{ at: null, [field]: text }]);
      expect(found).toEqual([{ fault: 'unmasked-text', records: kind, isSure: true, count: 1, of: 1 }]);
    },
  );

  it('with only placeholders and ordinary words have no fault', async () => {
    const texts = [
      'Met [PERSON 3] at [PLACE 2], call [PHONE 912345678] or [EMAIL 2]',
      '[LINK youtube.com/watch] by [HANDLE 4]',
      '[PERSON 1] d/o [PERSON 2]',
      'Café, naïve, São Paulo, Âge, ÂŞ',
    ];
    expect(
      await faultsOf(
        'facebook',
        'post',
        texts.map((text) => ({ at: null, text })),
      ),
    ).toEqual([]);
  });
});

it('a time is judged under both names that datasets have for it', async () => {
  const renamed = days
    .map(guessed)
    .map(connection)
    .map(({ at, ...rest }) => ({ ...rest, time: at }));
  expect(await faultsOf('linkedin', 'connection', renamed)).toMatchObject([{ fault: 'swapped-dates' }]);
});

describe('records', () => {
  const like = (n: number) => ({
    at: iso(Date.UTC(2025, 7, 17, 12, 34, 5) - n * 1_234_000),
    action: 'like',
    video: `7${n}`,
  });
  const list = (count: number, from = 0) => Array.from({ length: count }, (_, n) => like(from + n));

  it('of a list that was read at two places are a fault', async () => {
    expect(await faultsOf('tiktok', 'reaction', [...list(1_466), ...list(1_100, 366)])).toEqual([
      { fault: 'repeated-records', records: 'reaction', isSure: true, count: 1_100, of: 2_566 },
    ]);
    expect(await faultsOf('tiktok', 'reaction', [...list(9), ...list(9).toReversed()])).toMatchObject([
      { isSure: true, count: 9 },
    ]);
  });

  it('that a platform wrote twice in scattered places are not a fault', async () => {
    const here = list(400).flatMap((one, n) => (n % 200 === 0 ? [one, one] : [one]));
    expect(await faultsOf('tiktok', 'reaction', here)).toEqual([]);
    const often = list(400).flatMap((one, n) => (n % 20 === 0 ? [one, one] : [one]));
    expect(await faultsOf('tiktok', 'reaction', often)).toMatchObject([{ isSure: false, count: 20 }]);
  });

  it('that look the same after masking are not a fault either', async () => {
    const masked = days.flatMap((at) => [connection(at, 1), connection(at, 1), connection(at, 1)]);
    expect(await faultsOf('linkedin', 'connection', masked)).toEqual([]);
  });
});

it('a dataset that is not read to its end is judged by the part that was read', async () => {
  let looks = 0;
  const records = Array.from({ length: 800 }, (_, n) => connection(day(n), n));
  const late = await judge('linkedin', 'connection', [...records, ...records], () => looks++ > 0);
  expect(late).toEqual({ faults: [], isWhole: false });
  expect(verdictOf(late.faults, late.isWhole)).toBe('cannot-tell');
  expect(verdictOf([], true)).toBe('clean');
});

it('kinds of faults are joined to one sentence without repetitions', () => {
  const fault = (kind: 'swapped-dates' | 'repeated-records', isSure: boolean) => ({
    ...{ fault: kind, records: 'post', isSure, count: 1, of: 2 },
  });
  const found = [fault('repeated-records', true), fault('swapped-dates', true), fault('swapped-dates', true)];
  expect(faultWords(sureFaults(found))).toBe(
    'days and months of dates are swapped; the same records stand in it twice',
  );
  expect(sureFaults([fault('swapped-dates', false)])).toEqual([]);
});
