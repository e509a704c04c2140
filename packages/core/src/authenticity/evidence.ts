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
  /** 0 to 1: how much a doubt of this kind counts; 1 in all is enough to refuse. */
  readonly weight: number;
  /** True if its doubt counts only towards whether an operator looks. */
  readonly isForReview?: true;
  /** With fewer cases than this, the check says nothing. */
  readonly minimum: number;
  /** The share of cases against above which the check doubts. */
  readonly doubtAbove: number;
  /** The share above which no genuine export can be; absent if there is none. */
  readonly contradictAbove?: number;
  readonly label: string;
  /** What speaks against an export, if anything. Has no counts, since the sender of the export reads it. */
  readonly sentence: string;
}

/** Weighs the findings of a platform's checks by its own table. */
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
  // one stray record among few is a quirk, not a contradiction
  if (weight.contradictAbove !== undefined && share > weight.contradictAbove && against >= 3) {
    return 'contradicts';
  }
  return share > weight.doubtAbove ? 'doubts' : 'supports';
}

/** Returns what speaks against an export. */
export const against = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ outcome }) => outcome === 'doubts' || outcome === 'contradicts');

/** Describes a check with its counts and weight, for operators only: they would show a forger how far to go. */
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
