/** Fuzzes the reader of a zip's central directory with false directories. */

import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { macZip, type RawEntry, rawZip } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { Random } from '@cgdx/samples/ground/random.ts';
import { checkRejection } from '../case/judge.ts';
import type { FuzzCase } from '../case/run-case.ts';
import type { Layout } from '../corpus/layout.ts';
import { mutateContainer } from '../mutate/mutate-container.ts';
import { strangeText } from '../mutate/strange-text.ts';

export function directoryCase(random: Random, { platform, variant, files }: Layout): FuzzCase {
  let bytes = makeZip(random, files);
  for (let left = random.pick([0, 1, 1, 3]); left > 0; left--) bytes = mutateContainer(random, bytes);
  return {
    what: `list of contents, of ${platform} ${variant}`,
    bytes: bytes.length,
    async run() {
      try {
        const { entries } = await openArchive(memorySource(bytes, 4096));
        for (const entry of entries) for await (const _ of entry.read());
        return 'read';
      } catch (error) {
        if (!(error instanceof ExportRejected)) throw error;
        checkRejection(error.rejection);
        return 'refused';
      }
    },
  };
}

function makeZip(random: Random, files: Layout['files']): Buffer {
  const small = files.map(({ path, data }) => ({ path, data: data.subarray(0, 500) }));
  if (random.chance(0.2)) return macZip(small);
  const liar = random.between(0, small.length - 1);
  return rawZip(small.map((file, at) => (at === liar ? lie(random, file) : file)));
}

const edges = [0, 1, 2 ** 31, 2 ** 32 - 1] as const;

function lie(random: Random, file: RawEntry): RawEntry {
  switch (random.between(0, 4)) {
    case 0:
      return { ...file, path: `${file.path}${strangeText(random)}`.slice(0, 20_000) };
    case 1:
      return { ...file, method: random.pick([0, 1, 8, 9, 12, 99]) };
    case 2:
      return { ...file, flags: random.between(0, 0xffff) };
    case 3:
      return { ...file, size: random.pick(edges) };
    default:
      return { ...file, offset: random.pick(edges) };
  }
}
