/**
 * The parameters of a simulation, including assumed figures that nobody has measured. Change them when the market shows
 * the real ones.
 */
import type { LaneTimes } from './lane.ts';

export interface Scenario {
  readonly uploadsPerDay: number;
  readonly hours: number;
  readonly seed: string;
  /** The busiest hour's rate, as a multiple of the mean. */
  readonly peak: number;
  /** Unpacked MB of an export; half are smaller. */
  readonly medianMb: number;
  /** Standard deviation of the size's logarithm: 1.4 makes one in a hundred 26 times as large as the median. */
  readonly sizeSigma: number;
  /** The compression factor of a packed export. */
  readonly packing: number;
  readonly genuineShare: number;
  /** The share of new exports among the genuine ones. */
  readonly newShare: number;
  /** Shares of completed uploads: those whose reward is claimed, and those of them that are claimed to a bank. */
  readonly claimShare: number;
  readonly bankShare: number;
  /** The mean time, in hours, from an upload's completion to its claim. */
  readonly claimDelayHours: number;
  readonly lane: LaneTimes;
}

export const usual: Omit<Scenario, 'uploadsPerDay'> = {
  hours: 24,
  seed: '1',
  peak: 2,
  medianMb: 20,
  sizeSigma: 1.4,
  packing: 8,
  genuineShare: 0.95,
  newShare: 0.97,
  claimShare: 0.6,
  bankShare: 0.2,
  claimDelayHours: 6,
  // Moonbeam's block time, and the confirmations of operations.md.
  lane: { blockSeconds: 6, confirmations: 3, draftSeconds: 0.8, commitSeconds: 0.5, notifySeconds: 0.01 },
};
