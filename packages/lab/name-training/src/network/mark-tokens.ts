/** The marks of a training sentence, as the tagger computes them. */
import { beginsBehind, capitalMark, markBegins } from '@cgdx/name-tagger/word/sentence-mark.ts';
import { shapeOf, wordShape } from '@cgdx/name-tagger/word/word-shape.ts';

export function marksOf(tokens: readonly string[]): number[][] {
  let words = 0;
  let capitals = 0;
  let loud = 0;
  for (const token of tokens) {
    const shape = shapeOf(token);
    if (shape <= wordShape.number) continue;
    words++;
    if (shape !== wordShape.small) capitals++;
    if (shape === wordShape.capitals) loud++;
  }
  const whole = capitalMark(words, capitals, loud);
  return tokens.map((_, i) =>
    i === 0 || beginsBehind(tokens[i - 1] as string) ? [whole, markBegins] : [whole],
  );
}
