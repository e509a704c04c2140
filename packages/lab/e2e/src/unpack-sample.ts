/** Unpacks a sample into a folder, as people often do with an export before they contribute it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';

/** Returns the folder, which is beside the archive and has its name. */
export async function unpackSample(archive: string): Promise<string> {
  const folder = archive.replace(/\.zip$/, '');
  for (const { path, read } of (await openArchive(memorySource(readFileSync(archive)))).entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of read()) chunks.push(chunk);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.concat(chunks));
  }
  return folder;
}
