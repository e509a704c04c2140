/** Writes a synthetic Spotify export of any size, in any of its layouts. */

import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import type { Person } from '../ground/person.ts';
import { createRandom } from '../ground/random.ts';
import type { CheckedSample } from '../ground/sample-layout.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { accountFiles, type SampleFile } from './account-file.ts';
import { type Catalogue, inventCatalogue } from './catalogue.ts';
import { forgePlays, mergePlays } from './forge-plays.ts';
import { type HistoryLayout, historyRecord } from './history-record.ts';
import { type ListeningHabit, listen, mostPlaysPerDay, type SamplePlay } from './listening.ts';

export const spotifyVariants = ['account', 'extended', 'extended-2023', 'endsong'] as const;
export type SpotifyVariant = (typeof spotifyVariants)[number];

type Input = CheckedSample<SpotifyVariant>;

const folders: Record<SpotifyVariant, string> = {
  account: 'Spotify Account Data',
  extended: 'Spotify Extended Streaming History',
  'extended-2023': 'MyData',
  endsong: 'MyData',
};

const dayMs = 86_400_000;
const usualPlaysPerDay = 45;
const artistCount = 400;
const accountRowsPerFile = 10_000;
const extendedFileBytes = 12_000_000;
/** The usual length of the account data's history, in days; huge samples go further back. */
const accountDays = 365;
/** The longest extended history: those of early members go back to about 2012. Huge samples go further. */
const longestExtendedDays = 14 * 365;
/** The number of plays from which the mean size of a record is computed. */
const pilotPlays = 4000;
const textsPerChunk = 200;

export async function writeSpotifySample(zip: ZipWriter, input: Input): Promise<void> {
  const { variant, asOfMs, person, seed } = input;
  const catalogue = inventCatalogue(createRandom(`catalogue ${seed}`), artistCount);
  const folder = folders[variant];
  const add = (name: string, chunks: Iterable<string>) => zip.add(`${folder}/${name}`, chunks);
  await zip.add(watermarkFile, [watermarkText]);
  if (variant === 'account') {
    const files = accountFiles(createRandom(`account ${seed}`), catalogue, person, asOfMs);
    await writeAccount(add, input, catalogue, files);
    return;
  }
  await add('ReadMeFirst_ExtendedStreamingHistory.pdf', [placeholderPdf]);
  await writeExtended(add, input, catalogue, variant);
}

type AddFile = (name: string, chunks: Iterable<string>) => Promise<void>;

async function writeAccount(
  add: AddFile,
  input: Input,
  catalogue: Catalogue,
  files: readonly SampleFile[],
): Promise<void> {
  const otherBytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const habit = planHabit(input, catalogue, 'account', input.sizeBytes - otherBytes, accountDays);
  const record = historyRecord('account', input.person);
  for (const kind of ['track', 'episode'] as const) {
    const plays = peekable(ofKind(playsOf(input, catalogue, habit), kind));
    for (let n = 0; plays.peek() !== undefined; n++) {
      const name = `StreamingHistory_${kind === 'track' ? 'music' : 'podcast'}_${n}.json`;
      await add(name, jsonList(plays.take(accountRowsPerFile), record));
    }
  }
  for (const { name, text } of files) await add(name, [text]);
}

async function writeExtended(
  add: AddFile,
  input: Input,
  catalogue: Catalogue,
  layout: Exclude<SpotifyVariant, 'account'>,
): Promise<void> {
  const habit = planHabit(input, catalogue, layout, input.sizeBytes, longestExtendedDays);
  const record = historyRecord(layout, input.person);
  const plays = peekable(playsOf(input, catalogue, habit));
  const files = Math.max(1, Math.round(input.sizeBytes / (input.fileBytes ?? extendedFileBytes)));
  const fileMs = (habit.endMs - habit.startMs) / files;
  for (let n = 0; n < files; n++) {
    const from = habit.startMs + n * fileMs;
    const until = n === files - 1 ? Number.POSITIVE_INFINITY : from + fileMs;
    await add(historyName(layout, n, from, from + fileMs - 1), jsonList(plays.takeUntil(until), record));
  }
}

/** Returns the plays, forged if requested. */
function playsOf({ seed, forge }: Input, catalogue: Catalogue, habit: ListeningHabit): Generator<SamplePlay> {
  const own = listen(createRandom(`plays ${seed}`), catalogue, habit);
  const plays =
    forge === 'merge' ? mergePlays(own, listen(createRandom(`others ${seed}`), catalogue, habit)) : own;
  return forgePlays(plays, forge, createRandom(`forge ${seed}`));
}

function historyName(layout: HistoryLayout, n: number, fromMs: number, toMs: number): string {
  if (layout === 'endsong') return `endsong_${n}.json`;
  const [from, to] = [new Date(fromMs).getUTCFullYear(), new Date(toMs).getUTCFullYear()];
  return `Streaming_History_Audio_${from === to ? from : `${from}-${to}`}_${n}.json`;
}

/** Computes the length of the history and the plays of a day that give the requested size. */
function planHabit(
  { seed, asOfMs }: Input,
  catalogue: Catalogue,
  layout: HistoryLayout,
  bytes: number,
  longestDays: number,
): ListeningHabit {
  const endMs = asOfMs - dayMs;
  const pilot = { startMs: endMs - 20_000 * dayMs, endMs, playsPerDay: usualPlaysPerDay };
  const record = historyRecord(layout, pilotPerson);
  let plays = 0;
  let length = 0;
  let lastMs = pilot.startMs;
  for (const play of listen(createRandom(`pilot ${seed}`), catalogue, pilot)) {
    length += Buffer.byteLength(record(play)) + 2;
    lastMs = play.endMs;
    if (++plays === pilotPlays) break;
  }
  const wantedPlays = Math.max(1, bytes / (length / plays));
  const playsPerDay = plays / ((lastMs - pilot.startMs) / dayMs);
  const usualDays = Math.min(longestDays, Math.max(1, wantedPlays / playsPerDay));
  const days = Math.ceil(Math.max(usualDays, wantedPlays / mostPlaysPerDay));
  return {
    startMs: Math.floor(endMs / dayMs - days) * dayMs,
    endMs,
    playsPerDay: (usualPlaysPerDay * wantedPlays) / (playsPerDay * days),
  };
}

function* jsonList(plays: Iterable<SamplePlay>, record: (play: SamplePlay) => string): Generator<string> {
  let texts: string[] = [];
  let lead = '[ ';
  for (const play of plays) {
    texts.push(record(play));
    if (texts.length < textsPerChunk) continue;
    yield lead + texts.join(', ');
    lead = ', ';
    texts = [];
  }
  yield texts.length === 0 ? (lead === '[ ' ? '[ ]' : ' ]') : `${lead}${texts.join(', ')} ]`;
}

function* ofKind(plays: Iterable<SamplePlay>, kind: 'track' | 'episode'): Generator<SamplePlay> {
  for (const play of plays) if (play.item.kind === kind) yield play;
}

function peekable(plays: Iterator<SamplePlay>) {
  let next = plays.next();
  function* takeUntil(endMs: number, most = Number.POSITIVE_INFINITY): Generator<SamplePlay> {
    for (let taken = 0; !next.done && next.value.endMs < endMs && taken < most; taken++) {
      yield next.value;
      next = plays.next();
    }
  }
  return {
    peek: () => (next.done ? undefined : next.value),
    takeUntil,
    take: (most: number) => takeUntil(Number.POSITIVE_INFINITY, most),
  };
}

const watermarkText = `This archive was made by the CGDX sample generator. Every person, artist and song in it is invented.
It is for trying out a local stack; it is refused everywhere else.
`;

const placeholderPdf = '%PDF-1.4\n% synthetic placeholder\n%%EOF\n';

/** A placeholder while sizes are measured. */
const pilotPerson: Person = {
  userName: 'cgdx-sample-000000000000',
  givenName: '',
  familyName: '',
  email: '',
  phone: '',
  birthdate: '',
  street: '',
  city: '',
  postalCode: '',
  country: 'SG',
  gender: '',
  ipAddress: '203.0.113.100',
  friends: [],
};
