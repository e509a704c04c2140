/** Reads LinkedIn's post ids from links: 19 digits whose upper bits are the millisecond in which the post was made. */
import { lower32Bits } from '../../format/value/lower-bits.ts';

const idLength = 19;
/** Matches the text before the id of a post; the other two match the text before and after the id of a comment. */
const beforePost = /(?:activity|ugcpost|share|post)(?::|%3a)$/i;
const beforeComment = /(?:,|%2c)$/i;
const behindComment = /^(?:\)|%29)/;
const longestBefore = 12;

/** The factor between the id and its millisecond; the lower 22 bits are a machine and a counter. */
const clockShift = 2 ** 22;

export interface PostIds {
  /** The time of the newest post or comment in the link, in Unix ms; an action on it must be later. */
  readonly newestMs: number;
  readonly newest: string;
}

let lastLink = '';
let lastIds: PostIds | undefined;

/** Returns the ids of the posts (and the comment) in a link; undefined for other links, such as to groups and articles. */
export function postIdsOf(link: string): PostIds | undefined {
  // the last link is cached, since each row is parsed several times
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
    // for equal lengths, comparing strings compares the numbers
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

/** Returns Unix ms; the rounding error of the double is below a thousandth of a millisecond. */
function madeAtMs(id: string): number {
  return Math.floor(Number(id) / clockShift);
}

/** The limit of the counter of posts within a millisecond; published ids of 2015 to 2026 count to 5. */
const postsOfMs = 256;
const countBits = 0xfff;

/** Returns whether the counter of an id is possible. `low`: the result of `lowBits`. */
export const isPossibleCount = (low: number): boolean => (low & countBits) < postsOfMs;

/** Returns the 22 bits below the time. */
export function lowBits(id: string): number {
  return lower32Bits(id) & 0x3fffff;
}
