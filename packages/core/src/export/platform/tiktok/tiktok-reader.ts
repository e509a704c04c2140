/** Reads TikTok's exports: one nested JSON object in its old and new layouts, or a folder of text files in any language. */
import { personalWordsOf } from '../../activity/personal-words.ts';
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import {
  type ExportFiles,
  type ExportReader,
  mergeObservations,
  unitOf,
} from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { concludeTiktok } from './conclude-tiktok.ts';
import { mergeTiktok, observeTiktok } from './observe-tiktok.ts';
import { createOwnVideos, type OwnVideos } from './own-video.ts';
import { readTiktokRecords } from './read-tiktok-file.ts';
import { findTiktokFiles, whyUnreadByTiktok } from './tiktok-file.ts';
import { tiktokLeaveOut } from './tiktok-leave-out.ts';
import { listOfSection } from './tiktok-list.ts';
import { createTiktokPeople, type TiktokPeople } from './tiktok-people.ts';
import { readTextPeople } from './tiktok-people-file.ts';
import { readTextProfiles, readTiktokProfiles, userNamesOf } from './tiktok-profile.ts';
import { tiktokKinds } from './tiktok-record.ts';

export const tiktokReader: ExportReader = {
  platform: 'tiktok',
  kinds: tiktokKinds,
  withheld: [
    { file: 'Direct Message, Follower, Following, Block List, Contacts', fields: ['everything'] },
    { file: 'Profile, Login History, Status, Location Review, Purchases', fields: ['everything'] },
    { file: 'Post', fields: ['Link', 'Title', 'Sound', 'Location'] },
    { file: 'Share History', fields: ['SharedContent', 'Method'] },
    { file: 'Comments', fields: ['photo', 'url'] },
  ],
  leaveOut: tiktokLeaveOut,
  async find(entries) {
    return readable(entries);
  },
};

async function readable(entries: readonly ArchiveEntry[]): Promise<ExportFiles> {
  const files = await findTiktokFiles(entries);
  const isText = files.some((file) => file.isText);
  let read: Promise<{ profiles: RawRecord[]; people: TiktokPeople; own: OwnVideos }> | undefined;
  /** Reads the people and the own videos in the files once and caches them. */
  const readPeople = () => {
    read ??= (async () => {
      const people = createTiktokPeople();
      const own = createOwnVideos();
      const profiles = await readTiktokProfiles(entries, files, (section, records) => {
        if (listOfSection(section)?.kind === 'post') own.take(records);
        else people.take(section, records);
      });
      if (isText) await readTextPeople(entries, people, own);
      return { profiles, people, own };
    })();
    return read;
  };
  return {
    units: files.map(({ entry, list }) => ({
      name: entry.path,
      bytes: entry.sizeBytes,
      files: [entry],
      kinds: list === undefined ? tiktokKinds.map(({ kind }) => kind) : [list.kind],
    })),
    whyUnread: (entry) => whyUnreadByTiktok(entry, files),
    observe: (unit, options) => observeTiktok(unitOf(files, unit), options),
    merge: (observations) => mergeObservations(observations, mergeTiktok),
    async conclude(observation, { hashKey }) {
      const named = isText ? userNamesOf(await readTextProfiles(entries)) : [];
      return concludeTiktok(files, mergeObservations([observation], mergeTiktok), hashKey, named);
    },
    async *records(unit, onBytes) {
      for await (const read of untilNotUnderstood(readTiktokRecords(unitOf(files, unit), onBytes))) {
        if (read.kind !== 'read') continue;
        const { own } = await readPeople();
        const records: DatasetRecord[] = [];
        read.each((record) => {
          const isOwn = typeof record.video === 'string' && own.has(record.video);
          records.push(isOwn ? { ...record, video: null } : record);
        });
        yield { kind: read.list.kind, records };
      }
    },
    async personalWords() {
      const { profiles, people } = await readPeople();
      return personalWordsOf({ names: userNamesOf(profiles), details: profiles, whole: people.whole() });
    },
    async checkNames(sound) {
      if (isText || files.some(({ entry }) => !sound.has(entry))) await readPeople();
    },
    otherNames: async () => (await readPeople()).people.named().otherNames,
    mentionedNames: async () => (await readPeople()).people.named().mentionedNames,
    channelNames: async () => (await readPeople()).people.named().channelNames,
  };
}
