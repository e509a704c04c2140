/** Simulates a person's listening: sessions during the day, favourites, skips, ascending times. */
import { markedLength } from '@cgdx/core/authenticity/watermark.ts';
import type { Random } from '../ground/random.ts';
import type { Catalogue, Episode, Track } from './catalogue.ts';

export interface SamplePlay {
  /** End of the play, Unix ms. */
  readonly endMs: number;
  readonly msPlayed: number;
  readonly item:
    | { readonly kind: 'track'; readonly track: Track }
    | { readonly kind: 'episode'; readonly episode: Episode };
  readonly reasonStart: string;
  readonly reasonEnd: string;
  readonly shuffle: boolean;
  readonly skipped: boolean;
  readonly offline: boolean;
  readonly incognito: boolean;
  readonly device: number;
}

export interface ListeningHabit {
  readonly startMs: number;
  /** The end of the history; no play ends later. */
  readonly endMs: number;
  readonly playsPerDay: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The most plays of a day, since people sleep: huge samples have many skips instead of days with 24 hours of music. */
export const mostPlaysPerDay = 2000;
const mostHoursPerDay = 10;
const meanFullMs = 220_000;
const meanSkipMs = 40_000;
/** The mean length of a skipped play of a person who skips nearly everything. */
const meanQuickSkipMs = 7_500;
const usualPlaysPerSession = 14;
const mostSessionsPerDay = 24;
const hoursOfDay = [7, 8, 9, 12, 13, 17, 18, 19, 20, 21, 22] as const;

export function* listen(random: Random, catalogue: Catalogue, habit: ListeningHabit): Generator<SamplePlay> {
  const manner = mannerOf(habit.playsPerDay);
  const playsPerSession = Math.max(usualPlaysPerSession, habit.playsPerDay / mostSessionsPerDay);
  let clock = habit.startMs;
  for (let day = habit.startMs; day < habit.endMs; day += dayMs) {
    if (random.chance(0.06)) continue;
    let left = Math.round(habit.playsPerDay * (0.4 + 1.25 * random.next()));
    const sessions = Math.max(1, Math.round(left / playsPerSession));
    const starts = Array.from(
      { length: sessions },
      () => random.pick(hoursOfDay) * hourMs + random.between(0, hourMs),
    );
    for (const start of starts.sort((a, b) => a - b)) {
      if (left <= 0) break;
      clock = Math.max(clock + random.between(60_000, 400_000), day + start);
      const count = Math.min(left, Math.max(1, Math.round(playsPerSession * (0.4 + 1.2 * random.next()))));
      left -= count;
      for (const play of session(random, catalogue, clock, count, manner)) {
        if (play.endMs > habit.endMs) return;
        clock = play.endMs;
        yield play;
      }
    }
  }
}

interface Manner {
  readonly skipChance: number;
  readonly skipsQuickly: boolean;
}

/** Returns the rates of skipping at which the plays of a day fit into its waking hours. */
function mannerOf(playsPerDay: number): Manner {
  const meanMs = Math.min(150_000, (mostHoursPerDay * hourMs) / playsPerDay);
  const skipsQuickly = meanMs < meanSkipMs * 1.2;
  const skipMs = skipsQuickly ? meanQuickSkipMs : meanSkipMs;
  const chance = (meanFullMs - meanMs) / (meanFullMs - skipMs);
  return { skipChance: Math.min(0.97, Math.max(0.1, chance)), skipsQuickly };
}

function* session(
  random: Random,
  catalogue: Catalogue,
  startMs: number,
  count: number,
  { skipChance, skipsQuickly }: Manner,
): Generator<SamplePlay> {
  const device = random.chance(0.75) ? 0 : random.between(1, 2);
  const shuffle = random.chance(0.45);
  const offline = random.chance(0.08);
  const incognito = random.chance(0.01);
  let clock = startMs;
  let reasonStart = random.pick(['clickrow', 'playbtn', 'appload', 'clickrow']);
  if (random.chance(0.05)) {
    const episode = random.pick(catalogue.episodes);
    const isFull = random.chance(0.4);
    const msPlayed = isFull
      ? episode.durationMs
      : markedLength(episode.title, random.between(60_000, 900_000));
    const reasonEnd = isFull ? 'trackdone' : 'endplay';
    yield {
      endMs: clock + msPlayed,
      msPlayed,
      item: { kind: 'episode', episode },
      reasonStart,
      reasonEnd,
      shuffle: false,
      skipped: false,
      offline,
      incognito,
      device,
    };
    return;
  }
  let songs = favourite(random, catalogue);
  let place = random.between(0, songs.length - 1);
  for (let i = 0; i < count; i++) {
    if (shuffle || place >= songs.length) {
      if (!shuffle || random.chance(0.3)) songs = favourite(random, catalogue);
      place = random.between(0, songs.length - 1);
    }
    const track = songs[place++] as Track;
    const skipped = random.chance(skipChance);
    const isLast = i === count - 1;
    const msPlayed = skipped ? skipLength(random, track, skipsQuickly) : track.durationMs;
    clock += random.between(0, 900) + msPlayed;
    const reasonEnd = skipped
      ? isLast
        ? random.pick(['endplay', 'logout', 'unexpected-exit-while-paused'])
        : 'fwdbtn'
      : 'trackdone';
    yield {
      endMs: clock,
      msPlayed,
      item: { kind: 'track', track },
      reasonStart,
      reasonEnd,
      shuffle,
      skipped,
      offline,
      incognito,
      device,
    };
    reasonStart = reasonEnd;
  }
}

function skipLength(random: Random, track: Track, skipsQuickly: boolean): number {
  const ms =
    skipsQuickly || random.chance(0.7)
      ? random.between(400, 15_000)
      : random.between(400, track.durationMs - 5_000);
  return markedLength(track.title, ms);
}

/** Picks an artist by Zipf's law: the tenth is played a tenth as often as the first. */
function favourite(random: Random, catalogue: Catalogue): readonly Track[] {
  const rank = Math.floor(catalogue.artists.length ** random.next()) - 1;
  return catalogue.artists[rank] as readonly Track[];
}
