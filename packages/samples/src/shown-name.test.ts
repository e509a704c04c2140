import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { shownName } from '@cgdx/core/export/format/archive/shown-name.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { expect, test } from 'vitest';
import { sampleArchive, sampleLayouts } from './testing/sample-archive.ts';

const dataFile = /\.(json|csv|js|html?|txt)$/i;
/** An account's number, a number alone, a playlist's name. */
const isPersonal = /\d{5}|^\d+\.|-v[ií]deo'?s\.csv$/i;

test.each(sampleLayouts)(
  'a refusal can name the files of a %s export in the layout %s',
  async (platform, variant) => {
    const { entries } = await openArchive(memorySource(await sampleArchive(platform, variant)));
    const unnamed = entries
      .map(({ name }) => name)
      .filter((name) => dataFile.test(name) && !isPersonal.test(name) && name !== watermarkFile)
      .filter((name) => shownName(name) === undefined);
    expect(unnamed, 'Add the words of these names to core/src/export/format/archive/shown-name.ts.').toEqual(
      [],
    );
  },
);
