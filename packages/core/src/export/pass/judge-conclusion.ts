/** Judges an export by its conclusion: whether it is genuine, and in which words. */
import { type Evidence, judge } from '../../authenticity/evidence.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Inspection } from '../contract/inspection.ts';
import { platformEvidence } from '../platform/evidence.ts';

export type JudgedExport = Omit<Conclusion, 'summary' | 'advice' | 'seen'> &
  Pick<Inspection, 'evidence' | 'verdict' | 'findings'>;

/** `conclusion`: from the platform's own reader. */
export function judgeConclusion(platform: PlatformId, conclusion: Conclusion): JudgedExport {
  const { summary, advice, seen, ...counted } = conclusion;
  const { weigh, notSeen } = platformEvidence[platform];
  // the reader of one platform and its evidence agree on the type
  const evidence = weigh(seen as never);
  return {
    ...counted,
    evidence,
    verdict: judge(evidence),
    findings: [...summary, ...checksInWords(evidence, notSeen), ...advice],
  };
}

function checksInWords(evidence: readonly Evidence[], notSeen: string): Inspection['findings'] {
  const against = evidence.filter(({ outcome }) => outcome === 'doubts' || outcome === 'contradicts');
  const told = evidence.filter(({ outcome }) => outcome !== 'too little to tell').length;
  return [
    {
      label: 'Checks',
      value: against.length === 0 ? `All ${told} passed` : `${told - against.length} of ${told} passed`,
    },
    { label: 'Not visible in such data', value: notSeen },
    ...against.map(({ label, sentence }) => ({ label, value: sentence })),
  ];
}
