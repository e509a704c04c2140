/** Reads LinkedIn's exports: the quick and the larger archive, old layouts and new. */
import type { ExportReader } from '../export-reader.ts';
import { inspectLinkedin } from './inspect-linkedin.ts';
import { findLinkedinFiles } from './linkedin-file.ts';
import { linkedinKinds } from './linkedin-kind.ts';
import { readLinkedinPerson, readOtherNames } from './linkedin-person.ts';
import { noActivity } from './linkedin-rejection.ts';
import { readLinkedinKind } from './read-linkedin.ts';

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
  async find(entries) {
    const files = findLinkedinFiles(entries);
    const bytesOf = (isRead: (kind: string) => boolean) =>
      files.reduce((sum, { entry, table }) => sum + (table && isRead(table.kind) ? entry.sizeBytes : 0), 0);
    return {
      inspectBytes: bytesOf(() => true),
      inspect: (options) => inspectLinkedin(files, options, () => noActivity(entries)),
      kindBytes: (kind) => bytesOf((name) => name === kind),
      async *records(kind, onBytes) {
        const { ownName } = await readLinkedinPerson(files);
        yield* readLinkedinKind(files, kind, ownName, onBytes);
      },
      async personalWords() {
        const { words } = await readLinkedinPerson(files);
        const all = new Set([...words, ...(await readOtherNames(files))]);
        return [...all].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
      },
    };
  },
};
