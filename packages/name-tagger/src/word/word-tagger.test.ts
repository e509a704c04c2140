import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Network, readModel } from '../network/model-file.ts';
import { listHash } from './hash.ts';
import { capitalMark, markBegins } from './sentence-mark.ts';
import { cutTokens } from './token-span.ts';
import { trait, traitsOf } from './word-cache.ts';
import { featuresOf } from './word-feature.ts';
import { classCount, createWordTagger, longestSentence } from './word-tagger.ts';

const model = readModel(new Uint8Array(readFileSync(new URL('../../weights/words.bin', import.meta.url))));
const lists = (folded: string) => model.listBits(listHash(folded));

/** Returns the sum of a word's features. */
function sumOfFeatures(word: string, { embedding, scales }: Network): number[] {
  const { rowOf, header } = model;
  const { width } = header;
  const value = new Array<number>(width).fill(0);
  for (const feature of featuresOf(word, lists)) {
    const row = rowOf(feature);
    if (row < 0) continue;
    for (let d = 0; d < width; d++)
      value[d] = (value[d] as number) + (embedding[row * width + d] as number) * (scales[row] as number);
  }
  return value;
}

/**
 * Computes the classes of each token with plain arithmetic, product by product; undefined for a token that is
 * not evaluated.
 */
function computeClasses(words: readonly string[]): (readonly number[] | undefined)[] {
  const answers = model.networks.map((network) => computeLogits(words, network));
  return words.map((_, i) => {
    const own = answers.map((logits) => logits[i]);
    if (own.includes(undefined)) return undefined;
    const mean = Array.from(
      { length: classCount },
      (_, k) => own.reduce((sum, logits) => sum + (logits?.[k] ?? 0), 0) / own.length,
    );
    const most = Math.max(...mean);
    const exponents = mean.map((logit) => Math.exp(logit - most));
    const total = exponents.reduce((sum, exponent) => sum + exponent, 0);
    return exponents.map((exponent) => exponent / total);
  });
}

function computeLogits(words: readonly string[], network: Network): (readonly number[] | undefined)[] {
  const { width, hidden, reach } = model.header;
  const values = words.map((word) => sumOfFeatures(word, network));
  const traits = words.map((word) => traitsOf(word, lists));
  const product = (value: readonly number[], place: number, unit: number) =>
    value.reduce(
      (sum, factor, d) => sum + factor * (network.window[(place * width + d) * hidden + unit] as number),
      0,
    );
  const count = (bit: number) => traits.filter((own) => own & bit).length;
  const whole = capitalMark(count(trait.word), count(trait.capital), count(trait.capitals));
  return words.map((_, i) => {
    const own = traits[i] as number;
    if ((own & trait.word) === 0 || own & trait.plain) return undefined;
    const begins = i === 0 || ((traits[i - 1] as number) & trait.beginsBehind) !== 0;
    const logits = Array.from(network.bias);
    for (let unit = 0; unit < hidden; unit++) {
      let drive = values.reduce((sum, value) => sum + product(value, 2 * reach + 1, unit), 0) / words.length;
      for (const mark of [0, whole, ...(begins ? [markBegins] : [])])
        drive += network.mark[mark * hidden + unit] as number;
      for (let place = 0; place <= 2 * reach; place++)
        drive += product(values[i + place - reach] ?? [], place, unit);
      for (let k = 0; k < classCount; k++)
        logits[k] =
          (logits[k] as number) + Math.max(0, drive) * (network.output[unit * classCount + k] as number);
    }
    return logits;
  });
}

describe('packed additions give the result of plain arithmetic', () => {
  it.each([
    ['a sentence', 'Yesterday Margaret Holloway met 3 of us near the station in Leeds.'],
    ['one word', 'Zdravko'],
    ['capitals', 'BREAKING: MARGARET HOLLOWAY WINS IN LEEDS!!!'],
    ['small letters', 'i told marcus and zorblatt that hyväristä came'],
    ['other letters', 'Режиссёр Александр Воронцов снял новый фильм'],
    [
      'the longest sentence',
      Array.from({ length: longestSentence / 2 }, (_, i) => `Zorblatt ${i}`).join(' '),
    ],
  ])('%s', (_kind, text) => {
    const tokens = cutTokens(text);
    const out = new Float32Array(tokens.count * classCount);
    createWordTagger(model).tag(tokens, 0, tokens.count, out);
    const words = Array.from({ length: tokens.count }, (_, i) => text.slice(tokens.start[i], tokens.end[i]));
    for (const [i, classes] of computeClasses(words).entries()) {
      const found = out.subarray(i * classCount, (i + 1) * classCount);
      if (classes === undefined) expect([...found]).toEqual([1, 0, 0, 0, 0]);
      // A probability below 0.0001 is only given as such.
      else
        for (const [k, share] of classes.entries())
          expect(Math.abs((found[k] as number) - share)).toBeLessThan(0.01 * share + 2e-4);
    }
  });
});
