/** The datasets that every catalogue begins with: well-known public ones, described in our own words. */
import type { CatalogueRecord } from './record-schema.ts';
import { audioRecords } from './seed/audio.ts';
import { earthRecords } from './seed/earth.ts';
import { economyRecords } from './seed/economy.ts';
import { healthRecords } from './seed/health.ts';
import { imageRecords } from './seed/image.ts';
import { languageRecords } from './seed/language.ts';
import { networkRecords } from './seed/network.ts';
import { societyRecords } from './seed/society.ts';
import { tabularRecords } from './seed/tabular.ts';

const texts = [
  languageRecords,
  imageRecords,
  audioRecords,
  tabularRecords,
  economyRecords,
  healthRecords,
  earthRecords,
  societyRecords,
  networkRecords,
];

/** Reads a line: title | link | licence | topics | description. */
function recordOf(line: string): CatalogueRecord {
  const [title = '', link = '', licence = '', topics = '', description = ''] = line.split(' | ');
  return { id: link, title, link, licence, description, topics: topics.split(', '), source: 'seed' };
}

export const seedRecords: readonly CatalogueRecord[] = texts.flatMap((text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(recordOf),
);
