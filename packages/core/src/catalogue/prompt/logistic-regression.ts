/** Multinomial logistic regression over named features, learnt by stochastic gradient descent. */

export interface Example<K> {
  readonly features: readonly string[];
  readonly kind: K;
}

export interface Learned<K> {
  readonly kinds: readonly K[];
  /** The row of each feature. */
  readonly rows: ReadonlyMap<string, number>;
  /** Row by row, the weight of the feature for each kind. */
  readonly weights: Float64Array;
}

const rounds = 12;
const firstStep = 0.5;
/** The step is halved after this many rounds. */
const halvedAfter = 10;
/** The L2 penalty of a weight. */
const penalty = 1e-4;
/** Mixes the bits of a number. */
function mixed(at: number): number {
  const first = Math.imul(at ^ (at >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

/**
 * Returns the examples in an order that is always the same, but without a pattern: with a fixed stride, one example more or
 * less changed the answers to others.
 */
const shuffled = <T>(examples: readonly T[]): T[] =>
  examples
    .map((example, at) => ({ example, key: mixed(at + 1) }))
    .sort((a, b) => a.key - b.key)
    .map(({ example }) => example);

/** The same examples give the same weights. */
export function learn<K extends string>(examples: readonly Example<K>[]): Learned<K> {
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  const rows = new Map<string, number>();
  const prepared = shuffled(examples).map(({ features, kind }) => ({
    at: kinds.indexOf(kind),
    starts: Int32Array.from(features, (feature) => {
      const row = rows.get(feature) ?? rows.size;
      rows.set(feature, row);
      return row * kinds.length;
    }),
  }));
  const weights = new Float64Array(rows.size * kinds.length);
  const odds = new Float64Array(kinds.length);
  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + round / halvedAfter);
    const kept = 1 - step * penalty;
    for (const { starts, at } of prepared) {
      softmax(weights, starts, odds);
      odds[at]! -= 1;
      const scale = step / Math.sqrt(starts.length);
      for (let k = 0; k < odds.length; k++) {
        const change = scale * odds[k]!;
        for (let s = 0; s < starts.length; s++) {
          const w = starts[s]! + k;
          weights[w] = weights[w]! * kept - change;
        }
      }
    }
  }
  return { kinds, rows, weights };
}

/** @returns each kind with its probability, the likeliest first */
export function sharesOf<K>({ kinds, rows, weights }: Learned<K>, features: readonly string[]) {
  const starts = Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? []));
  const odds = new Float64Array(kinds.length);
  softmax(
    weights,
    starts.map((row) => row * kinds.length),
    odds,
  );
  return kinds.map((kind, at) => ({ kind, share: odds[at]! })).sort((a, b) => b.share - a.share);
}

/** Returns how much more the strongest of the features speaks for `kind` than for `other`; 0 if none is known. */
export function strongest<K>(
  { kinds, rows, weights }: Learned<K>,
  features: readonly string[],
  kind: K,
  other: K,
): number {
  const [of, than] = [kinds.indexOf(kind), kinds.indexOf(other)];
  const known = features.flatMap((feature) => rows.get(feature) ?? []).map((row) => row * kinds.length);
  return Math.max(0, ...known.map((start) => weights[start + of]! - weights[start + than]!));
}

/**
 * Sums are divided by the root of the number of features, so that a long prompt is not surer than a short one.
 * @param odds receives the probabilities
 */
function softmax(weights: Float64Array, starts: Int32Array, odds: Float64Array): void {
  odds.fill(0);
  for (let s = 0; s < starts.length; s++)
    for (let k = 0; k < odds.length; k++) odds[k] = odds[k]! + weights[starts[s]! + k]!;
  const scale = 1 / Math.sqrt(Math.max(1, starts.length));
  let top = odds[0]!;
  for (const sum of odds) if (sum > top) top = sum;
  let total = 0;
  for (let k = 0; k < odds.length; k++) {
    odds[k] = Math.exp((odds[k]! - top) * scale);
    total += odds[k]!;
  }
  for (let k = 0; k < odds.length; k++) odds[k] = odds[k]! / total;
}
