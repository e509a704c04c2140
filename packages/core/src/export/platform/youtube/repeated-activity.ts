/** Recognises activity that is in two histories of an export, such as "My Activity" and the watch history. */
import { textHash } from '../../../authenticity/text-hash.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import type { YoutubeRecord } from './youtube-record.ts';

/** The most activities that are remembered, some 60 MB, to bound memory; repetitions of further ones are not recognised. */
const mostRemembered = 2_000_000;

/** The number of hash bits that fit into one number together with the seconds. */
const hashBits = 21;

export interface RepeatedActivity {
  /** Returns whether an earlier file has the record; repetitions within a file do not count. */
  has(record: YoutubeRecord): boolean;
  nextFile(): void;
}

export function createRepeatedActivity(): RepeatedActivity {
  const earlier = new Set<number>();
  let own: number[] = [];
  return {
    has(record) {
      const key = keyOf(record);
      if (key === undefined) return false;
      if (earlier.has(key)) return true;
      if (earlier.size + own.length < mostRemembered) own.push(key);
      return false;
    },
    nextFile() {
      for (const key of own) earlier.add(key);
      own = [];
    },
  };
}

function keyOf({ record, rawVideo }: YoutubeRecord): number | undefined {
  if (typeof record.at !== 'string') return undefined;
  const what = `${record.kind} ${rawVideo ?? record.query ?? ''}`;
  return utcSeconds(record.at) * 2 ** hashBits + (textHash(what) >>> (32 - hashBits));
}
