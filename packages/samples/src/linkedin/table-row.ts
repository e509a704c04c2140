/** Generates the rows of LinkedIn's large tables, each from its number. */
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';

export type Row = readonly string[];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const givenNames = [
  'Aisyah',
  'Bram',
  'Chloé',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hiroshi',
  'Inès',
  'Jun',
  'Kavitha',
  'Lukas',
] as const;
const familyNames = [
  'Abdullah',
  'Brandvold',
  'Chen',
  'Delacroix',
  'Eriksen',
  'Fernández',
  'Goh',
  'Ismail',
  'Kowalczyk',
  'Lim',
  'Nair',
  'Tan',
] as const;
const companies = [
  'Larkspur Analytics',
  'Tembusu Freight, Pte. Ltd.',
  'Orchid & Sons',
  'Northwind Labs',
  'Saga Robotics',
] as const;
const titles = [
  'Senior Data Engineer',
  'Head of Sales',
  'Product Manager',
  'Intern',
  'Founder, CEO',
  'Nurse',
  'UX Designer',
  'HR Business Partner',
] as const;
const phrases = [
  'Well said, thank you for sharing this',
  'we saw the same at our last "offsite"',
  'the numbers of the second quarter speak for themselves',
  'congratulations to the whole team',
  'I would add that hiring is the harder part',
  'happy to compare notes over a coffee',
  'this is the third time this year, and it shows',
  'looking forward to the workshop in October',
] as const;
const reactionTypes = [
  'LIKE',
  'LIKE',
  'LIKE',
  'LIKE',
  'PRAISE',
  'EMPATHY',
  'INTEREST',
  'APPRECIATION',
  'ENTERTAINMENT',
] as const;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const stamp = (seconds: number) => iso(seconds).slice(0, 19).replace('T', ' ');

/** Formats a date as `28 Nov 2021`. */
function dayName(seconds: number): string {
  const [year, month, day] = iso(seconds).slice(0, 10).split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** Formats a time as `1/12/10, 9:14 AM`. */
export function american(seconds: number): string {
  const date = new Date(seconds * 1000);
  const hour = date.getUTCHours();
  const day = [date.getUTCMonth() + 1, date.getUTCDate(), String(date.getUTCFullYear()).slice(2)].join('/');
  return `${day}, ${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const one = (net: Timeline, items: readonly string[], i: number, use: string) =>
  items[net.pick(items.length, i, use)] ?? '';
const link = (id: string) => `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${id}`;

interface Acquaintance {
  readonly first: string;
  readonly last: string;
  readonly url: string;
}

/** `mark`: the beginning of the addresses of synthetic profiles. */
function acquaintance(net: Timeline, number: number, mark: string): Acquaintance {
  const first = one(net, givenNames, number, 'given');
  const last = one(net, familyNames, number, 'family');
  return {
    first,
    last,
    url: `https://www.linkedin.com/in/${mark}${number}-${net.pick(1e6, number, 'slug')}`,
  };
}

function sentences(net: Timeline, i: number): string {
  const count = 1 + net.pick(5, i, 'sentences');
  const said = Array.from({ length: count }, (_, n) => one(net, phrases, i * 7 + n, 'phrase'));
  return said.join(i % 4 === 0 ? '.\n' : ', ');
}

export type RowOf = (net: Timeline, i: number) => Row;

export interface LargeTable {
  readonly name: string;
  readonly header: Row;
  /** The share of the table in the sample's bytes. */
  readonly share: number;
  readonly isLargerOnly: boolean;
  readonly row: RowOf;
}

/** `withUrl`: whether connections have a URL, as since about 2023. */
export function largeTables(person: Person, mark: string, withUrl: boolean): LargeTable[] {
  const ownName = `${person.givenName} ${person.familyName}`;
  const ownUrl = `https://www.linkedin.com/in/${person.userName}`;
  const url = (cells: readonly [string, string, string, ...string[]]) =>
    withUrl ? cells : cells.filter((_, i) => i !== 2);
  return [
    {
      name: 'Connections',
      header: url(['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On']),
      share: 0.15,
      isLargerOnly: false,
      row(net, i) {
        const who = acquaintance(net, i, mark);
        const mail = net.pick(20, i, 'mail') === 0 ? `${who.first}.${i}@example.org`.toLowerCase() : '';
        const [company, title] =
          net.pick(9, i, 'job') === 0
            ? ['', '']
            : [one(net, companies, i, 'company'), one(net, titles, i, 'title')];
        return url([who.first, who.last, who.url, mail, company, title, dayName(net.told(i))]);
      },
    },
    {
      name: 'Reactions',
      header: ['Date', 'Type', 'Link'],
      share: 0.2,
      isLargerOnly: true,
      row: (net, i) => [
        stamp(net.told(i)),
        one(net, reactionTypes, i, 'type'),
        link(net.postId(i, net.age(i), 'reaction')),
      ],
    },
    {
      name: 'Comments',
      header: ['Date', 'Link', 'Message'],
      share: 0.2,
      isLargerOnly: true,
      row: (net, i) => [stamp(net.told(i)), link(net.postId(i, net.age(i), 'comment')), sentences(net, i)],
    },
    {
      name: 'Shares',
      header: ['Date', 'ShareLink', 'ShareCommentary', 'SharedUrl', 'MediaUrl', 'Visibility'],
      share: 0.05,
      isLargerOnly: true,
      row: (net, i) => [
        stamp(net.told(i)),
        link(net.postId(i, 1, 'share')),
        sentences(net, i),
        '',
        '',
        'MEMBER_NETWORK',
      ],
    },
    {
      name: 'messages',
      header: [
        ...[
          'CONVERSATION ID',
          'CONVERSATION TITLE',
          'FROM',
          'SENDER PROFILE URL',
          'TO',
          'RECIPIENT PROFILE URLS',
        ],
        ...['DATE', 'SUBJECT', 'CONTENT', 'FOLDER', 'ATTACHMENTS'],
      ],
      share: 0.35,
      isLargerOnly: false,
      row(net, i) {
        const number = net.pick(Math.max(5, Math.floor(net.count / 12)), i, 'conversation');
        const who = acquaintance(net, number, mark);
        const name = `${who.first} ${who.last}`;
        const sides = i % 2 === 0 ? [ownName, ownUrl, name, who.url] : [name, who.url, ownName, ownUrl];
        return [
          `2-c${number}`,
          '',
          ...sides,
          `${stamp(net.told(i))} UTC`,
          '',
          sentences(net, i),
          'INBOX',
          '',
        ];
      },
    },
    {
      name: 'Invitations',
      header: ['From', 'To', 'Sent At', 'Message', 'Direction', 'inviterProfileUrl', 'inviteeProfileUrl'],
      share: 0.05,
      isLargerOnly: false,
      row(net, i) {
        const who = acquaintance(net, i, mark);
        const name = `${who.first} ${who.last}`;
        const at = american(net.told(i));
        return i % 3 === 0
          ? [ownName, name, at, '', 'OUTGOING', ownUrl, who.url]
          : [name, ownName, at, '', 'INCOMING', who.url, ownUrl];
      },
    },
  ];
}
