/** Pseudo-random numbers that are the same in every run (mulberry32). */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  below(count: number): number;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return { next, below: (count) => Math.floor(next() * count) };
}

export function shuffle<Item>(items: Item[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    const item = items[i] as Item;
    items[i] = items[other] as Item;
    items[other] = item;
  }
}
