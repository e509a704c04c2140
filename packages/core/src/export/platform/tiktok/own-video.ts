/** Recognises the person's own videos among those that they watched or shared: at an id anybody reads who published it. */
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { madeAt, readTiktokRecord, videoIdOf } from './tiktok-record.ts';

/** The most posts that are read. */
const mostPosts = 100_000;
/**
 * How long before a post its id may have been made, and after it, seconds: an id has the second at which the upload began, and
 * clocks differ.
 */
const longestUpload = 300;
const longestAfter = 60;

export interface OwnVideos {
  /** Takes records of the list of posts. */
  take(records: readonly RawRecord[]): void;
  /** @param video TikTok's id */
  has(video: string): boolean;
}

export function createOwnVideos(): OwnVideos {
  const ids = new Set<string>();
  const posted = new Set<number>();
  let ascending: number[] = [];
  return {
    take(records) {
      for (const raw of records) {
        if (posted.size >= mostPosts) return;
        for (const value of Object.values(raw)) {
          const id = videoIdOf(rawText(value) ?? '');
          if (id !== null) ids.add(id);
        }
        const at = readTiktokRecord({ kind: 'post', action: undefined }, raw)?.at;
        if (typeof at === 'string') posted.add(Date.parse(at) / 1000);
      }
    },
    has(video) {
      if (posted.size === 0) return false;
      if (ascending.length !== posted.size) ascending = [...posted].sort((a, b) => a - b);
      const made = madeAt(video);
      const next = ascending[firstFrom(ascending, made - longestAfter)];
      return ids.has(video) || (next !== undefined && next <= made + longestUpload);
    },
  };
}

/** Returns the index of the first value that is at least `least`. */
function firstFrom(ascending: readonly number[], least: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
