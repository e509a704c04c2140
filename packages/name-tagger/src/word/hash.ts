/** FNV-1a over UTF-16 code units, with a final step that gives similar words distant hashes; unsigned. */

export const hashStart = 0x811c9dc5 | 0;
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

export function finishHash(started: number): number {
  let hash = Math.imul(started ^ (started >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function hashText(text: string): number {
  let hash = hashStart;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return finishHash(hash);
}

/** Returns the UTF-16 code units. */
export const codesOf = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** Returns a second hash, of the letters as written: hardly any two words have both hashes in common. */
export function exactHash(codes: ArrayLike<number>, from: number, to: number): number {
  let exact = 1;
  for (let i = from; i < to; i++) exact = Math.imul(exact ^ codes[i]!, 0x9e3779b1);
  return exact;
}

/** The bits that the word lists store of each hash. Of 1,000 words that are in no list, about one seems to be in one. */
const listHashBits = 27;

/** Returns the hash of a folded word in the word lists, of which only hashes are stored. */
export const listHash = (folded: string): number => hashText(folded) >>> (32 - listHashBits);
