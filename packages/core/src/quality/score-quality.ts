/** Computes the score of an export, 0 to 10, with reasons and advice. */
import { doubtOf, type Verdict } from '../authenticity/evidence.ts';
import type { Quality } from '../contribution/contribution.ts';
import type { Inspection } from '../export/contract/inspection.ts';
import {
  amountPart,
  clamp,
  heldParts,
  improvements,
  type Part,
  percent,
  type QualityParts,
  sumOf,
  toldParts,
} from './held-quality.ts';

export interface ScoreQualityInput {
  readonly inspection: Inspection;
  /** The share of the export that was not contributed before, 0 to 1. */
  readonly novelty: number;
  /** The share of its score that the export adds to the same person's earlier exports, 0 to 1, from `shareOfUnion`; 1 by default. */
  readonly added?: number;
  /** The caller's current time in Unix ms, to which the export's age is relative. */
  readonly asOfMs: number;
}

/** The factor of the score for each verdict on authenticity. */
const gateOf: Readonly<Record<Verdict, number>> = { genuine: 1, suspicious: 0.5, 'not genuine': 0 };

/** Returns `10 x gate x amount x novelty x` the weighted sum of six parts. Repeated records, repeated files and the order have no effect. */
export function scoreQuality({ inspection, novelty: isNew, added = 1, asOfMs }: ScoreQualityInput): Quality {
  const novelty = Math.min(isNew, added);
  const { verdict } = inspection;
  const held = heldParts(inspection, asOfMs);
  const parts: QualityParts = { ...held, consistency: doubted(held.consistency, inspection) };
  const gate = gateOf[verdict];
  const amount = amountPart(inspection);
  const improve = improvements(parts, amount);
  if (novelty < 1) {
    improve.push('Only data that was not contributed before earns: wait until there is more of it.');
  }
  return {
    score: Math.round(10 * gate * amount.value * novelty * sumOf(parts)),
    parts: [
      ...toldParts(parts),
      { name: 'gate', value: gate, reason: `The authenticity check found it ${verdict}.` },
      { name: 'amount', value: amount.value, reason: amount.reason },
      { name: 'novelty', value: novelty, reason: noveltyReason(isNew, added) },
    ],
    improve,
  };
}

const noveltyReason = (isNew: number, added: number): string =>
  added < isNew
    ? `All exports of one person together earn what one with everything in them would: this one adds ${percent(added)} of its own score.`
    : `${percent(isNew)} of it was not contributed before.`;

/** Reduces the consistency by the doubts of the checks. */
function doubted(consistency: Part, { evidence, counters }: Inspection): Part {
  const doubts = evidence.filter(({ outcome }) => outcome === 'doubts');
  if (doubts.length === 0) return consistency;
  return {
    value: clamp(counters.soundRecords * (1 - doubtOf(evidence))),
    reason: doubts.map(({ sentence }) => sentence).join(' '),
    improve: 'Send the export exactly as the platform gave it to you.',
  };
}
