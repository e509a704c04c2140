/** Reads LinkedIn's exports: the quick and the larger archive, old layouts and new. */
import { organizationWords } from '../../activity/organization-name.ts';
import { personalWordsOf } from '../../activity/personal-words.ts';
import { type ExportReader, mergeObservations, unitOf } from '../../contract/export-reader.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import { concludeLinkedin } from './conclude-linkedin.ts';
import { createDateOrders } from './linkedin-date-order.ts';
import { findLinkedinFiles, whyUnreadByLinkedin } from './linkedin-file.ts';
import { linkedinKinds } from './linkedin-kind.ts';
import { linkedinLeaveOut } from './linkedin-leave-out.ts';
import { readOtherNames, readSenderNames } from './linkedin-other.ts';
import { type LinkedinPerson, readLinkedinPerson } from './linkedin-person.ts';
import { noActivity } from './linkedin-rejection.ts';
import { mergeLinkedin, observeLinkedin } from './observe-linkedin.ts';
import { readLinkedinTable } from './read-linkedin.ts';

/** Scripts without spaces: a name in them is masked as a personal word, other names as names of people. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

export const linkedinReader: ExportReader = {
  platform: 'linkedin',
  kinds: linkedinKinds,
  withheld: [
    {
      file: 'Connections.csv',
      fields: ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position'],
    },
    {
      file: 'messages.csv',
      fields: [
        'CONVERSATION ID',
        'CONVERSATION TITLE',
        'FROM',
        'SENDER PROFILE URL',
        'TO',
        'RECIPIENT PROFILE URLS',
        'SUBJECT',
        'CONTENT',
        'FOLDER',
        'ATTACHMENTS',
      ],
    },
    { file: 'Invitations.csv', fields: ['From', 'To', 'Message', 'inviterProfileUrl', 'inviteeProfileUrl'] },
    {
      file: 'Reactions.csv, Comments.csv, Shares.csv, Votes.csv',
      fields: ['Link', 'ShareLink', 'OptionText'],
    },
    { file: 'Shares.csv', fields: ['SharedUrl', 'MediaUrl'] },
    { file: 'SearchQueries.csv', fields: ['Search Query'] },
    { file: 'Positions.csv', fields: ['Company Name', 'Title', 'Description', 'Location'] },
    { file: 'Education.csv', fields: ['School Name', 'Notes', 'Activities'] },
    {
      file: 'Profile.csv, Email Addresses.csv, PhoneNumbers.csv, Registration.csv, Logins.csv, Security Challenges.csv, Ad_Targeting.csv, and any other file',
      fields: ['everything'],
    },
  ],
  leaveOut: linkedinLeaveOut,
  async find(entries, omitted = []) {
    const files = findLinkedinFiles(entries);
    const orders = createDateOrders(files);
    let read: Promise<LinkedinPerson> | undefined;
    /** Reads the person's details once and caches them. */
    const person = () => {
      read ??= readLinkedinPerson(files, orders);
      return read;
    };
    const tables = files.filter(({ table }) => table !== undefined);
    return {
      units: tables.map(({ entry, table }) => ({
        name: entry.path,
        bytes: entry.sizeBytes,
        files: [entry],
        kinds: table === undefined ? [] : [table.kind],
      })),
      whyUnread: whyUnreadByLinkedin,
      async observe(unit, options) {
        const { registeredAt } = await person();
        const registered = registeredAt === undefined ? undefined : utcSeconds(registeredAt);
        const file = unitOf(tables, unit);
        const order = await orders.orderIn(file);
        return observeLinkedin({ file, order, registeredSeconds: registered }, options);
      },
      merge: (observations) => mergeObservations(observations, mergeLinkedin),
      async conclude(observation, { hashKey }) {
        const merged = mergeObservations([observation], mergeLinkedin);
        const found = {
          files,
          omitted,
          person: await person(),
          hashKey,
          onNothing: () => noActivity(entries),
        };
        return concludeLinkedin(found, merged);
      },
      async *records(unit, onBytes) {
        const file = unitOf(tables, unit);
        yield* readLinkedinTable(file, await person(), await orders.orderIn(file), onBytes);
      },
      async personalWords() {
        const { names, whole, organizations } = await person();
        const others = (await readOtherNames(entries)).filter((name) => unspaced.test(name));
        return personalWordsOf({ names, whole: [...whole, ...others, ...organizationWords(organizations)] });
      },
      async checkNames(sound) {
        await person();
        await readOtherNames(entries.filter((entry) => !sound.has(entry)));
      },
      otherNames: () => readOtherNames(entries),
      mentionedNames: () => readSenderNames(entries),
    };
  },
};
