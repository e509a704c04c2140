import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { showNamesOf } from '@cgdx/core/export/format/archive/shown-name.ts';
import { platforms } from '@cgdx/core/export/platform/platforms.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { expect, test } from 'vitest';
import { sampleArchive } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

const dataFile = /\.(json|csv|js|html?|txt)$/i;
/** Matches an account's number, a bare number, and a playlist's name, which are personal. */
const isPersonal = /\d{5}|^\d+\.|-v[ií]deo'?s\.csv$/i;

test.each(someLayouts(1))(
  'a refusal can name the files of a %s export in the layout %s',
  async (platform, variant) => {
    const { entries } = await openArchive(memorySource(await sampleArchive(platform, variant)));
    const pool = parsePlatformId(platform);
    const showName = showNamesOf(pool === undefined ? [] : platforms[pool].fileNames.words);
    const unnamed = entries
      .map(({ name }) => name)
      .filter((name) => dataFile.test(name) && !isPersonal.test(name) && name !== watermarkFile)
      .filter((name) => showName(name) === undefined);
    expect(
      unnamed,
      `Messages cannot name these files: add the words of their names to core/src/export/platform/${platform}/${platform}-file-name.ts.`,
    ).toEqual([]);
  },
);
