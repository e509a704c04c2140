/** Says what a platform must bring so that its exports can be read: one folder, one line in `readers.ts`. */
import type { PoolId } from '../../pool/pool.ts';
import type { ArchiveEntry } from '../format/archive/open-archive.ts';
import type { OnBytes } from '../format/json/read-records.ts';
import { addUp } from './add-up.ts';
import type { Conclusion } from './conclusion.ts';
import type { DatasetKind, DatasetRecord } from './dataset-field.ts';

export interface ConcludeOptions {
  /** The time against which the future begins, ms since 1970. */
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
  readonly platform: PoolId;
  /** The main kind first. */
  readonly kinds: readonly DatasetKind[];
  readonly withheld: readonly WithheldFields[];
  /** The files that are worth reading, in an order that no zip tool changes. No units: none of this platform. */
  find(entries: readonly ArchiveEntry[]): Promise<ExportFiles>;
}

/** A piece of an export, mostly one file, that is read by itself: beside others, in another thread or machine. */
export interface ReadUnit {
  /** For logs and tests; never shown, for names of files may hold people's names. */
  readonly name: string;
  /** Uncompressed. */
  readonly bytes: number;
  /** Kinds that its records may have. */
  readonly kinds: readonly string[];
}

/** What the first pass saw in one unit; it can be cloned and carried elsewhere. */
export interface UnitObservation {
  readonly recordCounts: Record<string, number>;
  /** The platform's own, for `merge` and `conclude`: numbers, texts, arrays, maps, sets. Its size has a bound. */
  readonly state: unknown;
}

export interface ObservationOf<State> extends UnitObservation {
  readonly state: State;
}

export interface KindBatch {
  readonly kind: string;
  /** Typed and normalised, not yet masked. */
  readonly records: readonly DatasetRecord[];
}

/** The files of one export, ready to be read, each time from the beginning. */
export interface ExportFiles {
  readonly units: readonly ReadUnit[];
  /** The first pass over one unit. Throws `ExportRejected`. */
  observe(unit: number, options: ObserveOptions): Promise<UnitObservation>;
  /** What was seen in units that follow one another, as if they were one: not larger than what it is made of. */
  merge(observations: readonly UnitObservation[]): UnitObservation;
  /** `observation`: of all units. Throws `ExportRejected`. */
  conclude(observation: UnitObservation, options: ConcludeOptions): Promise<Conclusion>;
  /** The second pass over one unit. Throws `ExportRejected`. */
  records(unit: number, onBytes: OnBytes): AsyncIterable<KindBatch>;
  /** Words by which the person can be known: their names, user names, addresses, the people they follow. */
  personalWords(): Promise<string[]>;
  /** Full names of the people around them, however many: masked wherever they stand, by a part of the name, too. */
  otherNames?(): Promise<readonly string[]>;
}

/** How a platform's own states are merged, told once, so that nowhere else anything is assumed about them. */
export function mergeObservations<State>(
  observations: readonly UnitObservation[],
  mergeStates: (states: readonly State[]) => State,
): ObservationOf<State> {
  return {
    recordCounts: addUp(observations.map(({ recordCounts }) => recordCounts)),
    state: mergeStates(observations.map(({ state }) => state as State)),
  };
}

/** The piece that a unit's number stands for; a number beyond them is our fault. */
export function unitOf<Piece>(pieces: readonly Piece[], unit: number): Piece {
  const piece = pieces[unit];
  if (piece === undefined) throw new Error(`there is no unit ${unit}`);
  return piece;
}
