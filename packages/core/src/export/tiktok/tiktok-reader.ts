/** Reads TikTok's exports: one nested JSON object in its old and new layouts, or a folder of text files. */
import { personalWordsOf } from '../activity/personal-words.ts';
import type { ArchiveEntry } from '../archive/open-archive.ts';
import type { DatasetRecord } from '../dataset-field.ts';
import { type ExportFiles, type ExportReader, mergeObservations, unitOf } from '../export-reader.ts';
import type { RawRecord } from '../raw-value.ts';
import { concludeTiktok } from './conclude-tiktok.ts';
import { mergeTiktok, observeTiktok } from './observe-tiktok.ts';
import { readTiktokFile } from './read-tiktok-file.ts';
import type { TiktokFile } from './tiktok-file.ts';
import { listOf, readTiktokRecord, tiktokKinds } from './tiktok-record.ts';

const profileText = /^(profile information|profile info|profielinformatie)\.txt$/i;

export const tiktokReader: ExportReader = {
  platform: 'tiktok',
  kinds: tiktokKinds,
  withheld: [
    { file: 'Direct Message, Follower, Following, Block List, Contacts', fields: ['everything'] },
    { file: 'Profile, Login History, Status, Location Review, Purchases, Post', fields: ['everything'] },
    { file: 'Share History', fields: ['SharedContent', 'Method', 'Link'] },
    { file: 'Comments', fields: ['photo', 'url'] },
  ],
  async find(entries) {
    return readable(entries);
  },
};

function readable(entries: readonly ArchiveEntry[]): ExportFiles {
  const json = entries.filter(({ name }) => /^user_data(_tiktok)?( ?\(\d+\))?\.json$/i.test(name));
  const texts = entries.filter(({ name }) => listOf(name) !== undefined);
  const files: TiktokFile[] = (json.length > 0 ? json : texts)
    .map((entry) => ({ entry, isText: json.length === 0 }))
    .sort((a, b) =>
      a.entry.name < b.entry.name
        ? -1
        : a.entry.name > b.entry.name
          ? 1
          : a.entry.sizeBytes - b.entry.sizeBytes,
    );
  const profile = async () => {
    const found: RawRecord[] = [];
    const profiles = entries.filter(({ name }) => profileText.test(name));
    for (const file of json.length > 0 ? files : profiles.map((entry) => ({ entry, isText: true }))) {
      for await (const { section, records } of readTiktokFile(file, () => {})) {
        if (/ProfileMap$/.test(section) || file.isText) found.push(...records);
      }
    }
    return found;
  };
  return {
    units: files.map(({ entry, isText }) => {
      const list = isText ? listOf(entry.name) : undefined;
      return {
        name: entry.path,
        bytes: entry.sizeBytes,
        kinds: list === undefined ? tiktokKinds.map(({ kind }) => kind) : [list.kind],
      };
    }),
    observe: (unit, options) => observeTiktok(unitOf(files, unit), options),
    merge: (observations) => mergeObservations(observations, mergeTiktok),
    conclude: async (observation, { hashKey }) =>
      concludeTiktok(files, mergeObservations([observation], mergeTiktok), hashKey),
    async *records(unit, onBytes) {
      for await (const { section, records } of readTiktokFile(unitOf(files, unit), onBytes)) {
        const list = listOf(section);
        if (list === undefined) continue;
        const read: DatasetRecord[] = [];
        for (const raw of records) {
          const record = readTiktokRecord(list, raw);
          if (record !== undefined) read.push(record);
        }
        yield { kind: list.kind, records: read };
      }
    },
    personalWords: async () => personalWordsOf(await profile()),
  };
}
