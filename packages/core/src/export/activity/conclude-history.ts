/** Builds the conclusion for an export of any platform. */
import type { RunSketches } from '../../fingerprint/item-run.ts';
import { accountKeyOf } from '../../fingerprint/record-hash.ts';
import type { Sketch } from '../../fingerprint/sketch.ts';
import { platformName } from '../../pool/platform-id.ts';
import { grouped } from '../../pricing/grouped.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Counters } from '../contract/inspection.ts';
import type { Platform } from '../contract/platform.ts';
import { type ActivityObservation, activityCounters } from './conclude-activity.ts';

export interface ConcludedExport<Seen> extends Omit<Conclusion<Seen>, 'sketch' | 'runs' | 'accountKey'> {
  readonly platform: Platform;
  readonly sketch: Sketch;
  readonly runs: RunSketches;
  /** The platform's id or name of the account; undefined if the export names none. */
  readonly account: string | undefined;
  /** The secret key of the deployment, for keyed hashes. */
  readonly hashKey: Uint8Array;
}

export function conclusionOf<Seen>(found: ConcludedExport<Seen>): Conclusion<Seen> {
  const { platform, account, hashKey, sketch, runs, ...concluded } = found;
  return {
    ...concluded,
    sketch: [...sketch],
    runs: {
      day: [...runs.day],
      id: [...runs.id],
      words: [...runs.words],
      far: [...runs.far],
      things: [...runs.things],
      hours: [...runs.hours],
    },
    ...(account === undefined ? {} : { accountKey: accountKeyOf(hashKey, platform.id, account) }),
  };
}

export interface ConcludedHistory<Seen>
  extends Omit<ConcludedExport<Seen>, 'counters' | 'sketch' | 'runs' | 'summary' | 'advice'> {
  readonly observed: ActivityObservation;
  readonly filled: Counters['filled'];
  readonly parts: Counters['parts'];
  readonly advice?: Conclusion['advice'];
}

/** Builds the conclusion for a platform whose records are a history, observed by `observe-activity.ts`. */
export function historyConclusion<Seen>({
  observed,
  filled,
  parts,
  advice = [],
  ...found
}: ConcludedHistory<Seen>): Conclusion<Seen> {
  const counters = { ...activityCounters(observed), filled, parts };
  const title = `${platformName(found.platform.id)} (${found.variant})`;
  return conclusionOf({
    ...found,
    counters,
    sketch: observed.sketch,
    runs: observed.runs,
    summary: summaryOf(title, found.recordCounts, counters),
    advice,
  });
}

function summaryOf(
  title: string,
  recordCounts: Readonly<Record<string, number>>,
  { firstDay, lastDay, activeDays }: Counters,
): Conclusion['summary'] {
  return [
    { label: 'Export', value: title },
    {
      label: 'Records',
      value: Object.entries(recordCounts)
        .map(([kind, n]) => `${kind}: ${grouped(n)}`)
        .join(', '),
    },
    { label: 'Period', value: `${firstDay ?? '?'} to ${lastDay ?? '?'}, ${grouped(activeDays)} days` },
  ];
}

/** Drops the undefined shares, whose questions were not asked. */
export const filledShares = (shares: Readonly<Record<string, number | undefined>>): Counters['filled'] =>
  Object.fromEntries(
    Object.entries(shares).flatMap(([name, share]) => (share === undefined ? [] : [[name, share]])),
  );
