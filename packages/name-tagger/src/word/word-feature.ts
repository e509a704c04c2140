/**
 * Lists the features of a token: its letters, its beginning and end, its shape, and the word lists that contain
 * it.
 */
import { foldWord } from './fold-word.ts';
import { finishHash, hashStart, hashStep } from './hash.ts';
import { shapeOf, wordShape } from './word-shape.ts';

/** Longer words are cut: further letters add no information. */
const longestWord = 24;
const longestAffix = 4;
const pieceLength = 3;

/** The kinds of features: each kind has hashes of its own. */
const about = {
  token: 1,
  shapedWord: 2,
  shape: 3,
  length: 4,
  lists: 5,
  list: 6,
  shapedList: 7,
  ending: 8,
  beginning: 9,
  piece: 10,
  number: 11,
  stem: 12,
  shapedStem: 13,
} as const;

/** Shorter stems occur in too many words. */
const shortestStem = 4;
const longestInflection = 3;

const wordEdge = 0x20;

/**
 * Returns the hashes of one token's features, in any order. `lists` returns the bits of the lists that contain
 * the folded word.
 */
export function featuresOf(token: string, lists: (folded: string) => number): number[] {
  const shape = shapeOf(token);
  if (shape === wordShape.sign) return [hashPart(about.token, 0, token, 0, token.length)];
  if (shape === wordShape.number)
    return [finishHash(seed(about.number, 0)), finishHash(seed(about.number, Math.min(token.length, 5)))];
  const folded = foldWord(token).slice(0, longestWord);
  const { length } = folded;
  const known = lists(folded);
  const features = [
    hashPart(about.token, 0, folded, 0, length),
    hashPart(about.shapedWord, shape, folded, 0, length),
    finishHash(seed(about.shape, shape)),
    finishHash(hashStep(seed(about.length, shape), Math.min(length, 8))),
    finishHash(hashStep(seed(about.lists, shape), known)),
  ];
  for (let bit = 0; known >> bit > 0; bit++) {
    if (((known >> bit) & 1) === 0) continue;
    features.push(
      finishHash(seed(about.list, bit)),
      finishHash(hashStep(seed(about.shapedList, shape), bit)),
    );
  }
  const stem = stemLists(folded, lists);
  if (stem > 0)
    features.push(
      finishHash(hashStep(seed(about.stem, 0), stem)),
      finishHash(hashStep(seed(about.shapedStem, shape), stem)),
    );
  for (let size = 2; size <= longestAffix && size < length; size++) {
    features.push(hashPart(about.ending, shape, folded, length - size, length));
    features.push(hashPart(about.beginning, 0, folded, 0, size));
  }
  for (let at = -1; at + pieceLength <= length + 1; at++) features.push(hashPiece(folded, at));
  return features;
}

/**
 * Returns the bits of the lists that contain the word's longest stem: "boxers" is a form of a word, "Hannahs"
 * of a name. 0 for none.
 */
function stemLists(folded: string, lists: (folded: string) => number): number {
  for (let cut = 1; cut <= longestInflection && folded.length - cut >= shortestStem; cut++) {
    const known = lists(folded.slice(0, -cut));
    if (known > 0) return known;
  }
  return 0;
}

const seed = (kind: number, detail: number): number => hashStep(hashStep(hashStart, kind), detail);

function hashPart(kind: number, detail: number, text: string, from: number, to: number): number {
  let hash = seed(kind, detail);
  for (let i = from; i < to; i++) hash = hashStep(hash, text.charCodeAt(i));
  return finishHash(hash);
}

/** Hashes three consecutive letters. A blank stands before the first letter and after the last. */
function hashPiece(folded: string, at: number): number {
  let hash = seed(about.piece, 0);
  for (let i = at; i < at + pieceLength; i++)
    hash = hashStep(hash, i < 0 || i >= folded.length ? wordEdge : folded.charCodeAt(i));
  return finishHash(hash);
}
