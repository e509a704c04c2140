/**
 * Samples the plays for evidence: all plays of an ordinary export, and all plays of a random selection of days of a huge
 * one. The sample depends only on the set of distinct plays: not on their order, their repetitions, or the chunks in which
 * they were read.
 */

/** The most plays in a finished sample: about 10 MB. */
const maxSampledPlays = 2 ** 18;

/** Properties of a play; bits of `PlayColumns.marks`. */
export const mark = {
  hasUri: 1,
  /** The id in the URI is impossible. */
  impossibleId: 2,
  hasNames: 4,
  hasCountry: 8,
  hasReasons: 16,
  /** The play started automatically when the previous one ended. */
  beganByItself: 32,
  /** The item was played to its end. */
  playedThrough: 64,
  /** The play's time is known only to the minute. */
  minuteOnly: 128,
  isVideo: 256,
} as const;

export interface SampledPlay {
  /** The keyed hash of the canonical record. */
  readonly key: number;
  /** The end of the play, seconds since 1970. */
  readonly end: number;
  readonly ms: number;
  readonly marks: number;
  /** `textHash` of the URI (or of the names if there is none) and of the title. */
  readonly item: number;
  readonly title: number;
}

/** Columns of equal length, ascending by end, distinct by key. */
export interface PlayColumns {
  readonly length: number;
  readonly key: Float64Array;
  readonly end: Float64Array;
  readonly ms: Float64Array;
  readonly marks: Uint16Array;
  readonly item: Uint32Array;
  readonly title: Uint32Array;
  /** The reciprocal of the share of days that are in the sample. */
  readonly thinning: number;
}

export interface PlaySampleBuilder {
  add(play: SampledPlay): void;
  finish(): PlayColumns;
}

interface Columns {
  key: Float64Array;
  end: Float64Array;
  ms: Float64Array;
  marks: Uint16Array;
  item: Uint32Array;
  title: Uint32Array;
}

/** `leastThinning`: the `thinning` of plays that come from an earlier sample. */
export function createPlaySample(capacity: number = maxSampledPlays, leastThinning = 1): PlaySampleBuilder {
  let columns = allocate(Math.min(capacity, 4096));
  let count = 0;
  let thinning = leastThinning;

  /** `room`: for how many plays. */
  function compact(room: number): void {
    const order = distinctOrder(columns, count);
    let kept = order;
    while (kept.length > capacity / 2) {
      thinning *= 2;
      kept = kept.filter((i) => isKeptDay(columns.end[i] as number, thinning));
    }
    columns = pick(columns, kept, Math.max(room, kept.length));
    count = kept.length;
  }

  return {
    add(play) {
      if (count === columns.key.length) {
        if (count < capacity) columns = pick(columns, range(count), Math.min(capacity, count * 2));
        else compact(count);
      }
      if (thinning > 1 && !isKeptDay(play.end, thinning)) return;
      columns.key[count] = play.key;
      columns.end[count] = play.end;
      columns.ms[count] = play.ms;
      columns.marks[count] = play.marks;
      columns.item[count] = play.item;
      columns.title[count] = play.title;
      count++;
    },
    finish() {
      compact(0);
      return { ...columns, length: count, thinning };
    },
  };
}

/** Merges samples into the sample of all their plays. */
export function mergePlaySamples(samples: readonly PlayColumns[]): PlayColumns {
  const builder = createPlaySample(maxSampledPlays, Math.max(1, ...samples.map(({ thinning }) => thinning)));
  for (const { length, key, end, ms, marks, item, title } of samples) {
    for (let i = 0; i < length; i++) {
      builder.add({
        key: key[i] as number,
        end: end[i] as number,
        ms: ms[i] as number,
        marks: marks[i] as number,
        item: item[i] as number,
        title: title[i] as number,
      });
    }
  }
  return builder.finish();
}

/** Counts distinct records; a play in both packages, to the second and to the minute, counts once. */
export function distinctKeys({ key, end, length }: PlayColumns): number {
  let distinct = 0;
  for (let from = 0, to = 1; from < length; from = to, to++) {
    const minute = Math.floor((end[from] as number) / 60);
    while (to < length && (end[to] as number) < 60 * (minute + 1)) to++;
    distinct++;
    if (to - from === 1) continue;
    const keys = key.slice(from, to).sort();
    for (let i = 1; i < keys.length; i++) if (keys[i] !== keys[i - 1]) distinct++;
  }
  return distinct;
}

/** Selects whole days, so that sequences within a day stay complete. */
function isKeptDay(endSeconds: number, thinning: number): boolean {
  const day = Math.floor(endSeconds / 86_400);
  return (Math.imul(day, 0x9e3779b1) >>> 0) % thinning === 0;
}

/** Returns indices sorted by end, then by key, without duplicate keys. */
function distinctOrder({ end, key }: Columns, count: number): Uint32Array {
  // end and index are packed into one number, since native sorting is many times faster than a comparator
  const sortable = new Float64Array(count);
  let isSorted = true;
  for (let i = 0; i < count; i++) {
    sortable[i] = (end[i] as number) * maxSampledPlays + i;
    if (i > 0 && (sortable[i] as number) < (sortable[i - 1] as number)) isSorted = false;
  }
  // most histories are written in this order
  if (!isSorted) sortable.sort();
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const composed = sortable[i] as number;
    order[i] = composed - Math.floor(composed / maxSampledPlays) * maxSampledPlays;
  }
  for (let from = 0, to = 1; from < count; from = to, to++) {
    while (to < count && end[order[to] as number] === end[order[from] as number]) to++;
    if (to - from > 1) order.subarray(from, to).sort((a, b) => (key[a] as number) - (key[b] as number));
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const index = order[i] as number;
    if (i > 0 && key[index] === key[order[i - 1] as number]) continue;
    order[kept++] = index;
  }
  return order.subarray(0, kept);
}

function range(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let i = 0; i < count; i++) indexes[i] = i;
  return indexes;
}

function allocate(size: number): Columns {
  return {
    key: new Float64Array(size),
    end: new Float64Array(size),
    ms: new Float64Array(size),
    marks: new Uint16Array(size),
    item: new Uint32Array(size),
    title: new Uint32Array(size),
  };
}

function pick(from: Columns, indexes: Uint32Array, size: number): Columns {
  const to = allocate(size);
  for (const name of ['key', 'end', 'ms', 'marks', 'item', 'title'] as const) {
    const source = from[name];
    const target = to[name];
    for (let i = 0; i < indexes.length; i++) target[i] = source[indexes[i] as number] as number;
  }
  return to;
}
