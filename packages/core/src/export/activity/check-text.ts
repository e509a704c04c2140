/** Checks whether texts differ only in their numbers, as those of a loop do: `Song 1`, `Song 2`. */
import type { Finding } from '../../authenticity/evidence.ts';
import type { NumberedTexts } from './numbered-text.ts';

/** Counts the texts that differ from another text only in their numbers. */
export function numberedTexts(texts: NumberedTexts): Finding {
  const alike = new Map<number, number>();
  for (const form of texts.values()) alike.set(form, (alike.get(form) ?? 0) + 1);
  const against = [...alike.values()].filter((count) => count > 1).reduce((all, count) => all + count, 0);
  return { against, of: texts.size };
}
