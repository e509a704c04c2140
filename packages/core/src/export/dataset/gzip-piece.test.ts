import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPieceWriter, gzipHead, gzipTail, type PieceSum } from './gzip-piece.ts';

async function packed(pieces: readonly (readonly string[])[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [gzipHead];
  const sums: PieceSum[] = [];
  for (const texts of pieces) {
    const piece = createPieceWriter(async (chunk) => void chunks.push(chunk));
    for (const text of texts) await piece.write(text);
    sums.push(await piece.end());
  }
  return Buffer.concat([...chunks, gzipTail(sums)]);
}

const long = Array.from({ length: 40_000 }, (_, i) => `{"record":${i}}\n`);

test('separately compressed pieces form one gzip file', async () => {
  const bytes = await packed([['a\n', 'b\n'], [], long, ['ü€\n']]);
  expect(gunzipSync(bytes).toString('utf8')).toBe(`a\nb\n${long.join('')}ü€\n`);
  // a browser accepts only a file with a single member
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(stream).text()).toBe(`a\nb\n${long.join('')}ü€\n`);
});

test('the bytes depend only on the text, not on how it was divided into writes', async () => {
  expect(await packed([long])).toEqual(await packed([[long.join('')]]));
});

test('an error while the packed bytes are stored reaches the writer', async () => {
  const piece = createPieceWriter(() => Promise.reject(new Error('the disk is full')));
  await expect(
    (async () => {
      for (const text of long) await piece.write(text);
      await piece.end();
    })(),
  ).rejects.toThrow('the disk is full');
});
