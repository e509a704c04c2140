/** Forges a listening history in each way that the checks look for. */
import { copiesOf, type Forgery } from '../ground/forgery.ts';
import type { Random } from '../ground/random.ts';
import type { SamplePlay } from './listening.ts';

const dayMs = 86_400_000;
/** The size of the groups of plays within which times are exchanged. */
const permuted = 2_000;
const idLetters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const idLength = 22;

/** Forges lazily, so that any size needs little memory. Two people's plays must be merged before this. */
export function* forgePlays(
  plays: Iterable<SamplePlay>,
  forge: Forgery | undefined,
  random: Random,
): Generator<SamplePlay> {
  switch (forge) {
    case undefined:
    case 'merge':
      yield* plays;
      return;
    case 'shift-day':
      for (const play of plays) yield { ...play, endMs: play.endMs + dayMs };
      return;
    case 'shift-month':
      for (const play of plays) yield { ...play, endMs: play.endMs + 30 * dayMs };
      return;
    case 'permute':
      yield* permute(plays, random);
      return;
    case 'invented-ids':
      for (const play of plays) yield withInventedId(play, random);
      return;
    case 'duplicate':
      for (const play of plays) for (let copy = 0; copy < copiesOf('duplicate'); copy++) yield play;
      return;
    case 'generated':
      yield* atRandom(plays, random);
      return;
    case 'edit':
      yield* edit(plays, random);
      return;
    default:
      forge satisfies never;
  }
}

/** Merges two histories in order of time. */
export function* mergePlays(one: Iterator<SamplePlay>, other: Iterator<SamplePlay>): Generator<SamplePlay> {
  let [a, b] = [one.next(), other.next()];
  while (!a.done || !b.done) {
    if (b.done || (!a.done && a.value.endMs <= b.value.endMs)) {
      if (!a.done) yield a.value;
      a = one.next();
    } else {
      yield b.value;
      b = other.next();
    }
  }
}

/** Exchanges songs but keeps the order of times, as a careful forger would. */
function* permute(plays: Iterable<SamplePlay>, random: Random): Generator<SamplePlay> {
  let some: SamplePlay[] = [];
  function* mixed(): Generator<SamplePlay> {
    const songs = some.map((play) => ({ play, at: random.next() })).sort((a, b) => a.at - b.at);
    for (const [n, { endMs }] of some.entries()) yield { ...(songs[n]?.play as SamplePlay), endMs };
    some = [];
  }
  for (const play of plays) {
    some.push(play);
    if (some.length === permuted) yield* mixed();
  }
  yield* mixed();
}

function withInventedId(play: SamplePlay, random: Random): SamplePlay {
  if (play.item.kind !== 'track') return play;
  const id = Array.from({ length: idLength }, () => random.pick([...idLetters])).join('');
  return { ...play, item: { kind: 'track', track: { ...play.item.track, uri: `spotify:track:${id}` } } };
}

/** Replaces times and lengths of plays by random ones; the history ends at the same time. */
function* atRandom(plays: Iterable<SamplePlay>, random: Random): Generator<SamplePlay> {
  let clock: number | undefined;
  for (const play of plays) {
    clock = Math.max(play.endMs, (clock ?? play.endMs) + random.between(400_000, 2_400_000));
    yield {
      ...play,
      endMs: clock,
      msPlayed: random.between(20_000, 270_000),
      reasonStart: 'trackdone',
      reasonEnd: 'trackdone',
    };
  }
}

/** Makes one play in eight as long as the song, so that it counts for more. */
function* edit(plays: Iterable<SamplePlay>, random: Random): Generator<SamplePlay> {
  for (const play of plays) {
    const isEdited = random.chance(1 / 8) && play.item.kind === 'track';
    yield isEdited ? { ...play, msPlayed: play.item.track.durationMs, reasonEnd: 'trackdone' } : play;
  }
}
