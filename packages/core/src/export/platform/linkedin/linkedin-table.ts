/** LinkedIn's tables: the stem of each file's name, the columns of its header, and the function that reads a row. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import { areaOf, degreeOf, levelOf } from './job-word.ts';
import { readLinkedinTime } from './linkedin-date.ts';
import { postIdsOf } from './post-id.ts';

/** Returns the cell of a column, by its lower-case name; empty if there is none. */
export type Cells = (column: string) => string;

/** The data of the export that reading a row requires. */
export interface RowContext {
  /** The owner's name in messages and invitations, `First Last`; empty if it is not known. */
  readonly ownName: string;
  /** Returns whether it is an employer or a school of the person. */
  readonly isOwnOrganization: (name: string) => boolean;
  /** Returns a number for each conversation. */
  readonly conversationOf: (id: string) => number | null;
  /** The order of day and month in the file's dates; undefined if no date shows it. */
  readonly order: DateOrder | undefined;
}

export interface LinkedinTable {
  /** Lower-case name without `.csv`, `_<memberId>` and copy marks, spaces as `_`. */
  readonly stem: string;
  readonly kind: string;
  /** Columns that identify the header. */
  readonly header: readonly string[];
  /** The column of the activity's time; absent if rows are permanent details of a person. */
  readonly time?: string;
  /** The columns with dates, if there are others than `time`. */
  readonly dates?: readonly string[];
  /** The column of a link to a post. */
  readonly link?: string;
  /** True if LinkedIn itself may write a row several times; the row is then counted and sold once. */
  readonly repeats?: boolean;
  /** True if rows are newest first. */
  readonly isOrdered?: boolean;
  /** Returns undefined if the row is malformed. */
  readonly read: (cell: Cells, at: string | undefined, context: RowContext) => DatasetRecord;
  /** Returns the key that, with kind and time, identifies the row in any export. */
  readonly key: (cell: Cells) => string;
}

const reactions = ['like', 'praise', 'empathy', 'interest', 'appreciation', 'entertainment', 'maybe'];
const visibilities = ['public', 'connections', 'member_network', 'logged_in', 'anyone'];

function oneOf(words: readonly string[], text: string): string | null {
  const word = text.trim().toLowerCase();
  return words.includes(word) ? word : null;
}

/** Returns only the day of a linked post, since the millisecond would identify the post. */
function postedOn(link: string): string | null {
  const ms = postIdsOf(link)?.newestMs;
  const isPossible = ms !== undefined && ms > 0 && ms < Date.UTC(2100, 0, 1);
  return isPossible ? `${new Date(ms).toISOString().slice(0, 10)}T00:00:00Z` : null;
}

/** Removes the quotation marks that LinkedIn puts around each line break of a post. */
const written = (text: string) => (text === '' ? null : text.replace(/"\n"/g, '\n'));
const timeOrNull = (text: string, order: DateOrder | undefined) => readLinkedinTime(text, order) ?? null;

const job = (title: string) => ({ level: levelOf(title), area: areaOf(title) });
/** Reads the direction of a message or invitation; invitations and older messages have a column for it. */
const directionOf = (cell: Cells) =>
  ({ outgoing: 'sent', incoming: 'received' })[cell('direction').toLowerCase()];
const nameOf = (cell: Cells) => `${cell('first name')} ${cell('last name')}`.trim();

export const linkedinTables: readonly LinkedinTable[] = [
  {
    stem: 'connections',
    kind: 'connection',
    header: ['first name', 'last name', 'connected on'],
    time: 'connected on',
    isOrdered: true,
    read: (cell, at) => ({
      kind: 'connection',
      at: at ?? null,
      ...job(cell('position')),
      hasCompany: cell('company') !== '',
    }),
    // not the URL, which older layouts lack
    key: nameOf,
  },
  {
    stem: 'reactions',
    kind: 'reaction',
    header: ['date', 'type', 'link'],
    time: 'date',
    link: 'link',
    isOrdered: true,
    read: (cell, at) => ({
      kind: 'reaction',
      at: at ?? null,
      reaction: oneOf(reactions, cell('type')),
      postedAt: postedOn(cell('link')),
    }),
    key: (cell) => postIdsOf(cell('link'))?.newest ?? cell('link'),
  },
  {
    stem: 'instantreposts',
    kind: 'reaction',
    header: ['date', 'link'],
    time: 'date',
    link: 'link',
    isOrdered: true,
    read: (cell, at) => ({
      kind: 'reaction',
      at: at ?? null,
      reaction: 'repost',
      postedAt: postedOn(cell('link')),
    }),
    key: (cell) => postIdsOf(cell('link'))?.newest ?? cell('link'),
  },
  {
    stem: 'comments',
    kind: 'comment',
    header: ['date', 'link', 'message'],
    time: 'date',
    link: 'link',
    isOrdered: true,
    read: (cell, at) => ({
      kind: 'comment',
      at: at ?? null,
      text: written(cell('message')),
      postedAt: postedOn(cell('link')),
    }),
    key: (cell) => `${cell('link')}|${cell('message')}`,
  },
  {
    stem: 'shares',
    kind: 'share',
    header: ['date', 'sharelink', 'sharecommentary'],
    time: 'date',
    link: 'sharelink',
    isOrdered: true,
    read: (cell, at) => ({
      kind: 'share',
      at: at ?? null,
      text: written(cell('sharecommentary')),
      visibility: oneOf(visibilities, cell('visibility')),
      hasLink: cell('sharedurl') !== '',
      hasMedia: cell('mediaurl') !== '',
    }),
    key: (cell) => postIdsOf(cell('sharelink'))?.newest ?? cell('sharelink'),
  },
  {
    stem: 'votes',
    kind: 'vote',
    header: ['date', 'link', 'optiontext'],
    time: 'date',
    link: 'link',
    isOrdered: true,
    read: (cell, at) => ({ kind: 'vote', at: at ?? null, postedAt: postedOn(cell('link')) }),
    key: (cell) => cell('link'),
  },
  {
    stem: 'messages',
    kind: 'message',
    // conversations have an id since about 2019
    header: ['from', 'to', 'date'],
    time: 'date',
    repeats: true,
    read: (cell, at, { ownName, conversationOf }) => ({
      kind: 'message',
      at: at ?? null,
      direction:
        directionOf(cell) ?? (ownName === '' ? null : cell('from').trim() === ownName ? 'sent' : 'received'),
      conversation: conversationOf(cell('conversation id')),
      length: cell('content').length,
    }),
    key: (cell) => `${cell('from')}|${cell('content')}`,
  },
  {
    stem: 'invitations',
    kind: 'invitation',
    header: ['from', 'to', 'sent at'],
    time: 'sent at',
    read: (cell, at) => ({
      kind: 'invitation',
      at: at ?? null,
      direction: directionOf(cell) ?? null,
      hasMessage: cell('message') !== '',
    }),
    key: (cell) => `${cell('from')}|${cell('to')}`,
  },
  {
    stem: 'searchqueries',
    kind: 'search',
    header: ['time', 'search query'],
    time: 'time',
    repeats: true,
    read: (cell, at) => ({
      kind: 'search',
      at: at ?? null,
      words: cell('search query').split(/\s+/).filter(Boolean).length,
    }),
    key: (cell) => cell('search query'),
  },
  {
    stem: 'company_follows',
    kind: 'follow',
    header: ['organization', 'followed on'],
    time: 'followed on',
    read(cell, at, { isOwnOrganization }) {
      const name = cell('organization');
      return { kind: 'follow', at: at ?? null, organization: isOwnOrganization(name) ? null : name || null };
    },
    key: (cell) => cell('organization'),
  },
  ...(['applied', 'saved'] as const).map((action): LinkedinTable => {
    const time = action === 'applied' ? 'application date' : 'saved date';
    return {
      stem: action === 'applied' ? 'job_applications' : 'saved_jobs',
      kind: 'job-interest',
      header: [time, 'job title'],
      time,
      read: (cell, at) => ({ kind: 'job-interest', at: at ?? null, action, ...job(cell('job title')) }),
      key: (cell) => `${action}|${cell('job url')}`,
    };
  }),
  {
    stem: 'positions',
    kind: 'position',
    header: ['company name', 'title', 'started on'],
    dates: ['started on', 'finished on'],
    read: (cell, _, { order }) => ({
      kind: 'position',
      at: timeOrNull(cell('started on'), order),
      until: timeOrNull(cell('finished on'), order),
      ...job(cell('title')),
    }),
    key: (cell) => cell('title'),
  },
  {
    stem: 'education',
    kind: 'education',
    header: ['school name', 'start date'],
    dates: ['start date', 'end date'],
    read: (cell, _, { order }) => ({
      kind: 'education',
      at: timeOrNull(cell('start date'), order),
      until: timeOrNull(cell('end date'), order),
      degree: degreeOf(cell('degree name')),
    }),
    key: (cell) => cell('school name'),
  },
  {
    stem: 'skills',
    kind: 'skill',
    header: ['name'],
    read: (cell) => ({ kind: 'skill', name: cell('name') || null }),
    key: (cell) => cell('name'),
  },
  {
    stem: 'learning',
    kind: 'course',
    header: ['content title'],
    dates: ['content last watched date (if viewed)'],
    read: (cell, _, { order }) => ({
      kind: 'course',
      at: timeOrNull(cell('content last watched date (if viewed)'), order),
      title: cell('content title') || null,
      completed: readLinkedinTime(cell('content completed at (if completed)')) !== undefined,
    }),
    key: (cell) => cell('content title'),
  },
];
