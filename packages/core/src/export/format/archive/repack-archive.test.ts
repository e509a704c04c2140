import { describe, expect, it } from 'vitest';
import { memorySource } from '../../testing/memory-source.ts';
import { archiveOf } from '../../testing/piece-bytes.ts';
import { macZip, rawZip, zipOf } from '../../testing/zip-bytes.ts';
import { openArchive } from './open-archive.ts';
import { repackArchive } from './repack-archive.ts';
import { directory } from './write-header.ts';

const files = [
  { path: 'export/plays.json', data: JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ n }))) },
  { path: 'export/búsquedas 検索.json', data: '["secret"]' },
  { path: 'export/empty.json', data: '' },
  { path: 'omitted.json', data: '{"of":"somebody else"}' },
];

const isLeftOut = (path: string) => path.includes('検索');
const add = (leftOut: readonly string[]) => ({ path: 'omitted.json', data: Buffer.from(leftOut.join()) });

async function contents(bytes: Uint8Array) {
  const { entries } = await openArchive(memorySource(bytes));
  const read: Record<string, string> = {};
  for (const entry of entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.read()) chunks.push(chunk);
    read[entry.path] = Buffer.concat(chunks).toString('utf8');
  }
  return read;
}

describe('an archive from which files are left out', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['deflated', () => zipOf(files)],
    ['stored', () => zipOf(files, { compress: false })],
    ['with sizes after the data', () => zipOf(files, { streamed: true })],
    ['in zip64', () => zipOf(files, { zip64: true })],
    ['as macOS packs it', () => macZip(files)],
  ])('%s, has all other files and the added one', async (_, pack) => {
    const bytes = await pack();
    const pieces = await repackArchive({ source: memorySource(bytes), isLeftOut, add });
    const rest = archiveOf(bytes, pieces ?? []);
    expect(await contents(rest)).toEqual({
      'export/plays.json': files[0]?.data,
      'export/empty.json': '',
      'omitted.json': 'export/búsquedas 検索.json',
    });
    expect(Buffer.from(rest).includes('secret')).toBe(false);
  });

  it('consists of ranges of the old file and new headers, without recompression', async () => {
    const bytes = await zipOf(files);
    const pieces = (await repackArchive({ source: memorySource(bytes), isLeftOut, add })) ?? [];
    const written = pieces.reduce(
      (sum, piece) => sum + (piece.kind === 'written' ? piece.bytes.length : 0),
      0,
    );
    expect(pieces.filter(({ kind }) => kind === 'copied')).toHaveLength(2);
    expect(written).toBeLessThan(500);
  });

  it('is not changed if nothing is left out', async () => {
    const source = memorySource(await zipOf(files));
    expect(await repackArchive({ source, isLeftOut: () => false, add })).toBeUndefined();
  });

  it('is refused if it cannot be read', async () => {
    const source = memorySource(rawZip([{ path: '../a.json', data: 'x' }]));
    await expect(repackArchive({ source, isLeftOut, add })).rejects.toMatchObject({
      rejection: { code: 'unsafe-path' },
    });
  });
});

describe('the directory of an archive beyond 4 GiB', () => {
  it('is read back with the same numbers', async () => {
    const at = 5 * 2 ** 32;
    const entry = { method: 8, crc32: 7, packedBytes: 10, sizeBytes: 20 };
    const large = { method: 0, crc32: 8, packedBytes: 2 ** 32 + 5, sizeBytes: 2 ** 32 + 5 };
    const placed = [
      { ...entry, path: 'a.json', start: 0 },
      { ...large, path: 'b.json', start: 3 * 2 ** 32 },
    ];
    const end = directory(placed, at);
    const sparse = {
      size: at + end.length,
      async *read(from: number, to: number) {
        const bytes = Buffer.alloc(to - from);
        if (from < 4) Buffer.from('PK\u0003\u0004').copy(bytes);
        if (to > at) Buffer.from(end).copy(bytes, Math.max(0, at - from), Math.max(0, from - at));
        yield bytes;
      },
    };
    const { entries } = await openArchive(sparse);
    expect(entries.map(({ path, sizeBytes, crc32 }) => [path, sizeBytes, crc32])).toEqual([
      ['a.json', 20, 7],
      ['b.json', 2 ** 32 + 5, 8],
    ]);
  });
});
