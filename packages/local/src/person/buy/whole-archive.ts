/** Checks whether a buyer's archive in the bucket is complete. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areFilesWhole } from '@cgdx/core/purchase/check/check-archive.ts';
import { purchaseFileChunks } from '@cgdx/functions/purchase/delivery/purchase-file.ts';
import { fileSource } from '../../ground/file-source.ts';

/**
 * Reads the whole archive: it is incomplete if an entry cannot be unpacked, or its checksum differs from the
 * manifest's.
 */
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
