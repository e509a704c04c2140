/** Checks whether texts differ in more than their numbers: a loop writes `Song 1`, `Song 2`. */
import type { Finding } from '../../authenticity/evidence.ts';
import type { NumberedTexts } from './numbered-text.ts';

/** Counts the texts that are another one but for their numbers. */
export function numberedTexts(texts: NumberedTexts): Finding {
  const alike = new Map<number, number>();
  for (const form of texts.values()) alike.set(form, (alike.get(form) ?? 0) + 1);
  const against = [...alike.values()].filter((count) => count > 1).reduce((all, count) => all + count, 0);
  return { against, of: texts.size };
}
