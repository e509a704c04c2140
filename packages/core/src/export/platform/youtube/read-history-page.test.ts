import { describe, expect, it } from 'vitest';
import { inspectBytes } from '../../testing/inspect-bytes.ts';
import { english, page, root, watches } from '../../testing/youtube-history.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const original = page(watches, english);
const file = (data: string | Uint8Array, path = `${root}/watch-history.html`): TestFile => ({ path, data });

async function inspect(files: readonly TestFile[], pieceBytes?: number) {
  const result = await inspectBytes(await zipOf(files), { dataPoolId: 'youtube' }, pieceBytes);
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  return result.inspection;
}

const expected = await inspect([file(original)]);
const note = '<p>a note <a href="https://example.test/x">of mine</a></p>';

describe('a history page that a program saved again', () => {
  it.each<[how: string, save: (html: string) => string]>([
    ['breaks that close themselves', (html) => html.replaceAll('<br>', '<br/>')],
    ['breaks of two kinds in one cell', (html) => html.replace(/(SGT|TRT|EST)<br>/g, '$1<br/>')],
    ['breaks with attributes', (html) => html.replaceAll('<br>', '<br class="x" />')],
    ['tags in capitals', (html) => html.replace(/<\/?(br|div|a)\b/g, (tag) => tag.toUpperCase())],
    ['single quotation marks', (html) => html.replace(/="([^"']*)"/g, "='$1'")],
    ['lines of eighty signs', (html) => html.replace(/(.{60,80}?) /g, '$1\r\n')],
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
  ])('with %s is read as if it had not been', async (_, save) => {
    const saved = save(original);
    expect(saved).not.toBe(original);
    for (const pieceBytes of [65_536, 991]) {
      const found = await inspect([file(saved)], pieceBytes);
      expect(found).toMatchObject({ verdict: 'genuine', recordCounts: expected.recordCounts });
      expect(found.sketch).toEqual(expected.sketch);
      expect(found.ledger?.records).toEqual(expected.ledger?.records);
    }
  });

  it('whose marks nobody can read is told as not understood, and is against nobody', async () => {
    const json = file(JSON.stringify(watches), `${root}/watch-history.json`);
    const search = file(original.replaceAll('outer-cell', 'cell'), `${root}/search-history.html`);
    const found = await inspect([json, search]);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { watch: watches.length } });
    expect(found.ledger?.files.notUnderstood).toEqual({
      'search-history.html is a web page that is not as Google wrote it': 1,
    });
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
  ])('is read with it, each watch once: %s', async (_, files) => {
    const found = await inspect(files);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { watch: watches.length } });
    const doubts = ({ evidence }: typeof found) =>
      evidence.filter(({ outcome }) => outcome === 'doubts').map(({ id, against }) => ({ id, against }));
    expect(doubts(found)).toEqual(doubts(expected));
    expect(found.ledger?.records).toMatchObject({ read: watches.length, twice: short.length });
  });

  it('that is of Search is none of YouTube, and is left out with a word', async () => {
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

  it('in a language whose name we do not know is read beside My Activity', async () => {
    const folder = 'Takeout/YouTube ja YouTube Music/historia';
    const found = await inspect([
      asJson(short, `${folder}/katseluhistoria.json`),
      asJson(watches.slice(40), 'Takeout/My Activity/YouTube/MyActivity.json'),
    ]);
    expect(found.recordCounts).toEqual({ watch: watches.length });
  });
});

it('rows that are no watches are told', async () => {
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
