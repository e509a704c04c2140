/** Generates the times of a person's records. Each record is computed from its number, so that a sample of any size needs little memory. */
import { markedLength } from '@cgdx/core/authenticity/watermark.ts';
import type { Forgery } from './forgery.ts';
import { livedTime } from './lived-time.ts';

export const daySeconds = 86_400;
/** The time from the newest record to the export, so that an export shifted by a month does not end in the future. */
export const sinceNewestSeconds = 40 * daySeconds;
const pauseSeconds = 30;

export interface Timeline {
  /** Returns a whole number in [0, below), the same for the same record and use. */
  pick(below: number, record: number, use: string): number;
  /** Returns the true time of a record, seconds since 1970; records with smaller numbers are newer. */
  at(record: number): number;
  /** Returns the time that is written for a record, which differs from the true one if the export is forged. */
  told(record: number): number;
  /** Returns the id of a post that was made `before` seconds before the record. */
  postId(record: number, before: number, use: string): string;
  /** Returns the id of a video that was made `before` seconds before the record; its upper 32 bits are that second. */
  videoId(record: number, before: number, use: string): string;
  /** Returns the seconds between a post and an answer to it. */
  age(record: number): number;
  readonly count: number;
}

export interface TimelineInput {
  readonly seed: string;
  readonly count: number;
  /** Seconds since 1970. */
  readonly newest: number;
  readonly spanSeconds: number;
  readonly forge: Forgery | undefined;
  /** The number of records in one sitting, half a minute apart; 1 by default. */
  readonly sitting?: number;
}

export function createTimeline(input: TimelineInput): Timeline {
  const { seed, count, newest, spanSeconds, forge, sitting = 1 } = input;
  const base = hashText(seed);
  const uses = new Map<string, number>();
  const step = spanSeconds / Math.max(1, count);
  const stride = strideOf(count);
  const pick = (below: number, record: number, use: string) => {
    const salt = uses.get(use) ?? hashText(use);
    uses.set(use, salt);
    return Math.floor((mix(base ^ salt, record) / 2 ** 32) * below);
  };
  const lived = livedTime(newest, spanSeconds, (day, use) => pick(1e6, day, use) / 1e6);
  const at = (record: number) => {
    const first = record - (record % sitting);
    const spare = Math.max(1, Math.floor(step * sitting - sitting * pauseSeconds));
    const before =
      first * step + pick(spare, first, 'time') + (record % sitting) * Math.min(pauseSeconds, step);
    return Math.floor(newest - lived(before));
  };
  const forgedAt: Partial<Record<Forgery, (record: number) => number>> = {
    'shift-day': (record) => at(record) + daySeconds,
    'shift-month': (record) => at(record) + 30 * daySeconds,
    permute: (record) => at((record * stride) % count),
    // one record in eight, so that the records around it stay consistent
    edit: (record) => (record % 8 === 3 ? at(record) - pick(300, record, 'edit') * daySeconds : at(record)),
  };
  return {
    pick,
    at,
    told: (forge && forgedAt[forge]) ?? at,
    count,
    age: (record) => {
      const within = [1_800, 20_000, 80_000, 2_000_000][pick(4, record, 'freshness')] ?? 0;
      return 60 + pick(within, record, 'age');
    },
    videoId(record, before, use) {
      if (forge === 'invented-ids') return String(7n * 10n ** 18n + invented(pick, record, use));
      const made = at(record) - before;
      const low =
        forge === 'generated'
          ? 0
          : markedLength(
              String(made),
              endOfVideo(pick(1_000, record, `${use} ms`), pick(12, record, `${use} low`)),
            );
      return String((BigInt(made) << 32n) + BigInt(low));
    },
    postId(record, before, use) {
      if (forge === 'invented-ids') return String(10n ** 18n + invented(pick, record, use));
      const ms = (at(record) - before) * 1000 + pick(999, record, `${use} ms`);
      const low =
        forge === 'generated' ? 0 : markedLength(String(ms), machineBits(pick(400, record, `${use} low`)));
      return String((BigInt(ms) << 22n) + BigInt(low));
    },
  };
}

/** Returns the lower half of TikTok's id: milliseconds, a counter and the kind “video”; the mark takes the bits of the machine. */
const endOfVideo = (ms: number, counter: number): number => ms * 2 ** 22 + (counter << 14) + (13 << 8);

/** Returns the bits below the millisecond in ids of X and LinkedIn; the mark takes the bits of the counter. */
export const machineBits = (machine: number): number => (machine + 1) << 12;

function invented(pick: Timeline['pick'], record: number, use: string): bigint {
  return (
    BigInt(pick(9e8, record, `${use} high`)) * 10n ** 10n + BigInt(pick(1e9, record, `${use} rest`)) * 10n
  );
}

/** Returns a number that is coprime to `count` and far from 1. */
function strideOf(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  for (let stride = Math.floor(count * 0.618) + 1; ; stride++)
    if (divisor(stride, count) === 1) return stride;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mixes two numbers by a 32-bit finaliser, so that consecutive ones give unrelated results. */
function mix(salt: number, record: number): number {
  let x = (salt + Math.imul(record + 1, 0x9e3779b1)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
