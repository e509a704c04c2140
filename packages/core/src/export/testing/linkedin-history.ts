/** Makes small, realistic LinkedIn exports for tests: ids that agree with times, newest first. */
import { testAsOfMs } from './spotify-history.ts';
import type { TestFile } from './zip-bytes.ts';

export type Table = readonly (readonly string[])[];

const daySeconds = 86_400;
const newest = testAsOfMs / 1000 - 2 * daySeconds;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
export const stamp = (seconds: number) => iso(seconds).slice(0, 19).replace('T', ' ');
export const dayName = (seconds: number) => {
  const [year, month, day] = iso(seconds).slice(0, 10).split('-');
  return `${day} ${monthNames[Number(month) - 1]} ${year}`;
};
const american = (seconds: number) => {
  const date = new Date(seconds * 1000);
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  const day = `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${String(date.getUTCFullYear()).slice(2)}`;
  return `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Returns the id of a post made at `seconds`. */
function postId(seconds: number, salt: number): string {
  return String(
    ((BigInt(seconds) * 1000n) << 22n) + BigInt((1 + ((salt * 2654435761) % 1_000)) * 4096 + (salt % 3)),
  );
}
const link = (id: string) => `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${id}`;

export const owner = {
  first: 'Zorblatt',
  last: 'Quillfeather',
  email: 'zq@example.com',
  url: 'https://www.linkedin.com/in/zorblatt-quillfeather',
};
const ownName = `${owner.first} ${owner.last}`;
const friend = (i: number) => ({
  first: `Given${i % 97}`,
  last: `Family${i}`,
  url: `https://www.linkedin.com/in/friend-${i}`,
});

export function csvOf(table: Table, delimiter = ',', lineEnd = '\n'): string {
  const cell = (text: string) =>
    text.includes('"') || text.includes(delimiter) || text.includes('\n')
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return table.map((row) => row.map(cell).join(delimiter) + lineEnd).join('');
}

const list = (count: number, row: (i: number, at: number) => readonly string[], stepSeconds = 40_000) =>
  Array.from({ length: count }, (_, i) => row(i, newest - i * stepSeconds - (i % 7) * 911));

/** Returns the age of a post at the time of an answer, in seconds: mostly hours, sometimes weeks. */
const age = (i: number) => (i % 3 === 0 ? 3_000 : i % 3 === 1 ? 40_000 : 600_000) + ((i * 7919) % 20_000);

/** Returns the tables of a larger archive by file name, each with its header first. A different `salt` gives those of another person. */
export function linkedinTables(salt = 0): Record<string, Table> {
  const s = salt * 100_000;
  return {
    'Connections.csv': [
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      ...list(
        300,
        (i, at) => {
          const { first, last, url } = friend(s + i);
          const mail = i % 20 === 0 ? `${last}@example.org` : '';
          return [
            first,
            last,
            url,
            mail,
            i % 9 ? 'Acme, Inc.' : '',
            i % 9 ? 'Senior Data Engineer' : '',
            dayName(at - salt * 3600),
          ];
        },
        200_000,
      ),
    ],
    'Reactions.csv': [
      ['Date', 'Type', 'Link'],
      ...list(400, (i, at) => [stamp(at), i % 4 ? 'LIKE' : 'PRAISE', link(postId(at - age(i), s + i))]),
    ],
    'Comments.csv': [
      ['Date', 'Link', 'Message'],
      ...list(
        60,
        (i, at) => [stamp(at), link(postId(at - age(i), s + 1000 + i)), `Well said, "friend"\nindeed ${i}`],
        300_000,
      ),
    ],
    'Shares.csv': [
      ['Date', 'ShareLink', 'ShareCommentary', 'SharedUrl', 'MediaUrl', 'Visibility'],
      ...list(
        40,
        (i, at) => [
          stamp(at),
          link(postId(at - 1, s + 2000 + i)),
          `Post number ${i}`,
          '',
          '',
          'MEMBER_NETWORK',
        ],
        500_000,
      ),
    ],
    'Votes.csv': [
      ['Date', 'Link', 'OptionText'],
      ...list(5, (i, at) => [stamp(at), link(postId(at - age(i), s + 3000 + i)), 'Yes']),
    ],
    'messages.csv': [
      [
        'CONVERSATION ID',
        'CONVERSATION TITLE',
        'FROM',
        'SENDER PROFILE URL',
        'TO',
        'RECIPIENT PROFILE URLS',
        'DATE',
        'SUBJECT',
        'CONTENT',
        'FOLDER',
        'ATTACHMENTS',
      ],
      ...list(200, (i, at) => {
        const { first, last, url } = friend(s + (i % 25));
        const other = `${first} ${last}`;
        const isSent = i % 2 === 0;
        return [
          `2-conv${s + (i % 25)}`,
          '',
          isSent ? ownName : other,
          isSent ? owner.url : url,
          isSent ? other : ownName,
          isSent ? url : owner.url,
          `${stamp(at)} UTC`,
          '',
          `Words in confidence ${i}`,
          'INBOX',
          '',
        ];
      }),
    ],
    'Invitations.csv': [
      ['From', 'To', 'Sent At', 'Message', 'Direction', 'inviterProfileUrl', 'inviteeProfileUrl'],
      ...list(
        40,
        (i, at) => {
          const { first, last, url } = friend(s + i);
          return i % 2
            ? [ownName, `${first} ${last}`, american(at), '', 'OUTGOING', owner.url, url]
            : [`${first} ${last}`, ownName, american(at), 'Hello', 'INCOMING', url, owner.url];
        },
        200_000,
      ),
    ],
    'Profile.csv': [
      [
        'First Name',
        'Last Name',
        'Maiden Name',
        'Address',
        'Birth Date',
        'Headline',
        'Zip Code',
        'Twitter Handles',
      ],
      [owner.first, owner.last, '', '4 Larkspur Road', 'Mar 4', 'Data person', '059411', '[zquill]'],
    ],
    'Email Addresses.csv': [
      ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
      [owner.email, 'Yes', 'Yes', '1/12/10, 9:14 AM'],
    ],
    'Registration.csv': [
      ['Registered At', 'Registration Ip', 'Subscription Types'],
      ['1/12/10, 9:14 AM', '203.0.113.77', ''],
    ],
    'Positions.csv': [
      ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
      ['Acme', 'Head of Data', 'I did things', 'Singapore', 'Jan 2020', ''],
    ],
    'Skills.csv': [['Name'], ['SQL'], ['Negotiation']],
    'Company Follows.csv': [
      ['Organization', 'Followed On'],
      ['Acme', 'Tue Mar 05 07:27:40 UTC 2019'],
    ],
    'SearchQueries.csv': [
      ['Time', 'Search Query'],
      ['2021/05/08 10:34:04 UTC', 'given7 family7'],
    ],
    'Learning.csv': [
      [
        'Content Title',
        'Content Description',
        'Content Type',
        'Content Last Watched Date (if viewed)',
        'Content Completed At (if completed)',
        '',
      ],
      ['SQL Essentials', 'x', 'Course', '2020-05-10 12:01 UTC', '', ''],
    ],
  };
}

const notes =
  'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email. You can learn more here https://www.linkedin.com/help/linkedin/answer/261"\n\n';

export interface WritingStyle {
  readonly delimiter?: string;
  readonly lineEnd?: string;
  readonly byteOrderMark?: boolean;
  readonly memberId?: string;
  readonly folder?: string;
}

/** Writes the tables in LinkedIn's format, or as a program would save them again. */
export function linkedinFiles(tables: Readonly<Record<string, Table>>, style: WritingStyle = {}): TestFile[] {
  const { delimiter = ',', lineEnd = '\n', byteOrderMark = false, memberId, folder = '' } = style;
  const suffixed = /^(Comments|Shares|Reactions|Votes)\.csv$/;
  return Object.entries(tables).map(([name, table]) => {
    const path =
      memberId !== undefined && suffixed.test(name) ? name.replace('.csv', `_${memberId}.csv`) : name;
    const text = (name === 'Connections.csv' ? notes : '') + csvOf(table, delimiter, lineEnd);
    return { path: folder + path, data: (byteOrderMark ? '\uFEFF' : '') + text };
  });
}
