/** Judges by its conclusion whether an export is genuine, and words the findings. */
import { against, type Evidence, judge } from '../../authenticity/evidence.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Inspection } from '../contract/inspection.ts';
import { sendAsGiven } from '../contract/platform-rejection.ts';
import { platformEvidence } from '../platform/evidence.ts';
import { platforms } from '../platform/platforms.ts';

export type JudgedExport = Omit<Conclusion, 'summary' | 'advice' | 'seen'> &
  Pick<Inspection, 'evidence' | 'verdict' | 'findings'>;

/** `conclusion`: the conclusion of the platform's own reader. */
export function judgeConclusion(platform: PlatformId, conclusion: Conclusion): JudgedExport {
  const { summary, advice, seen, ...counted } = conclusion;
  const { weigh } = platformEvidence[platform];
  // safe, since the reader and the evidence of one platform use the same type
  const evidence = weigh(seen as never);
  return {
    ...counted,
    evidence,
    verdict: judge(evidence),
    findings: [...summary, ...checksInWords(platform, evidence), ...advice],
  };
}

/** Returns the findings on the checks, without counts (see `EvidenceWeight`). */
function checksInWords(platform: PlatformId, evidence: readonly Evidence[]): Inspection['findings'] {
  const doubts = against(evidence).map(({ label, sentence }) => ({ label, value: sentence }));
  return [
    { label: 'Checks', value: doubts.length === 0 ? 'All passed' : 'Some raised doubts' },
    { label: 'Not visible in such data', value: platformEvidence[platform].notSeen },
    ...doubts,
    ...(doubts.length === 0 ? [] : [{ label: 'What to do', value: sendAsGiven(platforms[platform]) }]),
  ];
}
