import { describe, expect, inject, it } from 'vitest';
import { memorySource } from '../../testing/memory-source.ts';
import { macZip } from '../../testing/zip-bytes.ts';
import type { ByteSource } from '../byte-source.ts';
import { type ArchiveEntry, openArchive } from './open-archive.ts';

const fourGiB = 2 ** 32;

const photo = { path: 'media/film.mp4', data: Buffer.alloc(50_000, 'film') };
const history = { path: 'history.json', data: JSON.stringify([{ played: 'a song' }]) };
const notes = { path: 'notes.txt', data: 'hello' };

async function textOf(entry: ArchiveEntry | undefined): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry?.read() ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Inserts `times` 4 GiB of zeros after byte `at`: no number in the archive changes, as macOS keeps only the lower bits. */
function grown(bytes: Uint8Array, at: number, times: number): ByteSource {
  const gap = times * fourGiB;
  return {
    size: bytes.length + gap,
    async *read(start, end) {
      const range = new Uint8Array(end - start);
      const before = bytes.subarray(Math.min(start, at), Math.min(end, at));
      range.set(before);
      const from = Math.max(start, at + gap);
      if (end > from) range.set(bytes.subarray(from - gap, end - gap), from - start);
      yield range;
    },
  };
}

/** Inside the compressed bytes of the first entry. */
const insidePhoto = 30 + photo.path.length + 16 + 5;

describe('an archive made by macOS', () => {
  it.each([1, 2])('is read if one of its files has over %i times 4 GiB', async (times) => {
    const source = grown(macZip([photo, history, notes]), insidePhoto, times);
    const { entries } = await openArchive(source);
    expect(entries.map(({ name }) => name)).toEqual(['film.mp4', 'history.json', 'notes.txt']);
    expect(await textOf(entries[1])).toBe(history.data);
    expect(await textOf(entries[2])).toBe(notes.data);
  });

  it('is refused if it has a gap that none of its files accounts for', async () => {
    const bytes = macZip([photo, history]);
    const behindBoth = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    await expect(openArchive(grown(bytes, behindBoth, 1))).rejects.toMatchObject({
      rejection: { code: 'damaged-zip' },
    });
  });

  it.runIf(inject('everyCase'))('is read if it has more files than its 16-bit count holds', async () => {
    const files = Array.from({ length: 65_600 }, (_, i) => ({ path: `posts/${i}.json`, data: '[0]' }));
    files.push({ path: 'posts/last.json', data: '[1]' });
    const { entries } = await openArchive(memorySource(macZip(files)));
    expect(entries).toHaveLength(files.length);
    expect(await textOf(entries.at(-1))).toBe('[1]');
  });
});
