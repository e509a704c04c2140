/** The counts of the records of one kind, for insights and for a profile. */
import type { KindTally } from './record-tally.ts';

/** One kind in one quarter. */
export interface KindQuarter {
  readonly records: number;
  readonly classes: readonly string[];
  readonly languages: readonly string[];
  readonly devices: readonly string[];
}

/** Plain values that can be cloned and stored. */
export interface KindCount {
  readonly records: number;
  /** Undefined if insights do not read the kind. */
  readonly tally: KindTally | undefined;
  /** By quarter, such as 2026-Q3, UTC. */
  readonly quarters: Readonly<Record<string, KindQuarter>>;
  /** Records without a time. */
  readonly undated: number;
  /** The number of values of fields that have classes; `other` is the number of those that are in no class. */
  readonly classed: number;
  readonly other: number;
}
