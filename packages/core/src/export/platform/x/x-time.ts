/** Reads the ways in which X writes a time, and takes the time out of its ids. */
import { lower32Bits } from '../../format/value/lower-bits.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Wed Oct 19 20:07:25 +0000 2022`: 30 characters, always UTC. */
const wordedLength = 30;

/** `YYYY-MM-DDTHH:MM:SSZ`, or undefined if `value` is no time. */
export function readXTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.length === wordedLength && value.charCodeAt(3) === 0x20) {
    const month = months.indexOf(value.slice(4, 7)) + 1;
    if (month === 0 || value.slice(20, 25) !== '+0000') return undefined;
    const date = `${value.slice(26, 30)}-${month < 10 ? '0' : ''}${month}-${value.slice(8, 10)}`;
    return readUtcTime(`${date}T${value.slice(11, 19)}Z`);
  }
  return readUtcTime(value.endsWith(' +0000') ? value.slice(0, -6) : value);
}

/** The zero of X's clock: 4 November 2010, ms since 1970. (`snowflake` in Twitter's own published code.) */
const epochMs = 1_288_834_974_657;

/** Ids were counted one by one up to 29.7 billion; those made of a time begin beyond. */
const firstTimedId = 30_000_000_000;

/** X opened on 21 March 2006. */
export const xOpenedMs = Date.UTC(2006, 2, 21);

/** The last ids that were counted are of this day. */
export const lastCountedMs = Date.UTC(2010, 10, 6);

/** Whether `text` can be an id: only digits, not longer than 64 bits. */
export function isXId(text: string): boolean {
  return text.length > 0 && text.length <= 19 && /^[1-9]\d*$/.test(text);
}

/** Ms since 1970 at which a post or message with this id was made; nothing for the ids before November 2010. */
export function madeAtMs(id: string): number | undefined {
  const number = Number(id);
  // a double is off by less than a thousandth of a millisecond here
  return number < firstTimedId ? undefined : Math.floor(number / 4_194_304) + epochMs;
}

/** The lower 22 bits of an id: which of X's machines made it, and as which of that millisecond. */
export function lowBits(id: string): number {
  return lower32Bits(id) & 0x3fffff;
}
