/** Makes what masks the units of an opened export, with one mask for the text of all. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { kindsOfOffer, type Projection } from '../dataset/offer-kind.ts';
import { createWordChoice } from '../dataset/word-choice.ts';
import { maskUnit } from './mask-unit.ts';
import type { UnitMask } from './masking-crew.ts';
import type { OpenedExport } from './open-export.ts';
import { openTextMask } from './open-text-mask.ts';

/** `placeholderKey`: as `openTextMask` takes it. */
export async function openUnitMask(
  { reader, files }: Pick<OpenedExport, 'reader' | 'files'>,
  offer: Projection,
  placeholderKey: Uint8Array,
  tagger: NameTagger | undefined,
): Promise<UnitMask> {
  const text = await openTextMask({ reader, files }, placeholderKey, tagger);
  const offered = kindsOfOffer(reader.kinds, offer);
  const choiceOf = offer === 'words' ? (kind: string) => createWordChoice(placeholderKey, kind) : undefined;
  return (unit, emit, onBytes) => maskUnit({ reader, files, unit, text, offered, choiceOf, emit, onBytes });
}
