/** Defines evidence, and computes the verdict from it. */
import type { Evidence } from './evidence-schema.ts';

export type { Evidence } from './evidence-schema.ts';

export type Verdict = 'genuine' | 'suspicious' | 'not genuine';

/** A check's count: `against` of `of` cases. */
export interface Finding {
  readonly against: number;
  readonly of: number;
}

/** One kind of evidence: its weight and its wording. Each platform has its own table. */
export interface EvidenceWeight {
  /** 0 to 1: how much a doubt of this kind counts. Doubts with a total weight of 1 refuse an export. */
  readonly weight: number;
  /** True if a doubt only helps to decide whether an operator reviews the export. */
  readonly isForReview?: true;
  /** With fewer cases than this, the check says nothing. */
  readonly minimum: number;
  /** The check doubts the export if a larger share of the cases than this is against it. */
  readonly doubtAbove: number;
  /** No genuine export has a larger share of cases against it than this; absent if the check cannot contradict. */
  readonly contradictAbove?: number;
  readonly label: string;
  /** The sentence that explains the doubt. It has no counts, since the sender of the export reads it. */
  readonly sentence: string;
}

/** Weighs the findings of a platform's checks by the platform's table of weights. */
export function weighBy<Id extends string>(
  table: Readonly<Record<Id, EvidenceWeight>>,
  findings: Readonly<Record<Id, Finding>>,
): Evidence[] {
  return (Object.keys(table) as Id[]).map((id) => {
    const weight = table[id];
    const finding = findings[id];
    return {
      id,
      label: weight.label,
      sentence: weight.sentence,
      against: finding.against,
      of: finding.of,
      weight: weight.weight,
      ...(weight.isForReview && { isForReview: true }),
      outcome: outcomeOf(weight, finding),
    };
  });
}

function outcomeOf(weight: EvidenceWeight, { against, of: cases }: Finding): Evidence['outcome'] {
  if (cases < weight.minimum || cases === 0) return 'too little to tell';
  const share = against / cases;
  // fewer than three cases are no contradiction: a genuine export may have a few odd records
  if (weight.contradictAbove !== undefined && share > weight.contradictAbove && against >= 3) {
    return 'contradicts';
  }
  return share > weight.doubtAbove ? 'doubts' : 'supports';
}

/** Returns the evidence that doubts or contradicts. */
export const against = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ outcome }) => outcome === 'doubts' || outcome === 'contradicts');

/** Describes a check with its counts and weight. For operators only: the figures would show a forger the limits. */
export const inNumbers = ({ sentence, against: cases, of, weight }: Evidence): string =>
  `${sentence} ${cases.toLocaleString('en')} of ${of.toLocaleString('en')}, weight ${weight}.`;

/** Returns the combined weight of the doubts that count towards the verdict. */
export const doubtOf = (evidence: readonly Evidence[]): number =>
  weightOf(evidence.filter(({ outcome, isForReview }) => outcome === 'doubts' && !isForReview));

export const weightOf = (evidence: readonly Evidence[]): number =>
  evidence.reduce((sum, { weight }) => sum + weight, 0);

export function judge(evidence: readonly Evidence[]): Verdict {
  if (evidence.some(({ outcome }) => outcome === 'contradicts')) return 'not genuine';
  const doubt = doubtOf(evidence);
  if (doubt >= 1) return 'not genuine';
  return doubt >= 0.5 ? 'suspicious' : 'genuine';
}
