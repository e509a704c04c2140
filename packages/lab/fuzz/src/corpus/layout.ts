/** The inputs that are mutated: a small sample export of every platform and layout. */

import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { sampleArchive, sampleLayouts } from '@cgdx/samples/testing/sample-archive.ts';

export interface Layout {
  readonly platform: PlatformId;
  readonly variant: string;
  readonly files: readonly (TestFile & { readonly data: Buffer })[];
}

/** Uncompressed size: enough for each kind of record, and quick to read. */
const sampleBytes = 3000;

let known: Promise<readonly Layout[]> | undefined;

/** Returns the layouts; each sample is made only once. */
export function readLayouts(): Promise<readonly Layout[]> {
  known ??= Promise.all(sampleLayouts.map(([platform, variant]) => readLayout(platform, variant)));
  return known;
}

async function readLayout(platform: PlatformId, variant: string): Promise<Layout> {
  const bytes = await sampleArchive(platform, variant, { sizeBytes: sampleBytes });
  const { entries } = await openArchive(memorySource(bytes));
  const files: Layout['files'][number][] = [];
  for (const entry of entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.read()) chunks.push(chunk);
    files.push({ path: entry.path, data: Buffer.concat(chunks) });
  }
  return { platform, variant, files };
}
