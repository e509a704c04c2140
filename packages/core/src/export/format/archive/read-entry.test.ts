import { expect, test } from 'vitest';
import { memorySource } from '../../testing/memory-source.ts';
import { macZip } from '../../testing/zip-bytes.ts';
import { maxRatio, ratioAppliesAboveBytes } from './archive-limit.ts';
import { createBlockReader } from './block-reader.ts';
import { readDirectory } from './read-directory.ts';
import { readEntry } from './read-entry.ts';

/** Reads the only file of an archive by macOS. `toldBytes`: the size in its header, of which macOS keeps only the lower bits. */
async function bytesRead(data: Buffer, toldBytes: number): Promise<number> {
  const reader = createBlockReader(memorySource(macZip([{ path: 'history.json', data }])), 4);
  const { entries, end } = await readDirectory(reader, () => undefined);
  const entry = { ...entries[0]!, sizeBytes: toldBytes, isSizeCertain: false };
  let bytes = 0;
  for await (const chunk of readEntry(reader, entry, end, { name: 'a.json' })) bytes += chunk.length;
  return bytes;
}

test('a file that grows far more than any export is refused while it is read, whatever its header says', async () => {
  const zeros = Buffer.alloc(2 * ratioAppliesAboveBytes);
  await expect(bytesRead(zeros, 100)).rejects.toMatchObject({
    rejection: { code: 'zip-bomb', message: expect.stringContaining(`${maxRatio} times`) },
  });
});

test('a small file may have any ratio', async () => {
  const zeros = Buffer.alloc(ratioAppliesAboveBytes);
  expect(await bytesRead(zeros, zeros.length)).toBe(zeros.length);
});
