/** The interface that a platform implements so that its exports can be read: one folder, and one line in `readers.ts`. */
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
  /** The current time in Unix ms; later times count as future. */
  readonly asOfMs: number;
  /** The secret key of the deployment, for keyed hashes. */
  readonly hashKey: Uint8Array;
}

export interface ObserveOptions extends ConcludeOptions {
  readonly onBytes: OnBytes;
}

/** Fields of a platform's file that the reader never uses, because they are about the person. */
export interface WithheldFields {
  readonly file: string;
  readonly fields: readonly string[];
}

export interface ExportReader {
  readonly platform: PlatformId;
  /** The kinds of records, the main kind first. */
  readonly kinds: readonly DatasetKind[];
  readonly withheld: readonly WithheldFields[];
  readonly leaveOut: LeaveOut;
  /**
   * Finds the files to read, in an order that does not depend on the zip tool. An export of another platform gives no units.
   * `omitted`: paths of files that the person left out as `leaveOut` allows, which do not count as missing.
   */
  find(entries: readonly ArchiveEntry[], omitted?: readonly string[]): Promise<ExportFiles>;
}

/** A piece of an export, usually one file, that is read independently, perhaps in another thread or on another machine. */
export interface ReadUnit {
  /** For logs and tests; never shown, since names of files may contain people's names. */
  readonly name: string;
  /** Uncompressed. */
  readonly bytes: number;
  /** The files from which the unit takes records. */
  readonly files: readonly ArchiveEntry[];
  /** The kinds that the unit's records may have. */
  readonly kinds: readonly string[];
}

/** The result of the first pass over one unit; it can be cloned and sent to another thread or machine. */
export interface UnitObservation {
  readonly recordCounts: Record<string, number>;
  /** The ledger of the unit's files and records; see `export-ledger.ts`. */
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
  /** Names in parts of the records that are not sold, grouped as by the methods of `ExportFiles`. */
  readonly others?: Named;
}

/** Names of accounts, to be masked in texts; the methods of `ExportFiles` describe the groups. */
export interface Named {
  readonly otherNames?: readonly string[];
  readonly mentionedNames?: readonly string[];
  readonly channelNames?: readonly string[];
}

/** Why no unit reads a file. */
export interface UnreadFile {
  readonly as: Exclude<keyof Account, 'read'>;
  /** One of the fixed texts of `export-ledger.ts`; not shown for a duplicate file. */
  readonly why: string;
}

/** Why files that are read only for names and addresses are left out. */
export const onlyToMask: UnreadFile = { as: 'leftOut', why: 'read only to know what to mask' };

/** Why a platform's own files without records are left out. */
export const nothingTaken: UnreadFile = { as: 'leftOut', why: 'of which we take nothing' };

/** Returns whether a file's name consists only of words that platforms use; other names may be personal. */
export const isOwnName = ({ shownName }: Pick<ArchiveEntry, 'shownName'>): boolean => shownName !== undefined;

/** The files of one export, which can be read repeatedly from the beginning. */
export interface ExportFiles {
  readonly units: readonly ReadUnit[];
  /** Says why no unit reads a file; undefined for a file that the platform's reader does not know. */
  whyUnread(file: ArchiveEntry): UnreadFile | undefined;
  /** Runs the first pass over one unit. Throws `ExportRejected`. */
  observe(unit: number, options: ObserveOptions): Promise<UnitObservation>;
  /** Merges observations of consecutive units into one; the result is no larger than its inputs. */
  merge(observations: readonly UnitObservation[]): UnitObservation;
  /** Concludes from the merged observation of all units. Throws `ExportRejected`. */
  conclude(observation: UnitObservation, options: ConcludeOptions): Promise<Conclusion>;
  /** Runs the second pass over one unit. Throws `ExportRejected`. */
  records(unit: number, onBytes: OnBytes): AsyncIterable<KindBatch>;
  /** Returns words that identify the person: their names, user names, addresses, the people they follow. */
  personalWords(): Promise<string[]>;
  /**
   * Reads the files of the methods for names only to detect damage. Skips files in `sound`, which were read to their end.
   * Throws `ExportRejected`. The default is to call `personalWords`.
   */
  checkNames?(sound: ReadonlySet<ArchiveEntry>): Promise<void>;
  /** Returns any number of full names of people around the person. A name and each part of it are masked everywhere. */
  otherNames?(): Promise<readonly string[]>;
  /** Returns the names of accounts that the texts mention. Names of people are masked like `otherNames`, names of firms are not. */
  mentionedNames?(): Promise<readonly string[]>;
  /** Returns the names of public channels. Names of people are masked like `mentionedNames`, but stay in titles and searches. */
  channelNames?(): Promise<readonly string[]>;
}

/** Merges observations; `mergeStates` of the platform merges their states, whose content is known only to the platform. */
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

/** Returns the piece with the unit's number; a number out of range is a bug. */
export function unitOf<Piece>(pieces: readonly Piece[], unit: number): Piece {
  const piece = pieces[unit];
  if (piece === undefined) throw new Error(`there is no unit ${unit}`);
  return piece;
}
