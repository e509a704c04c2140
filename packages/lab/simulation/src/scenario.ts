/** What is simulated, with every figure that nobody has measured: change them as the market shows what is true. */
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
  /** How many times smaller an export is while it is packed. */
  readonly packing: number;
  readonly genuineShare: number;
  /** Of the genuine ones. */
  readonly newShare: number;
  /** Of the uploads that complete: whose reward is claimed, and how much of that by bank. */
  readonly claimShare: number;
  readonly bankShare: number;
  /** Mean hours from an upload's end to its claim. */
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
  // Moonbeam's blocks; the confirmations of operations.md.
  lane: { blockSeconds: 6, confirmations: 3, draftSeconds: 0.8, commitSeconds: 0.5, notifySeconds: 0.01 },
};
