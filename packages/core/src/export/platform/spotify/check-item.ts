/** Checks whether ids, titles and lengths of the plays are consistent, as in a real catalogue. */

import type { Finding } from '../../../authenticity/evidence.ts';
import { mark, type PlayColumns } from './play-sample.ts';
import { countPlays } from './possible-play.ts';

/** The indices of a song's plays in the columns, in order of time. */
export type Song = Uint32Array;

/** Groups the plays by song, once for all checks. */
export function songsIn({ item, length }: PlayColumns): Song[] {
  const numbers = new Map<number, number>();
  const songOf = new Uint32Array(length);
  const sizes: number[] = [];
  for (let i = 0; i < length; i++) {
    const known = numbers.get(item[i] as number);
    const song = known ?? sizes.length;
    if (known === undefined) numbers.set(item[i] as number, song);
    songOf[i] = song;
    sizes[song] = (sizes[song] ?? 0) + 1;
  }
  const songs = sizes.map((size) => new Uint32Array(size));
  const filled = new Uint32Array(sizes.length);
  for (let i = 0; i < length; i++) {
    const song = songOf[i] as number;
    const at = filled[song] as number;
    (songs[song] as Song)[at] = i;
    filled[song] = at + 1;
  }
  return songs;
}

/** The length of complete plays of one song varies by about this many ms. */
const lengthStepMs = 2000;

/** The fewest plays of a song that are compared. */
const playsToCompare = 3;

export function identifiers(plays: PlayColumns): Finding {
  return countPlays(
    plays,
    (i) => ((plays.marks[i] as number) & mark.impossibleId) !== 0,
    (i) => ((plays.marks[i] as number) & mark.hasUri) !== 0,
  );
}

/** Counts lengths that are whole seconds. `lengths`: the result of `distinctLengths`. */
export function roundLengths(lengths: readonly number[]): Finding {
  return { against: lengths.filter((ms) => ms % 1000 === 0).length, of: lengths.length };
}

/** Counts lengths that equal the most common length, since songs differ in length. */
export function equalLengths(lengths: readonly number[]): Finding {
  return { against: mostOfOne(Float64Array.from(lengths).sort()), of: lengths.length };
}

/** Returns the lengths of each song without repetitions, so that a song looped all night counts like one played once. */
export function distinctLengths(plays: PlayColumns, songs: readonly Song[]): number[] {
  const distinct: number[] = [];
  for (const song of songs) {
    let before = 0;
    for (const ms of valuesOf(song, (i) => plays.ms[i] as number)) {
      if (ms > before) distinct.push(ms);
      before = ms;
    }
  }
  return distinct;
}

/** Counts complete plays that differ from the most common length of their song. */
export function songLengths(plays: PlayColumns, songs: readonly Song[]): Finding {
  return minority(plays, songs, mark.playedThrough, playsToCompare);
}

/** The fewest plays of a song among which some length is expected to recur. */
const playsToRecur = 8;

/** Counts plays, complete or not, that differ from the most common length of their song. Account data does not say which plays are complete. */
export function lengthsRecur(plays: PlayColumns, songs: readonly Song[]): Finding {
  return minority(plays, songs, 0, playsToRecur);
}

/** The fewest distinct songs of a person with thousands of plays. */
const fewestSongs = 200;

/** Counts all plays if they have fewer distinct songs than that, else none. */
export function fewSongs(plays: PlayColumns, songs: readonly Song[]): Finding {
  return { against: songs.length < fewestSongs ? plays.length : 0, of: plays.length };
}

/** The most titles of one id: a catalogue sometimes renames a song, as from `Song` to `Song - Remastered`. */
const titlesOfRenamed = 3;

/** Counts plays whose title differs from that of the previous play with the same id more often than renaming explains. */
export function oneTitlePerId(plays: PlayColumns, songs: readonly Song[]): Finding {
  const named = mark.hasUri | mark.hasNames;
  let against = 0;
  let of = 0;
  for (const song of songs) {
    if (song.length < playsToCompare) continue;
    const titles = new Set<number>();
    let last: number | undefined;
    let changes = 0;
    let count = 0;
    for (const i of song) {
      if (((plays.marks[i] as number) & named) !== named) continue;
      const title = plays.title[i] as number;
      if (last !== undefined && last !== title) changes++;
      if (last !== title) titles.add(title);
      last = title;
      count++;
    }
    if (count < playsToCompare) continue;
    of += count;
    against += titles.size > titlesOfRenamed ? changes : changes - (titles.size - 1);
  }
  return { against, of };
}

/** Counts plays with all of `marks` that do not have their song's most common length. `fewest`: the fewest plays of a song that are compared. */
function minority(plays: PlayColumns, songs: readonly Song[], marks: number, fewest: number): Finding {
  let against = 0;
  let of = 0;
  for (const song of songs) {
    if (song.length < fewest) continue;
    const marked = marks === 0 ? song : song.filter((i) => ((plays.marks[i] as number) & marks) === marks);
    if (marked.length < fewest) continue;
    of += marked.length;
    const steps = valuesOf(marked, (i) => Math.round((plays.ms[i] as number) / lengthStepMs));
    against += marked.length - mostOfOne(steps);
  }
  return { against, of };
}

/** Returns a value for each play of a song, ascending. */
function valuesOf(song: Song, valueAt: (index: number) => number): Float64Array {
  const values = new Float64Array(song.length);
  for (let i = 0; i < song.length; i++) values[i] = valueAt(song[i] as number);
  return song.length > 1 ? values.sort() : values;
}

/** Returns the number of occurrences of the most common value. */
function mostOfOne(ascending: Float64Array): number {
  let most = 0;
  for (let from = 0, i = 0; i < ascending.length; i++) {
    if (ascending[i] !== ascending[from]) from = i;
    most = Math.max(most, i - from + 1);
  }
  return most;
}
