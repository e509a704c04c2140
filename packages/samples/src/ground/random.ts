/** A seeded generator of random numbers: the same seed gives the same sample on every machine. */

export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Returns 128 random bits. */
  bits128(): bigint;
}

/** Creates an sfc32 generator, seeded by the characters of `seed`. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) a = Math.imul(a ^ seed.charCodeAt(i), 0x01000193);

  function word(): number {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }
  for (let i = 0; i < 16; i++) word();

  const next = () => word() / 2 ** 32;
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    bits128: () =>
      (BigInt(word()) << 96n) | (BigInt(word()) << 64n) | (BigInt(word()) << 32n) | BigInt(word()),
  };
}
