/** Estimates the score of an export before it is sent, assuming that it is genuine and new, which only the server can decide. */
import type { Quality } from '../contribution/contribution.ts';
import {
  amountPart,
  estimatedFrom,
  type HeldData,
  heldParts,
  improvements,
  sumOf,
  toldParts,
} from './held-quality.ts';

export interface QualityEstimate extends Quality {
  /** The range of the server's score: its estimate of distinct records differs a little, since it uses a secret key. */
  readonly lowest: number;
  readonly highest: number;
}

/** The relative difference between two estimates with different keys, which 997 of 1,000 exports stay below: three standard errors. */
const spread = (3 * Math.SQRT2) / Math.sqrt(estimatedFrom);

/** `asOfMs`: the current time in Unix ms. */
export function estimateQuality(held: HeldData, asOfMs: number): QualityEstimate {
  const parts = heldParts(held, asOfMs);
  const amount = amountPart(held);
  const { distinctRecords } = held.counters;
  const error = distinctRecords >= estimatedFrom ? spread : 0;
  const scoreAt = (records: number) => {
    const counters = { ...held.counters, distinctRecords: records };
    return Math.round(10 * amount.value * sumOf(heldParts({ ...held, counters }, asOfMs)));
  };
  return {
    score: scoreAt(distinctRecords),
    lowest: scoreAt(distinctRecords * (1 - error)),
    highest: scoreAt(distinctRecords * (1 + error)),
    parts: [...toldParts(parts), { name: 'amount', value: amount.value, reason: amount.reason }],
    improve: improvements(parts, amount),
  };
}
