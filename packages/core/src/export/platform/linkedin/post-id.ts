/** Reads LinkedIn's post ids from links: 19 digits whose upper bits are the millisecond in which the post was made. */
import { lower32Bits } from '../../format/value/lower-bits.ts';

const idLength = 19;
/** The text before the id of a post; before and after that of a comment. */
const beforePost = /(?:activity|ugcpost|share|post)(?::|%3a)$/i;
const beforeComment = /(?:,|%2c)$/i;
const behindComment = /^(?:\)|%29)/;
const longestBefore = 12;

/** The factor of the lower bits: a machine and a count. */
const clockShift = 2 ** 22;

export interface PostIds {
  /** When the newest of them was made, in Unix ms: a link to it is made later. */
  readonly newestMs: number;
  readonly newest: string;
}

let lastLink = '';
let lastIds: PostIds | undefined;

/** Returns the posts (and the comment) that a link names; undefined for other links, as to groups and articles. */
export function postIdsOf(link: string): PostIds | undefined {
  // each row is asked several times
  if (link !== lastLink) {
    lastIds = readPostIds(link);
    lastLink = link;
  }
  return lastIds;
}

function readPostIds(link: string): PostIds | undefined {
  let newest = '';
  for (let i = 0; i < link.length; i++) {
    const from = i;
    while (i < link.length && isDigit(link.charCodeAt(i))) i++;
    if (i - from !== idLength || !isId(link, from)) continue;
    const id = link.slice(from, i);
    // of equal length, the larger text is the larger number
    if (id > newest) newest = id;
  }
  return newest === '' ? undefined : { newest, newestMs: madeAtMs(newest) };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

function isId(link: string, from: number): boolean {
  const before = link.slice(Math.max(0, from - longestBefore), from);
  if (beforePost.test(before)) return true;
  return beforeComment.test(before) && behindComment.test(link.slice(from + idLength, from + idLength + 3));
}

/** Returns Unix ms; a double is off by less than a thousandth of a millisecond here. */
function madeAtMs(id: string): number {
  return Math.floor(Number(id) / clockShift);
}

/** LinkedIn's machines count the posts of a millisecond: published ids of 2015 to 2026 count to 5. */
const postsOfMs = 256;
const countBits = 0xfff;

/** Returns whether LinkedIn counts as far. `low`: from `lowBits`. */
export const isPossibleCount = (low: number): boolean => (low & countBits) < postsOfMs;

/** Returns the 22 bits below the time. */
export function lowBits(id: string): number {
  return lower32Bits(id) & 0x3fffff;
}
