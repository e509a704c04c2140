/** Reads Facebook's exports: the JSON layouts since 2018, in any language. */
import { personalWordsOf } from '../../activity/personal-words.ts';
import {
  type ExportFiles,
  type ExportReader,
  mergeObservations,
  unitOf,
} from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { concludeFacebook } from './conclude-facebook.ts';
import { type FacebookFile, findFacebookFiles, whyUnreadByFacebook } from './facebook-file.ts';
import { facebookKinds } from './facebook-kind.ts';
import { facebookLeaveOut } from './facebook-leave-out.ts';
import { type FacebookPerson, readFacebookPerson, readFriendNames } from './facebook-person.ts';
import { unitsOf } from './facebook-unit.ts';
import { readMentionedNames } from './mentioned-name.ts';
import { mergeFacebook, observeFacebook } from './observe-facebook.ts';
import { ownerOfTitles, readTitles } from './owner-of-titles.ts';
import { readFacebook } from './read-facebook.ts';

/** Scripts without spaces: a name in them is masked as a personal word, other names as names of people. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

export const facebookReader: ExportReader = {
  platform: 'facebook',
  kinds: facebookKinds,
  withheld: [
    {
      file: 'messages/**',
      fields: ['content', 'sender_name', 'participants', 'title', 'reactions', 'media', 'names of folders'],
    },
    {
      file: 'comments, likes_and_reactions, groups, saved_items',
      fields: ['title', 'author', 'actor', 'URL', 'group'],
    },
    {
      file: 'posts, albums',
      fields: [
        'title',
        'tags',
        'place',
        'external_context',
        'uri',
        'upload_ip',
        'latitude',
        'longitude',
        'comments',
      ],
    },
    { file: 'friends, followers, following', fields: ['name', 'contact_info'] },
    {
      file: 'recently_viewed, recently_visited, your_event_responses',
      fields: ['name', 'uri', 'end_timestamp'],
    },
    { file: 'your_search_history', fields: ['text', 'title'] },
    { file: 'notifications', fields: ['text', 'href'] },
    { file: 'account_activity', fields: ['ip_address', 'datr_cookie', 'city', 'region', 'site_name'] },
    { file: 'your_activity_off_meta_technologies', fields: ['id'] },
    {
      file: 'profile_information, other_people_s_posts, marketplace, payments, location, stories, and any other file',
      fields: ['everything'],
    },
  ],
  leaveOut: facebookLeaveOut,
  async find(entries, omitted = []) {
    return readable(entries, await findFacebookFiles(entries, omitted), omitted);
  },
};

function readable(
  entries: readonly ArchiveEntry[],
  files: readonly FacebookFile[],
  omitted: readonly string[],
): ExportFiles {
  const units = unitsOf(files);
  let profile: Promise<FacebookPerson> | undefined;
  // cached, so that both are read once for all units
  const person = () => {
    profile ??= readPerson(entries, files);
    return profile;
  };
  let names: Promise<string[]> | undefined;
  const friends = () => {
    names ??= readFriendNames(files);
    return names;
  };
  let besides: Promise<string[]> | undefined;
  const mentioned = () => {
    besides ??= readMentionedNames(files);
    return besides;
  };
  return {
    units: units.map((unit) => ({
      // not the path, since folders of threads contain the names of friends
      name: unit.kind === 'message' ? 'messages' : (unit.files[0]?.entry.path ?? ''),
      files: unit.files.map(({ entry }) => entry),
      bytes: unit.files.reduce((sum, { entry }) => sum + entry.sizeBytes, 0),
      kinds: [unit.kind],
    })),
    whyUnread: whyUnreadByFacebook,
    observe: async (unit, options) => observeFacebook(unitOf(units, unit), await person(), options),
    merge: (observations) => mergeObservations(observations, mergeFacebook),
    async conclude(observation, { hashKey }) {
      const merged = mergeObservations([observation], mergeFacebook);
      return concludeFacebook({ entries, files, omitted, person: await person(), hashKey }, merged);
    },
    async *records(unit, onBytes) {
      const { ownName } = await person();
      yield* readFacebook(unitOf(units, unit), new Set([ownName, ...(await friends())]), onBytes);
    },
    async personalWords() {
      const { details } = await person();
      const others = (await mentioned()).filter((name) => unspaced.test(name));
      return personalWordsOf({
        ...details,
        whole: [...(details.whole ?? []), ...(await friends()), ...others],
      });
    },
    async checkNames(sound) {
      await person();
      if (files.every(({ entry }) => sound.has(entry))) return;
      await mentioned();
      await friends();
    },
    otherNames: friends,
    mentionedNames: mentioned,
  };
}

async function readPerson(
  entries: readonly ArchiveEntry[],
  files: readonly FacebookFile[],
): Promise<FacebookPerson> {
  const person = await readFacebookPerson(entries);
  if (person.ownName !== '') return person;
  const ownName = ownerOfTitles(await readTitles(files));
  const { names = [], ...details } = person.details;
  return { ...person, ownName, details: { ...details, names: [ownName, ...names] } };
}
