/** The first pass over one unit of a Spotify export: collects the counts for evidence and quality. */
import { addUp } from '../../contract/add-up.ts';
import type { ObservationOf, ObserveOptions } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import { readRecords } from '../../format/json/read-records.ts';
import { createPlayObserver, mergePlays, type PlayState } from './observe-play.ts';
import { lacksTimeOrLength, otherForm, readPlay, readUnit } from './read-spotify.ts';
import type { SpotifyUnit } from './spotify-unit.ts';

/** The most account names that are distinguished; two are enough to show a merged export. */
const maxAccounts = 4;

const nothingCounted = {
  /** The number of consecutive plays with different times, and of those in descending order. */
  steps: 0,
  backwards: 0,
};

export interface SpotifyState {
  /** Undefined if the unit contains no history. */
  readonly plays: PlayState | undefined;
  readonly accounts: ReadonlySet<string>;
  readonly counts: Readonly<typeof nothingCounted>;
}

/** Throws `ExportRejected`. */
export async function observeSpotify(
  unit: SpotifyUnit,
  options: ObserveOptions,
): Promise<ObservationOf<SpotifyState>> {
  if (unit.kinds.includes('play')) return observeHistory(unit, options);
  const recordCounts: Record<string, number> = {};
  const book = createLedgerBook();
  for await (const { kind, records } of readUnit(unit, book, options.onBytes)) {
    recordCounts[kind] = (recordCounts[kind] ?? 0) + records.length;
  }
  const state = { plays: undefined, accounts: new Set<string>(), counts: nothingCounted };
  return { recordCounts, ledger: book.ledger(), state };
}

async function observeHistory(
  { files }: SpotifyUnit,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<SpotifyState>> {
  const observer = createPlayObserver(hashKey, asOfMs);
  const accounts = new Set<string>();
  const counts = { ...nothingCounted };
  const book = createLedgerBook();
  for (const file of files) {
    let before = Number.NEGATIVE_INFINITY;
    for await (const batch of book.file(file.entry, readRecords(file.entry, onBytes))) {
      let unread = 0;
      for (const raw of batch.records) {
        const play = readPlay(file, raw);
        if (play === undefined) {
          unread++;
          continue;
        }
        const end = observer.add(play);
        if (!file.isOldLayout && end !== before) {
          counts.steps++;
          if (end < before) counts.backwards++;
        }
        before = end;
        if (typeof raw.username === 'string' && accounts.size < maxAccounts) accounts.add(raw.username);
      }
      book.read(batch.records.length - unread);
      book.notUnderstood(lacksTimeOrLength, unread);
      book.notUnderstood(otherForm, batch.malformed);
    }
  }
  const plays = observer.finish();
  return { recordCounts: { play: plays.plays }, ledger: book.ledger(), state: { plays, accounts, counts } };
}

export function mergeSpotify(states: readonly SpotifyState[]): SpotifyState {
  const plays = states.map((state) => state.plays).filter((state) => state !== undefined);
  return {
    plays: plays.length === 0 ? undefined : mergePlays(plays),
    accounts: new Set(states.flatMap(({ accounts }) => [...accounts]).slice(0, maxAccounts * 2)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
  };
}
