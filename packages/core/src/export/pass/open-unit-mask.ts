/** Creates the function that masks the units of an opened export; all units share one text mask. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { kindsOfOffer, type Projection } from '../dataset/offer-kind.ts';
import type { SoldPeriod } from '../dataset/sold-period.ts';
import { createWordChoice } from '../dataset/word-choice.ts';
import { maskUnit } from './mask-unit.ts';
import type { UnitMask } from './masking-workers.ts';
import type { OpenedExport } from './open-export.ts';
import { openTextMask } from './open-text-mask.ts';

export interface UnitMaskOptions {
  readonly offer: Projection;
  /** Periods of the account's earlier uploads; none by default. */
  readonly sold?: readonly SoldPeriod[] | undefined;
  /** See `openTextMask`. */
  readonly placeholderKey: Uint8Array;
  readonly tagger?: NameTagger | undefined;
}

export async function openUnitMask(
  { reader, files }: Pick<OpenedExport, 'reader' | 'files'>,
  { offer, sold, placeholderKey, tagger }: UnitMaskOptions,
): Promise<UnitMask> {
  const text = await openTextMask({ reader, files }, placeholderKey, tagger);
  const offered = kindsOfOffer(reader.kinds, offer);
  const choiceOf = offer === 'words' ? (kind: string) => createWordChoice(placeholderKey, kind) : undefined;
  return (unit, emit, onBytes) =>
    maskUnit({ reader, files, unit, text, offered, choiceOf, sold, emit, onBytes });
}
