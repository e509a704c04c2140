/** Says whether a buyer's archive is there and whole, as it lies in the bucket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areFilesWhole } from '@cgdx/core/purchase/check/check-archive.ts';
import { purchaseFileChunks } from '@cgdx/functions/purchase/delivery/purchase-file.ts';
import { fileSource } from '../../ground/file-source.ts';

/** Reads all of it: what cannot be unpacked, or has another checksum than its manifest says, is not whole. */
export async function isArchiveWhole(purchaseId: string): Promise<boolean> {
  const chunks = await purchaseFileChunks(purchaseId);
  if (chunks === undefined) return false;
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-archive-'));
  try {
    const file = join(directory, 'data.zip');
    await writeFile(file, chunks);
    return await areFilesWhole(fileSource(file));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
