/** Parses X's times, and extracts the times in X's ids. */
import { lower32Bits } from '../../format/value/lower-bits.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Wed Oct 19 20:07:25 +0000 2022`: 30 characters, always UTC. */
const wordedLength = 30;

/** Returns `YYYY-MM-DDTHH:MM:SSZ`; undefined if `value` is not a time. */
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

/** The epoch of X's ids: 4 November 2010, in Unix ms. (`snowflake` in Twitter's own published code.) */
const epochMs = 1_288_834_974_657;

/** Ids were sequential up to 29.7 billion; those with a time are larger. */
const firstTimedId = 30_000_000_000;

/** X opened on 21 March 2006. */
export const xOpenedMs = Date.UTC(2006, 2, 21);

/** The day of the last sequential ids. */
export const lastCountedMs = Date.UTC(2010, 10, 6);

/** Returns whether `text` can be an id: only digits, at most 64 bits. */
export function isXId(text: string): boolean {
  return text.length > 0 && text.length <= 19 && /^[1-9]\d*$/.test(text);
}

/** Returns the Unix ms at which a post or message with this id was made; undefined for ids before November 2010. */
export function madeAtMs(id: string): number | undefined {
  const number = Number(id);
  // the rounding error of the double is below a thousandth of a millisecond
  return number < firstTimedId ? undefined : Math.floor(number / 4_194_304) + epochMs;
}

/** The limit of the counter of ids within a millisecond, from published ids of 2015 to 2026. */
const idsOfMs = 512;
const countBits = 0xfff;
export const countedFromMs = Date.UTC(2015, 0, 1);

/** Returns whether the counter of an id is possible. `low`: the result of `lowBits`. */
export const isPossibleCount = (low: number): boolean => (low & countBits) < idsOfMs;

/** Returns the lower 22 bits of an id: the machine that made it, and its number within the millisecond. */
export function lowBits(id: string): number {
  return lower32Bits(id) & 0x3fffff;
}
