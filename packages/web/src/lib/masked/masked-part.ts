/** A piece of a text: unchanged, or replaced by a placeholder. */
export interface Part {
  readonly text: string;
  readonly placeholder?: string;
}

const placeholderPattern = /(\[[A-Z][A-Z_]* \d+\])/;

/** Splits a masked text at its placeholders. */
export const piecesOf = (masked: string): Part[] =>
  masked
    .split(placeholderPattern)
    .map((text, index) => (index % 2 === 0 ? { text } : { text, placeholder: text }));

/**
 * Finds the piece of the original behind each placeholder, by the words between the placeholders.
 *
 * @throws Error if the masked text was not made from the original
 */
export function partsOf(original: string, masked: string): Part[] {
  const pieces = masked.split(placeholderPattern);
  const parts: Part[] = [];
  let rest = original;
  for (const [index, piece] of pieces.entries()) {
    const isKept = index % 2 === 0;
    if (isKept) {
      if (!rest.startsWith(piece)) throw new Error(`"${masked}" was not made of "${original}".`);
      if (piece) parts.push({ text: piece });
      rest = rest.slice(piece.length);
    } else {
      const next = pieces[index + 1] ?? '';
      const end = next === '' ? rest.length : rest.indexOf(next);
      if (end < 0) throw new Error(`"${masked}" was not made of "${original}".`);
      parts.push({ text: rest.slice(0, end), placeholder: piece });
      rest = rest.slice(end);
    }
  }
  return parts;
}
