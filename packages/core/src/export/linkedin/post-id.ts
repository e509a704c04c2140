/** Reads LinkedIn's post ids out of links: 19 digits whose upper bits are the millisecond in which the post was made. */

const idInLink = /(?:activity|ugcpost|share|post)(?::|%3a)(\d{19})(?!\d)|(?:,|%2c)(\d{19})(?:\)|%29)/gi;

/** The other bits: a machine and a count. */
const clockShift = 2 ** 22;

export interface PostIds {
  /** When the newest of them was made, ms since 1970: whoever links to it does so later. */
  readonly newestMs: number;
  readonly newest: string;
}

/** The posts (and the comment) that a link names, or nothing: groups and articles have other links. */
export function postIdsOf(link: string): PostIds | undefined {
  let newest = '';
  for (const match of link.matchAll(idInLink)) {
    const id = match[1] ?? match[2] ?? '';
    // of equal length: the larger text is the larger number
    if (id > newest) newest = id;
  }
  return newest === '' ? undefined : { newest, newestMs: madeAtMs(newest) };
}

/** A double is off by less than a thousandth of a millisecond here. */
export function madeAtMs(id: string): number {
  return Math.floor(Number(id) / clockShift);
}

/** What stands behind the time: 22 bits. */
export function lowBits(id: string): number {
  return Number(BigInt(id) & 0x3fffffn);
}
