import { expect, it } from 'vitest';
import { scoreQuality } from '../../quality/score-quality.ts';
import { inspectBytes, testHashKey } from '../testing/inspect-bytes.ts';
import { memorySource } from '../testing/memory-source.ts';
import { testAsOfMs } from '../testing/spotify-history.ts';
import { videoIdOf } from '../testing/tiktok-id.ts';
import { zipOf } from '../testing/zip-bytes.ts';
import { estimateOffer, inspectOffer } from './inspect-offer.ts';

const minute = 60_000;
const timeOf = (n: number, step: number) =>
  new Date(testAsOfMs - (20_000 - n * step) * minute).toISOString().slice(0, 19).replace('T', ' ');
const watches = Array.from({ length: 1_500 }, (_, n) => {
  const made = Math.floor(testAsOfMs / 1_000) - (20_000 - n * 10) * 60 - 200 - ((n * 7919) % 864_000);
  const id = videoIdOf(made, n);
  return { Date: timeOf(n, 10), Link: `https://www.tiktokv.com/share/video/${id}/` };
}).toReversed();

const english = (n: number) =>
  `this is the song that we heard at the beach for ${n} hours and it was so good`;
const swahili = (n: number) =>
  `nimesikiliza wimbo huu mara ${n} na sitachoka kwa sababu ni mzuri sana kama zamani`;

async function tiktok(texts: readonly string[], searches: readonly string[] = []) {
  const comments = texts.map((comment, n) => ({ date: timeOf(n, 24), comment, photo: 'N/A', url: '' }));
  const bytes = await zipOf([
    {
      path: 'user_data_tiktok.json',
      data: JSON.stringify({
        Comment: { Comments: { CommentsList: comments.toReversed() } },
        'Your Activity': {
          'Watch History': { VideoList: watches },
          Searches: { SearchList: searches.map((SearchTerm, n) => ({ Date: timeOf(n, 24), SearchTerm })) },
        },
      }),
    },
  ]);
  const result = await inspectBytes(bytes, { platform: 'tiktok' });
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return { inspection: result.inspection, source: memorySource(bytes) };
}

async function worth(texts: readonly string[], offer: 'records' | 'words') {
  const { inspection, source } = await tiktok(texts);
  const result = await inspectOffer(inspection, offer, { source, hashKey: testHashKey });
  if (result.kind === 'rejected') return result.rejection;
  const quality = scoreQuality({ inspection: result.inspection, novelty: 1, asOfMs: testAsOfMs });
  const sum = quality.parts.reduce((all, { value, weight = 0 }) => all + value * weight, 0);
  const amount = quality.parts.find(({ name }) => name === 'amount')?.value ?? 0;
  return { quality, exact: 10 * sum * amount, counters: result.inspection.counters };
}

async function scoreOf(texts: readonly string[], offer: 'records' | 'words' = 'words') {
  const found = await worth(texts, offer);
  if ('code' in found) throw new Error(found.message);
  return found;
}

const numbers = Array.from({ length: 540 }, (_, n) => n + 2);

it('the quality of words depends on the texts, and not on the rest of the export', async () => {
  const words = await scoreOf(numbers.map(english));
  const activeDays = new Set(numbers.map((_, n) => timeOf(n, 24).slice(0, 10))).size;
  expect(words.counters).toMatchObject({ distinctRecords: 540, tellingRecords: 540, activeDays });
  const records = await scoreOf(numbers.map(english), 'records');
  expect(records.counters.distinctRecords).toBeGreaterThan(1_500);
  expect(words.exact).toBeLessThan(records.exact);
});

it('texts that are withheld for their language do not add to the quality', async () => {
  const kept = numbers.filter((n) => n % 100 >= 46);
  const mixed = await scoreOf(numbers.map((n) => (n % 100 < 46 ? swahili(n) : english(n))));
  const all = await scoreOf(numbers.map(english));
  const alone = await scoreOf(numbers.map((n) => (n % 100 < 46 ? '' : english(n))));
  expect(mixed.counters.distinctRecords).toBe(kept.length);
  expect(mixed.exact).toBeLessThan(alone.exact);
  expect(mixed.exact).toBeLessThan(0.8 * all.exact);
  expect(mixed.quality.parts[0]?.reason).toContain('a language in which we can find names in 50%');
});

it('words with too few texts that are not withheld get the same refusal before and after the upload', async () => {
  const texts = numbers.map((n) => (n < 60 ? english(n) : swahili(n)));
  const after = await worth(texts, 'words');
  expect(after).toMatchObject({
    code: 'too-little',
    message: expect.stringMatching(/^This export has 540 texts .* 482 of them stay out/),
  });
  const { inspection, source } = await tiktok(texts);
  const before = { source, hashKey: new Uint8Array(32).fill(9), asOfMs: testAsOfMs };
  expect(await estimateOffer(inspection, 'words', before)).toEqual(after);
});

it('searches whose words are withheld do not add to the quality of records', async () => {
  const recordsOf = async (searches: readonly string[]) => {
    const { inspection, source } = await tiktok([], searches);
    const result = await inspectOffer(inspection, 'records', { source, hashKey: testHashKey });
    return result.kind === 'rejected' ? expect.fail(result.rejection.message) : result.inspection.counters;
  };
  const none = await recordsOf([]);
  const kept = await recordsOf(numbers.map(english));
  expect(kept.distinctRecords).toBeGreaterThan(none.distinctRecords + 500);
  // tolerates the error of the estimated number of distinct records
  const near = 0.05 * none.distinctRecords;
  const withheld = (await recordsOf(numbers.map(swahili))).distinctRecords;
  expect(Math.abs(withheld - none.distinctRecords)).toBeLessThan(near);
  const half = (await recordsOf(numbers.map((n) => (n % 2 === 0 ? english(n) : swahili(n))))).distinctRecords;
  expect(Math.abs(half - (none.distinctRecords + kept.distinctRecords) / 2)).toBeLessThan(near);
});

it('an export is read once more, and only until enough searches were read', async () => {
  const { inspection, source } = await tiktok([], numbers.map(english));
  let read = 0;
  const counted = {
    size: source.size,
    async *read(start: number, end: number) {
      read += end - start;
      yield* source.read(start, end);
    },
  };
  await inspectOffer(inspection, 'records', { source: counted, hashKey: testHashKey });
  expect(read).toBeLessThan(1.5 * source.size);
});
