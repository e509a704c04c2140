/** Narrows the inspection of an export to the records of the chosen offer, since only these count for the score. */
import type { Rejection } from '../../contribution/contribution.ts';
import { countSketchSize } from '../../fingerprint/sketch.ts';
import type { Offer } from '../../pool/pool.ts';
import { estimateQuality, type QualityEstimate } from '../../quality/estimate-quality.ts';
import type { HeldData } from '../../quality/held-quality.ts';
import type { Inspection } from '../contract/inspection.ts';
import { ExportRejected } from '../rejection/export-rejected.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import { countWithheld, withoutWithheld } from './count-withheld.ts';
import { countWords } from './count-words.ts';
import { openExport } from './open-export.ts';
import { hasPrivateText } from './private-text.ts';
import { refuseFewWords } from './refuse-few-words.ts';

interface InspectedExport {
  readonly source: ExportSource;
  /** The key with which the export was inspected. */
  readonly hashKey: Uint8Array;
}

type Counted = Pick<Inspection, 'platform' | 'recordCounts' | 'unitCounts' | 'counters'>;
type Narrowed<Whole> =
  | { readonly kind: 'inspected'; readonly inspection: Whole & Pick<Inspection, 'heldSketch'> }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** Returns refusals as results. Throws only if the source cannot be read, or because of a bug. */
export async function inspectOffer<Whole extends Counted>(
  whole: Whole,
  offer: Offer,
  { source, hashKey }: InspectedExport,
): Promise<Narrowed<Whole>> {
  if (offer === 'profile' || (offer === 'records' && !hasPrivateText(whole)))
    return { kind: 'inspected', inspection: whole };
  const few = offer === 'words' ? refuseFewWords(whole) : undefined;
  if (few) return { kind: 'rejected', rejection: few };
  try {
    const opened = await openExport(source, whole.platform);
    if (offer === 'records') {
      const withheld = await countWithheld(opened, whole.unitCounts);
      const counters = withoutWithheld(whole.counters, whole.recordCounts, withheld);
      return { kind: 'inspected', inspection: { ...whole, counters } };
    }
    const words = await countWords(opened, whole.counters, hashKey);
    const rejection = refuseFewWords(whole, words);
    if (rejection) return { kind: 'rejected', rejection };
    const { counters, sketch } = words;
    return {
      kind: 'inspected',
      inspection: { ...whole, counters, heldSketch: sketch.slice(0, countSketchSize) },
    };
  } catch (error) {
    if (error instanceof ExportRejected) return { kind: 'rejected', rejection: error.rejection };
    throw error;
  }
}

/** Estimates the quality of an offer before the upload. `asOfMs`: the current time in Unix ms. */
export async function estimateOffer(
  look: HeldData & Counted,
  offer: Offer,
  { asOfMs, ...inspected }: InspectedExport & { readonly asOfMs: number },
): Promise<QualityEstimate | Rejection> {
  const result = await inspectOffer(look, offer, inspected);
  return result.kind === 'rejected' ? result.rejection : estimateQuality(result.inspection, asOfMs);
}
