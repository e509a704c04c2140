/** Generates histories of people who share songs and albums, and changed copies of them. */
import { createRunBuilder, itemOf, keptRuns, type RunSketches } from '../item-run.ts';
import { createRecordHash } from '../record-hash.ts';
import { createSketchBuilder, shortSketch } from '../sketch.ts';

export const testRecordHash = createRecordHash(new Uint8Array(32).fill(5));

/** Returns a generator of numbers between 0 and 1 that depends only on the seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Play {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  /** Since 1970. */
  readonly seconds: number;
}

export const daySeconds = 86_400;
const playsADay = 40;

/** Generates a history in which two plays of three are popular songs, some of these as whole albums. */
export function historyOf(person: number, days: number): Play[] {
  const random = randomOf(person);
  const plays: Play[] = [];
  const play = (id: string, artist: string) =>
    plays.push({
      id,
      artist,
      title: `Song ${id}`,
      seconds: Math.floor(plays.length / playsADay) * daySeconds + (plays.length % playsADay) * 200 + 3_600,
    });
  while (plays.length < days * playsADay) {
    if (random() < 0.05) {
      const album = Math.floor(500 * random() ** 2);
      for (let track = 0; track < 12; track++) play(`album ${album} ${track}`, `artist ${album}`);
    } else if (random() < 2 / 3) {
      const song = Math.floor(3_000 * random() ** 3);
      play(`hit ${song}`, `artist ${song % 500}`);
    } else {
      const song = Math.floor(days * 6 * random());
      play(`own ${person} ${song}`, `artist ${song % 700}`);
    }
  }
  return plays.slice(0, days * playsADay);
}

export function runsIn(plays: readonly Play[], list = 'play'): RunSketches {
  const runs = createRunBuilder();
  for (const { id, title, artist, seconds } of plays)
    runs.add(list, seconds, itemOf(testRecordHash, id, title, artist));
  return runs.finish();
}

/** Keeps the times and shuffles the plays within periods of `groupSeconds`. */
function shuffledWithin(plays: readonly Play[], groupSeconds: number): Play[] {
  const random = randomOf(groupSeconds);
  const order = plays
    .map((play) => ({ play, place: Math.floor(play.seconds / groupSeconds) + random() }))
    .toSorted((a, b) => a.place - b.place);
  return plays.map(({ seconds }, at) => ({ ...(order[at]?.play ?? plays[0]), seconds }) as Play);
}

export const later = (plays: readonly Play[], by: number) =>
  plays.map((play) => ({ ...play, seconds: play.seconds + by }));
export function jittered(plays: readonly Play[], by: number): Play[] {
  const random = randomOf(by);
  return plays
    .map((play) => ({ ...play, seconds: play.seconds + Math.floor(by * random()) }))
    .toSorted((a, b) => a.seconds - b.seconds);
}

export const changes: Readonly<Record<string, (plays: readonly Play[]) => readonly Play[]>> = {
  'as it was': (plays) => plays,
  'shifted by minutes': (plays) => later(plays, 1_700),
  'shifted by half a day': (plays) => later(plays, 45_000),
  'shifted by years': (plays) => later(plays, 800 * daySeconds),
  'with each play shifted by different minutes': (plays) => jittered(plays, 900),
  'shuffled within an hour': (plays) => shuffledWithin(plays, 3_600),
  'shuffled within a day': (plays) => shuffledWithin(plays, daySeconds),
  'with other ids': (plays) => plays.map((play) => ({ ...play, id: `${play.id}x` })),
  'with titles in another spelling': (plays) =>
    plays.map((play) => ({ ...play, title: play.title.toUpperCase().replace(' ', ' – ') })),
  'with other titles': (plays) => plays.map((play) => ({ ...play, title: `${play.title} (live)` })),
  'newest first': (plays) => plays.toReversed(),
  'a part of it': (plays) => plays.slice(plays.length / 2, plays.length * 0.8),
};

/** Returns the fingerprint of an upload of these plays. */
export function fingerprintOf(plays: readonly Play[]) {
  const sketch = createSketchBuilder();
  for (const { title, artist, seconds } of plays)
    sketch.add(testRecordHash(`${Math.floor(seconds / 60)}|${artist}|${title}`));
  return { sketch: shortSketch(sketch.finish()), runs: keptRuns(runsIn(plays)) };
}
