/** Cuts text into the pieces that are tagged: words, numbers, and single signs. */

/** One entry per token in each array; UTF-16 offsets, end exclusive. A caller that has already cut its text passes its own. */
export interface TokenSpans {
  readonly text: string;
  readonly count: number;
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
}

const token = /[\p{L}\p{M}]+|[0-9]+|\S/gu;

export function cutTokens(text: string): TokenSpans {
  const start: number[] = [];
  const end: number[] = [];
  for (const { 0: piece, index } of text.matchAll(token)) {
    start.push(index);
    end.push(index + piece.length);
  }
  return { text, count: start.length, start, end };
}
