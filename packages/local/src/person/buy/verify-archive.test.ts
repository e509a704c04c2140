import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DataManifest } from '@cgdx/core/purchase/data-manifest-schema.ts';
import { dataManifestName } from '@cgdx/core/purchase/data-zip-path.ts';
import { archiveOf } from '@cgdx/functions/purchase/delivery/archive.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyArchive } from './verify-archive.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-verify-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The chain's node is not called before the archive itself has been verified. */
const chain = {
  rpcUrl: 'http://127.0.0.1:1',
  chainId: 1287,
  contracts: { marketplace: `0x${'a7'.repeat(20)}` },
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function zip(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const file = join(directory, name);
  const archived = Object.entries(files).map(([path, text]) => ({
    name: path,
    bytes: Buffer.byteLength(text),
    read: async function* () {
      yield Buffer.from(text);
    },
  }));
  await pipeline(archiveOf(archived, new Date(0)), createWriteStream(file));
  return file;
}

const manifestOf = (files: Readonly<Record<string, string>>): string => {
  const manifest: DataManifest = {
    format: 'cgdx-purchase/1',
    uploads: [],
    files: Object.entries(files).map(([name, text]) => ({
      name,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
    })),
  };
  return JSON.stringify(manifest);
};

const files = { 'README.md': 'read me', 'spotify/a/play.ndjson.gz': 'records' };

test('an archive whose files agree with its manifest is valid', async () => {
  const file = await zip('good.zip', { [dataManifestName]: manifestOf(files), ...files });
  expect(await verifyArchive(file, chain)).toEqual({ uploads: [], files: 2, derived: 0 });
});

test.each([
  [{ ...files, 'README.md': 'READ me' }, 'README.md has another checksum'],
  [{ 'README.md': 'read me' }, 'The archive lacks spotify/a/play.ndjson.gz'],
  [{ ...files, 'more.txt': 'more' }, 'The archive has more.txt, which its manifest does not name'],
])('a changed archive is refused with a sentence that names the file', async (changed, sentence) => {
  const file = await zip('bad.zip', { [dataManifestName]: manifestOf(files), ...changed });
  await expect(verifyArchive(file, chain)).rejects.toThrow(sentence);
});

test('an archive without a manifest, or with a malformed one, is refused', async () => {
  await expect(verifyArchive(await zip('none.zip', files), chain)).rejects.toThrow('lacks manifest.json');
  const other = await zip('other.zip', { [dataManifestName]: '{"format":"x"}' });
  await expect(verifyArchive(other, chain)).rejects.toThrow('manifest.json is not what it should be');
});
