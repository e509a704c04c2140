/** Collects from each play the data for evidence, quality and the fingerprint, in bounded memory. */

import { textHash } from '../../../authenticity/text-hash.ts';
import { bearsMark } from '../../../authenticity/watermark.ts';
import {
  createRunBuilder,
  type Item,
  itemOf,
  mergeRuns,
  type RunSketches,
} from '../../../fingerprint/item-run.ts';
import { createRecordHash } from '../../../fingerprint/record-hash.ts';
import {
  createSketchBuilder,
  estimateDistinct,
  mergeSketches,
  type Sketch,
} from '../../../fingerprint/sketch.ts';
import { createNumberedTexts, mergeNumberedTexts, type NumberedTexts } from '../../activity/numbered-text.ts';
import { createTellingObserver, mergeTelling, type TellingState } from '../../activity/telling-record.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import type { Play } from './play.ts';
import { createPlaySample, distinctKeys, mark, mergePlaySamples, type PlayColumns } from './play-sample.ts';
import { isPossibleLength, latestSeconds, spotifyOpened } from './possible-play.ts';
import { hasImpossibleId, isLocalUri } from './spotify-uri.ts';

const secondsPerDay = 86_400;

/** The state of one unit's plays, which can be merged with the states of other units. */
export interface PlayState {
  readonly plays: number;
  /** Plays that name neither title nor artist nor an id. */
  readonly nameless: number;
  readonly sample: PlayColumns;
  readonly sketch: Sketch;
  readonly telling: TellingState;
  readonly runs: RunSketches;
  readonly titles: NumberedTexts;
  /** Days since 1970 with at least one play. */
  readonly days: ReadonlySet<number>;
  /** The number of plays with the generator's mark, and of plays that could have one. */
  readonly marked: number;
  readonly markable: number;
}

export interface PlayObservation extends PlayState {
  /** The number of distinct plays: exact up to the size of the sample, an estimate within about 3 percent above. */
  readonly distinct: number;
}

/** The most plays of a file that are checked for the generator's mark: in a sample all have it, else one in a hundred. */
const mostMarkable = 2_000;

/** The most songs whose hashes are cached, since most plays repeat one; some 20 MB. */
const mostRemembered = 200_000;

export interface PlayObserver {
  /** Adds a play. Returns its end, in seconds since 1970. */
  add(play: Play): number;
  finish(): PlayState;
}

/** `asOfMs`: the current time in Unix ms; later times count as future. */
export function createPlayObserver(hashKey: Uint8Array, asOfMs: number): PlayObserver {
  const recordHash = createRecordHash(hashKey);
  const sketch = createSketchBuilder();
  const telling = createTellingObserver(recordHash);
  const latest = latestSeconds(asOfMs);
  const canBe = ({ msPlayed }: Play, end: number, marks: number) =>
    end >= spotifyOpened && end <= latest && isPossibleLength(msPlayed) && (marks & mark.impossibleId) === 0;
  const sample = createPlaySample();
  const runs = createRunBuilder();
  const knownItems = new Map<number, Item>();
  const titles = createNumberedTexts();
  const days = new Set<number>();
  let plays = 0;
  let nameless = 0;
  let marked = 0;
  let markable = 0;
  let lastDay = Number.NaN;

  /** `textKey`: a hash that distinguishes songs. */
  function itemOfPlay(play: Play, textKey: number): Item {
    // converted to a small integer, which the engine stores unboxed, for faster lookups
    const key = textKey | 0;
    const known = knownItems.get(key);
    if (known !== undefined) return known;
    const id = play.uri === null || isLocalUri(play.uri) ? undefined : play.uri;
    const title = play.title === null ? undefined : sameThing(play);
    const item = itemOf(recordHash, id, title, play.creator ?? undefined);
    if (knownItems.size < mostRemembered) knownItems.set(key, item);
    return item;
  }

  return {
    add(play) {
      plays++;
      const end = utcSeconds(play.at);
      const key = recordHash(canonicalKey(play));
      sketch.add(key);
      const marks = marksOf(play);
      if (!telling.isFull() && canBe(play, end, marks)) telling.add(end, play.at, 'spotify', sameThing(play));
      const day = Math.floor(end / secondsPerDay);
      // consecutive plays are usually on the same day
      if (day !== lastDay) days.add(day);
      lastDay = day;
      const title = play.title ?? '';
      if (play.title !== null) titles.add(title);
      if (play.title !== null && play.msPlayed > 0 && markable < mostMarkable) {
        markable++;
        if (bearsMark(title, play.msPlayed)) marked++;
      }
      const isNameless = play.uri === null && play.title === null && play.creator === null;
      if (isNameless) nameless++;
      // nothing shows that two nameless plays are of the same song
      const item = textHash(
        isNameless ? `${play.at}|${play.msPlayed}` : (play.uri ?? `${play.creator}|${title}`),
      );
      if (!isNameless) runs.add('play', end, itemOfPlay(play, item));
      sample.add({ key, end, ms: play.msPlayed, marks, item, title: textHash(title) });
      return end;
    },
    finish: () => ({
      plays,
      nameless,
      sample: sample.finish(),
      sketch: sketch.finish(),
      telling: telling.finish(),
      runs: runs.finish(),
      titles: titles.finish(),
      days,
      marked,
      markable,
    }),
  };
}

export function mergePlays(states: readonly PlayState[]): PlayState {
  const [first] = states;
  if (first !== undefined && states.length === 1) return first;
  const days = new Set<number>();
  for (const state of states) for (const day of state.days) days.add(day);
  const sum = (of: (state: PlayState) => number) => states.reduce((all, state) => all + of(state), 0);
  return {
    plays: sum((state) => state.plays),
    nameless: sum((state) => state.nameless),
    sample: mergePlaySamples(states.map((state) => state.sample)),
    sketch: mergeSketches(states.map((state) => state.sketch)),
    telling: mergeTelling(states.map((state) => state.telling)),
    runs: mergeRuns(states.map((state) => state.runs)),
    titles: mergeNumberedTexts(states.map(({ titles }) => titles)),
    days,
    marked: sum((state) => state.marked),
    markable: sum((state) => state.markable),
  };
}

export function concludePlays(state: PlayState): PlayObservation {
  const { sample, sketch } = state;
  return { ...state, distinct: sample.thinning === 1 ? distinctKeys(sample) : estimateDistinct(sketch) };
}

/** Returns a key that a play has both in account data and in the extended history: the minute and the names. */
function canonicalKey(play: Play): string {
  return `spotify|${play.at.slice(0, 16)}|${play.creator ?? ''}|${play.title ?? ''}|${play.msPlayed}`;
}

/** Returns the names of what was played, which are the same in both packages; a person's own files, which have no names, count once per day. */
const sameThing = ({ creator, title }: Play): string => `${creator ?? ''}|${title ?? ''}`;

function marksOf(play: Play): number {
  const isNamed = play.uri !== null && !isLocalUri(play.uri);
  return (
    (isNamed ? mark.hasUri : 0) |
    (isNamed && hasImpossibleId(play.uri) ? mark.impossibleId : 0) |
    (play.title !== null && play.creator !== null ? mark.hasNames : 0) |
    (play.country !== null ? mark.hasCountry : 0) |
    (play.reasonStart !== null && play.reasonEnd !== null ? mark.hasReasons : 0) |
    (play.reasonStart === 'trackdone' ? mark.beganByItself : 0) |
    (play.reasonEnd === 'trackdone' ? mark.playedThrough : 0) |
    (play.source === 'account' ? mark.minuteOnly : 0) |
    (play.source === 'video' ? mark.isVideo : 0)
  );
}
