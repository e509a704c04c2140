/** Divides characters into dictionary words, choosing the sequence with the most frequent words. */

export interface DictionaryEntry {
  /** Bits of `wordClass`. */
  readonly classes: number;
  /** 1 for the most frequent words, more for rarer ones. */
  readonly cost: number;
}

export const wordClass = { person: 1, place: 2, organisation: 4, other: 8 } as const;
export const longestEntry = 4;
const unknownCost = 7;

/** Packs an entry: its classes in the low bits, its cost above. */
export const entryOf = ({ classes, cost }: DictionaryEntry): number => classes | (cost << 4);

export interface Segments {
  /** For each token the range of its word, as indices of tokens, end exclusive. */
  readonly first: Int32Array;
  readonly behind: Int32Array;
  /** Bits of the word's classes; 0 for a character outside any word. */
  readonly classes: Uint8Array;
}

/** `tokens`: characters, or whole words of another script. `lookUp` returns a word's entry, 0 for none. */
export function segmentWords(tokens: readonly string[], lookUp: (word: string) => number): Segments {
  const count = tokens.length;
  const best = new Int32Array(count + 1).fill(1 << 29);
  const from = new Int32Array(count + 1);
  const value = new Int32Array(count + 1);
  best[0] = 0;
  for (let i = 0; i < count; i++) {
    let word = '';
    for (let size = 1; size <= longestEntry && i + size <= count; size++) {
      const token = tokens[i + size - 1] as string;
      if (size > 1 && token.length > 1) break;
      word += token;
      const entry = lookUp(word);
      if (size > 1 && entry === 0) continue;
      const cost = (best[i] as number) + (entry === 0 ? unknownCost : entry >> 4) + 2;
      if (cost >= (best[i + size] as number)) continue;
      best[i + size] = cost;
      from[i + size] = i;
      value[i + size] = entry & 15;
      if (token.length > 1) break;
    }
  }
  const segments = {
    first: new Int32Array(count),
    behind: new Int32Array(count),
    classes: new Uint8Array(count),
  };
  for (let behind = count; behind > 0; behind = from[behind] as number) {
    for (let i = from[behind] as number; i < behind; i++) {
      segments.first[i] = from[behind] as number;
      segments.behind[i] = behind;
      segments.classes[i] = value[behind] as number;
    }
  }
  return segments;
}
