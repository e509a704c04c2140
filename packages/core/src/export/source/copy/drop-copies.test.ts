import { describe, expect, it } from 'vitest';
import { openArchive } from '../../format/archive/open-archive.ts';
import { fileNaming } from '../../platform/file-naming.ts';
import { memorySource } from '../../testing/memory-source.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';
import { dropCopies } from './drop-copies.ts';

const rows = (from: number, to: number, word = 'record') =>
  Array.from({ length: to - from }, (_, n) => ({
    at: `2024-01-01T00:00:${from + n}Z`,
    id: `${word} ${from + n}`,
  }));
const file = (path: string, list: readonly unknown[] = rows(0, 200)): TestFile => ({
  path,
  data: JSON.stringify(list),
});

async function dropped(files: readonly TestFile[]) {
  const { entries } = await openArchive(memorySource(await zipOf(files)), fileNaming);
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1));
  const once = await dropCopies(sorted);
  const [finding] = once.findings;
  return {
    kept: once.kept.map(({ path }) => path),
    near: once.nearCopies.map(({ path }) => path),
    said: finding?.value,
  };
}

describe('a file that is in an export twice', () => {
  it('is kept once: the copy among the other files of the export', async () => {
    const rest = [file('data/a.js', rows(0, 30, 'a')), file('data/b.js', rows(0, 30, 'b'))];
    for (const copy of [
      'like.js',
      'again/like.js',
      'data/like (1).js',
      'data/like 2.js',
      'zzz/like.js',
      'data copy/like.js',
    ]) {
      const { kept } = await dropped([...rest, file('data/like.js'), file(copy)]);
      expect(kept, copy).toEqual(['data/a.js', 'data/b.js', 'data/like.js']);
    }
  });

  it('is kept once if all files are there twice', async () => {
    const files = ['data/a.js', 'data/like.js', 'more/b.js'].map((path, n) =>
      file(path, rows(0, 40, `${n}`)),
    );
    const again = files.map(({ path, data }) => ({ path: `my export/${path}`, data }));
    expect((await dropped([...files, ...again])).kept).toEqual(files.map(({ path }) => path));
  });

  it('is kept once of any number of copies', async () => {
    const copies = Array.from({ length: 40 }, (_, n) => file(`like (${n}).js`));
    expect((await dropped([file('like.js'), ...copies])).kept).toEqual(['like.js']);
  });

  it('is kept once if the copy is formatted differently', async () => {
    const data = JSON.stringify(rows(0, 200), null, 4).replaceAll('\n', '\r\n');
    expect(await dropped([file('like.js'), { path: 'like copy.js', data: `\uFEFF${data}` }])).toMatchObject({
      kept: ['like.js'],
      near: ['like copy.js'],
    });
  });

  it('is kept once if the copy has a few more, fewer or other records', async () => {
    for (const list of [rows(0, 205), rows(5, 200), [...rows(0, 195), ...rows(900, 905)]]) {
      expect((await dropped([file('like.js'), file('like (1).js', list)])).kept).toEqual(['like.js']);
    }
  });

  it('is kept once if it is too large to be compared completely', async () => {
    const long = rows(0, 20_000);
    const copy = file('like (1).js', [...long.slice(0, 100), ...long.slice(110)]);
    expect((await dropped([file('like.js', long), copy])).kept).toEqual(['like.js']);
  });

  it('is reported by its name if a platform gives it, and otherwise by number', async () => {
    const both = (path: string, n: number) => [
      file(path, rows(0, 50, `${n}`)),
      file(`x/${path}`, rows(0, 50, `${n}`)),
    ];
    expect((await dropped(both('like.js', 1))).said).toBe(
      'like.js is in the export more than once, with the same contents or nearly the same: it counts once.',
    );
    const many = ['like.js', 'tweets.js', 'Anna.json', 'Otto.json'].flatMap(both);
    expect((await dropped(many)).said).toBe(
      'like.js, tweets.js and 2 other files are in the export more than once, with the same contents or nearly the same: each counts once.',
    );
    expect((await dropped(both('Anna.json', 1))).said).toMatch(/^One file is /);
  });
});

describe('files that are not copies', () => {
  it.each<[what: string, files: TestFile[]]>([
    ['other records under the name of a copy', [file('like.js'), file('like (1).js', rows(500, 700))]],
    ['a file that continues another one', [file('comments.csv'), file('comments(1).csv', rows(200, 400))]],
    ['half of the same records', [file('like.js'), file('like (1).js', rows(100, 300))]],
    [
      'a newer file with the same records and half as many more',
      [file('like.js'), file('like (1).js', rows(0, 300))],
    ],
    ['the same contents under another name', [file('like.js'), file('tweets.js')]],
    ['files of the same kind', [file('endsong_0.json'), file('endsong_1.json')]],
    ['a picture', [{ ...file('a.jpg') }, { ...file('b/a.jpg') }]],
    ['empty lists', [file('a/message_1.json', []), file('b/message_1.json', [])]],
    ['a list of contents', [file('data/manifest.js'), file('part/data/manifest.js', rows(0, 201))]],
    [
      'a few details of two people',
      [
        file('Userdata.json', [{ name: 'Anna', city: 'Ulm' }]),
        file('Userdata (1).json', [{ name: 'Otto', city: 'Ulm' }]),
      ],
    ],
  ])('is kept: %s', async (_, files) => {
    const { kept, said } = await dropped(files);
    expect(kept).toHaveLength(files.length);
    expect(said).toBeUndefined();
  });

  it('any number of threads with the same name are kept', async () => {
    for (const count of [10, 60]) {
      const threads = Array.from({ length: count }, (_, n) =>
        file(`messages/inbox/friend_${n}/message_1.json`, rows(0, 40, `said ${n}`)),
      );
      expect((await dropped(threads)).kept).toHaveLength(count);
      const again = threads.map(({ path, data }) => ({ path: `again/${path}`, data }));
      expect((await dropped([...threads, ...again])).kept).toHaveLength(count);
      const nearly = threads.map(({ path }, n) => file(`again/${path}`, rows(1, 40, `said ${n}`)));
      expect((await dropped([...threads, ...nearly])).kept).toHaveLength(count);
    }
  });
});
