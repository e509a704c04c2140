import { describe, expect, it } from 'vitest';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { english, page, root, watches } from '../../testing/youtube-history.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const original = page(watches, english);
const file = (data: string | Uint8Array, path = `${root}/watch-history.html`): TestFile => ({ path, data });

async function inspect(files: readonly TestFile[], pieceBytes?: number) {
  const result = await inspectBytes(await zipOf(files), { platform: 'youtube' }, pieceBytes);
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  return result.inspection;
}

const expected = await inspect([file(original)]);
const note = '<p>a note <a href="https://example.test/x">of mine</a></p>';

describe('a history page that a program saved again', () => {
  it.each<[how: string, save: (html: string) => string]>([
    ['self-closing breaks', (html) => html.replaceAll('<br>', '<br/>')],
    ['breaks of two kinds in one cell', (html) => html.replace(/(SGT|TRT|EST)<br>/g, '$1<br/>')],
    ['breaks with attributes', (html) => html.replaceAll('<br>', '<br class="x" />')],
    ['tags in capitals', (html) => html.replace(/<\/?(br|div|a)\b/g, (tag) => tag.toUpperCase())],
    ['single quotation marks', (html) => html.replace(/="([^"']*)"/g, "='$1'")],
    ['lines of eighty characters', (html) => html.replace(/(.{60,80}?) /g, '$1\r\n')],
    [
      'line ends of an old Macintosh',
      (html) => html.replaceAll('<div', '\r<div').replaceAll('<br>', '<br>\r'),
    ],
    ['a line for each tag', (html) => html.replaceAll('><', '>\r\n<')],
    ['more breaks than before', (html) => html.replaceAll('<br></div><div', '<br><br/><br></div><div')],
    [
      'a note below each date',
      (html) => html.replaceAll('<br></div><div class="content', `<br>${note}</div><div class="content`),
    ],
  ])('with %s gives the same records', async (_, save) => {
    const saved = save(original);
    expect(saved).not.toBe(original);
    for (const pieceBytes of [65_536, 991]) {
      const found = await inspect([file(saved)], pieceBytes);
      expect(found).toMatchObject({ verdict: 'genuine', recordCounts: expected.recordCounts });
      expect(found.sketch).toEqual(expected.sketch);
      expect(found.ledger?.records).toEqual(expected.ledger?.records);
    }
  });

  it('with unreadable tags is reported as not understood, and not doubted', async () => {
    const json = file(JSON.stringify(watches), `${root}/watch-history.json`);
    const search = file(original.replaceAll('outer-cell', 'cell'), `${root}/search-history.html`);
    const found = await inspect([json, search]);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { watch: watches.length } });
    expect(found.ledger?.files.notUnderstood).toEqual({
      'search-history.html is a web page that is not as Google wrote it': 1,
    });
  });
});

describe('a history page whose dates a program made numeric', () => {
  const two = (n: number) => String(n).padStart(2, '0');
  const clockOf = (day: Date) =>
    `${two(day.getUTCHours())}:${two(day.getUTCMinutes())}:${two(day.getUTCSeconds())} UTC`;
  const dated = (write: (day: string, month: string, year: number) => string) => (ms: number) => {
    const day = new Date(ms);
    const date = write(two(day.getUTCDate()), two(day.getUTCMonth() + 1), day.getUTCFullYear());
    return `${date}, ${clockOf(day)}`;
  };
  const dayFirst = dated((day, month, year) => `${day}/${month}/${year}`);
  const monthFirst = dated((day, month, year) => `${month}/${day}/${year}`);
  const datesOf = (found: typeof expected) => found.findings.find(({ label }) => label === 'Dates')?.value;
  /** Watches whose dates do not show their order: few, none after the twelfth of a month, unsorted. */
  const few = watches.filter(({ time }) => Number(time.slice(8, 10)) <= 12).filter((_, n) => n % 20 === 0);

  it.each([
    ['the day first', dayFirst],
    ['the month first', monthFirst],
    ['the month first, with dots', dated((day, month, year) => `${month}.${day}.${year}`)],
  ])('%s, is read in the order that its values show', async (_, write) => {
    const found = await inspect([file(page(watches, write))]);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { watch: watches.length } });
    expect(found.sketch).toEqual(expected.sketch);
    expect(datesOf(found)).toBeUndefined();
  });

  it('of unknown order is reduced to years, with a finding and without doubt', async () => {
    expect(few.length).toBeGreaterThan(2);
    const found = await inspect([file(page(few, monthFirst))]);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { watch: few.length } });
    expect(found.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
    expect(datesOf(found)).toContain(`${few.length} dates keep their year alone`);
    const { files } = await datasetOf(await zipOf([file(page(few, monthFirst))]), undefined, 'youtube');
    const times = [...files.values()].join('').match(/"at":"[^"]*"/g) ?? [];
    expect(times.length).toBeGreaterThanOrEqual(few.length);
    for (const time of times) expect(time).toMatch(/^"at":"\d{4}-01-01T00:00:00Z"$/);
  });

  it('has the order of another page that the same program saved', async () => {
    const short = file(page(few, monthFirst), `${root}/search-history.html`);
    const found = await inspect([file(page(watches, monthFirst)), short]);
    expect(datesOf(found)).toBeUndefined();
  });

  it('is in the order of its language if Takeout itself writes numeric dates', async () => {
    for (const write of [
      dated((day, month, year) => `${day}.${month}.${year}`),
      dated((d, m, y) => `${d}\u200f/${m}\u200f/${y}`),
    ]) {
      const found = await inspect([file(page(few, write))]);
      expect(datesOf(found)).toBeUndefined();
    }
  });
});

describe('a history beside another', () => {
  const short = watches.slice(0, 60);
  const asPage = (list: typeof watches, path: string) => file(page(list, english), path);
  const asJson = (list: typeof watches, path: string) => file(JSON.stringify(list), path);

  it.each<[what: string, files: readonly TestFile[]]>([
    [
      'My Activity as a page',
      [
        asJson(short, `${root}/watch-history.json`),
        asPage(watches, 'Takeout/My Activity/YouTube/MyActivity.html'),
      ],
    ],
    [
      'My Activity as JSON',
      [
        asPage(short, `${root}/watch-history.html`),
        asJson(watches, 'Takeout/My Activity/YouTube/MyActivity.json'),
      ],
    ],
    [
      'a shorter My Activity',
      [
        asJson(watches, `${root}/watch-history.json`),
        asJson(short, 'Takeout/My Activity/YouTube/MyActivity.json'),
      ],
    ],
    [
      'a folder of YouTube Music',
      [
        asJson(short, `${root}/watch-history.json`),
        asJson(watches, 'Takeout/YouTube Music/history/watch-history.json'),
      ],
    ],
    [
      'My Activity of YouTube Music',
      [
        asJson(short, `${root}/watch-history.json`),
        asJson(watches, 'Takeout/My Activity/YouTube Music/MyActivity.json'),
      ],
    ],
  ])('is read with it, without duplicate watches: %s', async (_, files) => {
    const found = await inspect(files);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { watch: watches.length } });
    const doubts = ({ evidence }: typeof found) =>
      evidence.filter(({ outcome }) => outcome === 'doubts').map(({ id, against }) => ({ id, against }));
    expect(doubts(found)).toEqual(doubts(expected));
    expect(found.ledger?.records).toMatchObject({ read: watches.length, twice: short.length });
  });

  it('of Google Search is left out with a reason', async () => {
    const other = watches.map((watch) => ({
      ...watch,
      titleUrl: 'https://www.google.com/search?q=zorblatt',
    }));
    const found = await inspect([
      asJson(watches, `${root}/watch-history.json`),
      asJson(other, 'Takeout/My Activity/Search/MyActivity.json'),
    ]);
    expect(found.recordCounts).toEqual({ watch: watches.length });
    expect(found.ledger?.files.leftOut).toEqual({ 'of other products of Google': 1 });
  });

  it('with a file name in an unknown language is read together with My Activity', async () => {
    const folder = 'Takeout/YouTube ja YouTube Music/historia';
    const found = await inspect([
      asJson(short, `${folder}/katseluhistoria.json`),
      asJson(watches.slice(40), 'Takeout/My Activity/YouTube/MyActivity.json'),
    ]);
    expect(found.recordCounts).toEqual({ watch: watches.length });
  });
});

it('activity other than watches and searches is reported', async () => {
  const posts = watches.slice(0, 40).map((watch, n) => ({
    ...watch,
    title: 'Viewed a post',
    titleUrl: `https://www.youtube.com/post/Ugk${n}`,
  }));
  const found = await inspect([file(JSON.stringify([...watches, ...posts]), `${root}/watch-history.json`)]);
  expect(found.ledger?.records).toEqual({
    read: watches.length,
    twice: 0,
    notUnderstood: {},
    leftOut: { 'of other activity than watching and searching': 40 },
  });
  expect(found.findings).toContainEqual({ label: 'Left out', value: expect.stringContaining('40 records') });
});
