/** What a platform needs so that its exports can be read: one folder, one line in `readers.ts`. */
import type { PlatformId } from '../../pool/platform-id.ts';
import type { ArchiveEntry } from '../format/archive/open-archive.ts';
import type { OnBytes } from '../format/json/read-records.ts';
import { addUp } from './add-up.ts';
import type { Conclusion } from './conclusion.ts';
import type { DatasetKind, DatasetRecord } from './dataset-field.ts';
import type { Account } from './export-ledger.ts';
import type { LeaveOut } from './leave-out.ts';
import { mergeUnitLedgers, type UnitLedger } from './ledger-book.ts';

export interface ConcludeOptions {
  /** The current time in Unix ms: later times are in the future. */
  readonly asOfMs: number;
  /** The deployment's secret. */
  readonly hashKey: Uint8Array;
}

export interface ObserveOptions extends ConcludeOptions {
  readonly onBytes: OnBytes;
}

/** Fields of a platform's file that no reader takes, because they are about the person. */
export interface WithheldFields {
  readonly file: string;
  readonly fields: readonly string[];
}

export interface ExportReader {
  readonly platform: PlatformId;
  /** The main kind first. */
  readonly kinds: readonly DatasetKind[];
  readonly withheld: readonly WithheldFields[];
  readonly leaveOut: LeaveOut;
  /**
   * Finds the files that are worth reading, in an order independent of zip tools. Without units it is not this platform's.
   * `omitted`: paths of files that the person left out and `leaveOut` allows: they are not missing.
   */
  find(entries: readonly ArchiveEntry[], omitted?: readonly string[]): Promise<ExportFiles>;
}

/** A piece of an export, usually one file, that is read independently: beside others, in another thread or machine. */
export interface ReadUnit {
  /** For logs and tests; never shown, since names of files may contain people's names. */
  readonly name: string;
  /** Uncompressed. */
  readonly bytes: number;
  /** The files of which it takes records. */
  readonly files: readonly ArchiveEntry[];
  /** The kinds that its records may have. */
  readonly kinds: readonly string[];
}

/** What the first pass saw in one unit; it can be cloned and carried elsewhere. */
export interface UnitObservation {
  readonly recordCounts: Record<string, number>;
  /** What became of the unit's files and of each record in them; see `export-ledger.ts`. */
  readonly ledger: UnitLedger;
  /** The platform's own state for `merge` and `conclude`: numbers, texts, arrays, maps, sets. Its size is bounded. */
  readonly state: unknown;
}

export interface ObservationOf<State> extends UnitObservation {
  readonly state: State;
}

export interface KindBatch {
  readonly kind: string;
  /** Typed and normalised, not yet masked. */
  readonly records: readonly DatasetRecord[];
  /** Whom the records name beside what leaves, as in the methods of `ExportFiles`. */
  readonly others?: Named;
}

/** Names beside the texts. */
export interface Named {
  readonly otherNames?: readonly string[];
  readonly mentionedNames?: readonly string[];
  readonly channelNames?: readonly string[];
}

/** Why no unit reads a file. */
export interface UnreadFile {
  readonly as: Exclude<keyof Account, 'read'>;
  /** In fixed words, as `export-ledger.ts` says; not told of a file that is there twice. */
  readonly why: string;
}

/** Why files that are read only for names and addresses are left out. */
export const onlyToMask: UnreadFile = { as: 'leftOut', why: 'read only to know what to mask' };

/** Why a platform's own files without records are left out. */
export const nothingTaken: UnreadFile = { as: 'leftOut', why: 'of which we take nothing' };

/** Returns whether a file's name consists of the words that platforms use: others are of a person, or new to us. */
export const isOwnName = ({ shownName }: Pick<ArchiveEntry, 'shownName'>): boolean => shownName !== undefined;

/** The files of one export, which can be read repeatedly from the beginning. */
export interface ExportFiles {
  readonly units: readonly ReadUnit[];
  /** Says why no unit reads a file; undefined for a file that the platform's reader does not know. */
  whyUnread(file: ArchiveEntry): UnreadFile | undefined;
  /** Runs the first pass over one unit. Throws `ExportRejected`. */
  observe(unit: number, options: ObserveOptions): Promise<UnitObservation>;
  /** Merges observations of consecutive units as if they were one; the result is no larger than its inputs. */
  merge(observations: readonly UnitObservation[]): UnitObservation;
  /** Concludes from the merged observation of all units. Throws `ExportRejected`. */
  conclude(observation: UnitObservation, options: ConcludeOptions): Promise<Conclusion>;
  /** Runs the second pass over one unit. Throws `ExportRejected`. */
  records(unit: number, onBytes: OnBytes): AsyncIterable<KindBatch>;
  /** Returns words that identify the person: their names, user names, addresses, the people they follow. */
  personalWords(): Promise<string[]>;
  /**
   * Reads what the methods beside it read, but for files in `sound`, which were read to their end: only damage is looked for.
   * Throws `ExportRejected`. By default `personalWords` does it.
   */
  checkNames?(sound: ReadonlySet<ArchiveEntry>): Promise<void>;
  /** Returns full names of people around the person, any number: masked everywhere, also by a part of the name. */
  otherNames?(): Promise<readonly string[]>;
  /** Returns the names of accounts that the texts mention: people's are masked like `otherNames`, those of firms are not. */
  mentionedNames?(): Promise<readonly string[]>;
  /** Returns the names of public channels: people's are masked like `mentionedNames`, but stay in titles and searches. */
  channelNames?(): Promise<readonly string[]>;
}

/** Merges a platform's own states with its function; nothing else makes assumptions about them. */
export function mergeObservations<State>(
  observations: readonly UnitObservation[],
  mergeStates: (states: readonly State[]) => State,
): ObservationOf<State> {
  return {
    recordCounts: addUp(observations.map(({ recordCounts }) => recordCounts)),
    ledger: mergeUnitLedgers(observations.map(({ ledger }) => ledger)),
    state: mergeStates(observations.map(({ state }) => state as State)),
  };
}

/** Returns the piece of a unit's number; a number out of range is our fault. */
export function unitOf<Piece>(pieces: readonly Piece[], unit: number): Piece {
  const piece = pieces[unit];
  if (piece === undefined) throw new Error(`there is no unit ${unit}`);
  return piece;
}
