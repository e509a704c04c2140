/** Puts together what the inspection of any platform's export says, from what its own checks found. */
import { judge } from '../../authenticity/evidence.ts';
import { accountKeyOf } from '../../fingerprint/record-hash.ts';
import type { Sketch } from '../../fingerprint/sketch.ts';
import { poolName } from '../../pool/pool.ts';
import type { PlatformInspection } from '../contract/export-reader.ts';
import type { Counters } from '../contract/inspection.ts';
import type { Platform } from '../contract/platform.ts';
import { activityFindingsInWords } from './activity-evidence.ts';
import { type ActivityObservation, activityCounters } from './observe-activity.ts';

export interface ConcludedExport
  extends Pick<
    PlatformInspection,
    'variant' | 'language' | 'isSample' | 'recordCounts' | 'malformedRecords' | 'evidence' | 'counters'
  > {
  readonly platform: Platform;
  readonly sketch: Sketch;
  /** The platform's id or name of the account; undefined if the export names none. */
  readonly account: string | undefined;
  /** The deployment's secret. */
  readonly hashKey: Uint8Array;
  readonly findings: PlatformInspection['findings'];
}

export function inspectionOf(found: ConcludedExport): PlatformInspection {
  const { platform, account, hashKey } = found;
  return {
    variant: found.variant,
    language: found.language,
    isSample: found.isSample,
    recordCounts: found.recordCounts,
    malformedRecords: found.malformedRecords,
    evidence: found.evidence,
    verdict: judge(found.evidence),
    counters: found.counters,
    sketch: [...found.sketch],
    ...(account === undefined ? {} : { accountKey: accountKeyOf(hashKey, platform.id, account) }),
    findings: found.findings,
  };
}

export interface ConcludedHistory extends Omit<ConcludedExport, 'counters' | 'sketch' | 'findings'> {
  readonly observed: ActivityObservation;
  readonly filled: Counters['filled'];
  readonly parts: Counters['parts'];
  /** What such data cannot tell, in words. */
  readonly notSeen: string;
  /** Findings of the platform's own, behind those of every history. */
  readonly ownFindings?: PlatformInspection['findings'];
}

/** The same for a platform whose records are a history, as `observe-activity.ts` saw it. */
export function historyInspection({
  observed,
  filled,
  parts,
  notSeen,
  ownFindings = [],
  ...found
}: ConcludedHistory): PlatformInspection {
  const counters = { ...activityCounters(observed), filled, parts };
  const title = `${poolName(found.platform.id)} (${found.variant})`;
  return inspectionOf({
    ...found,
    counters,
    sketch: observed.sketch,
    findings: [
      ...activityFindingsInWords(title, found.recordCounts, counters, found.evidence, notSeen),
      ...ownFindings,
    ],
  });
}

/** Shares by their names, without those of which nothing was asked. */
export const filledShares = (shares: Readonly<Record<string, number | undefined>>): Counters['filled'] =>
  Object.fromEntries(
    Object.entries(shares).flatMap(([name, share]) => (share === undefined ? [] : [[name, share]])),
  );
