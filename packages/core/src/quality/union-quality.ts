/**
 * Computes how much an upload adds to the same person's earlier ones. All uploads of a person together earn as much as one export
 * with everything in them would, so that sending a history in pieces does not pay.
 */
import type { Quality } from '../contribution/contribution.ts';
import { dateOfDay } from '../export/contract/date-of-day.ts';
import type { Inspection } from '../export/contract/inspection.ts';
import { shortRange } from '../fingerprint/record-hash.ts';
import { countSketchSize, estimateDistinct, mergeSketches, type Sketch } from '../fingerprint/sketch.ts';
import { enoughRecords } from '../pool/least-amount.ts';
import { amountOf } from './amount.ts';
import { heldParts, sumOf } from './held-quality.ts';
import { type QualityPart, qualityWeight } from './quality-weight.ts';
import { scoreQuality } from './score-quality.ts';

/** An earlier upload of the same person. */
export interface JudgedUpload {
  /** The sketch, of short hashes, of the records in the upload's offer. */
  readonly sketch: Sketch;
  /** The days with activity, ascending, since 1970. */
  readonly days: readonly number[];
  readonly quality: Quality;
}

export interface UnionInput {
  readonly inspection: Inspection;
  /** The sketch of the new upload, of short hashes. */
  readonly sketch: Sketch;
  readonly earlier: readonly JudgedUpload[];
  /** The caller's current time in Unix ms. */
  readonly asOfMs: number;
}

const partOf = ({ parts }: Quality, name: string): number =>
  parts.find((part) => part.name === name)?.value ?? 0;

/** Estimates the number of distinct records; some sketches have only `countSketchSize` hashes. */
const distinctIn = (sketches: readonly Sketch[]): number =>
  estimateDistinct(
    mergeSketches(
      sketches.map((each) => each.slice(0, countSketchSize)),
      countSketchSize,
    ),
    shortRange,
    countSketchSize,
  );

/** Returns the share of the new upload's own score, 0 to 1, that it adds to the score of the earlier uploads. */
export function shareOfUnion({ inspection, sketch, earlier, asOfMs }: UnionInput): number {
  if (earlier.length === 0) return 1;
  const own = scoreQuality({ inspection, novelty: 1, asOfMs });
  const { counters } = inspection;
  const days = [...new Set([...(counters.days ?? []), ...earlier.flatMap((upload) => upload.days)])];
  days.sort((a, b) => a - b);
  // inverts the amount, which is the square root of a share of `enoughRecords`
  const telling = [own, ...earlier.map(({ quality }) => quality)].reduce(
    (sum, quality) => sum + enoughRecords * partOf(quality, 'amount') ** 2,
    0,
  );
  const [first, last] = [days[0], days.at(-1)];
  const together = {
    ...counters,
    distinctRecords: distinctIn([sketch, ...earlier.map((upload) => upload.sketch)]),
    tellingRecords: Math.min(enoughRecords, telling),
    activeDays: days.length,
    activeMonths: new Set(days.map((day) => dateOfDay(day).slice(0, 7))).size,
    monthDays: first === undefined || last === undefined ? 0 : last - first + 1,
    ...(last !== undefined && { lastDay: dateOfDay(last) }),
  };
  const union = heldParts({ ...inspection, counters: together }, asOfMs);
  // the whole has every part that any upload has, such as searches
  const best = (name: string) =>
    Math.max(partOf(own, name), ...earlier.map(({ quality }) => partOf(quality, name)));
  const sum = sumOf({
    ...union,
    completeness: { ...union.completeness, value: best('completeness') },
    consistency: { ...union.consistency, value: best('consistency') },
  });
  const paid = earlier.reduce((all, { quality }) => all + quality.score, 0);
  const added = Math.round(10 * best('gate') * amountOf(together) * sum) - paid;
  const names = Object.keys(qualityWeight) as QualityPart[];
  const alone = names.reduce((all, name) => all + qualityWeight[name] * partOf(own, name), 0);
  const unrounded = 10 * partOf(own, 'gate') * partOf(own, 'amount') * alone;
  return unrounded <= 0 ? 1 : Math.min(1, Math.max(0, added / unrounded));
}
