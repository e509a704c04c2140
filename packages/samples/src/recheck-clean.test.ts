import { judgeDataset } from '@cgdx/core/export/recheck/judge-dataset.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { writeWhole } from './testing/export-reading.ts';
import { sampleArchive } from './testing/sample-archive.ts';
import { eachPlatform } from './testing/some-layouts.ts';

const tagger = loadNameTagger();
const sizeBytes = 600_000;

describe.each(['records', 'words'] as const)('as %s', (offer) => {
  it.each(eachPlatform(2))(
    'the dataset of a %s export in the layout %s has no fault',
    async (platform, variant) => {
      const { manifest, files } = await writeWhole(
        platform,
        await sampleArchive(platform, variant, { sizeBytes }),
        tagger,
        offer,
      );
      const linesOf = async function* (file: string) {
        yield* (files.get(file) ?? '').split('\n').filter(Boolean);
      };
      const dataset = {
        platform: platform as PlatformId,
        files: manifest.files.map(({ name }) => name),
        linesOf,
      };
      expect(await judgeDataset(dataset, { tagger })).toEqual({ faults: [], isWhole: true });
    },
  );
});
