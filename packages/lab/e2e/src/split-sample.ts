/** Splits a sample as platforms split their exports: each file goes into one of several archives. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';

/** @returns the paths of the parts, which have the given names and about the same number of files */
export async function splitSample(sample: string, names: readonly string[]): Promise<string[]> {
  const { entries } = await openArchive(memorySource(readFileSync(sample)));
  const files = await Promise.all(
    entries.map(async (entry) => ({ path: entry.path, data: await buffer(entry.read()) })),
  );
  return Promise.all(
    names.map(async (name, part) => {
      const path = join(dirname(sample), name);
      writeFileSync(path, await zipOf(files.filter((_, i) => i % names.length === part)));
      return path;
    }),
  );
}
