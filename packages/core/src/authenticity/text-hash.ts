/** A fast, non-cryptographic hash of a text, for comparisons within one export. */

export const firstHash = 0x811c9dc5 | 0;

/** Adds a UTF-16 code unit to a signed 32-bit hash. */
export const nextHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** Returns the FNV-1a of the UTF-16 code units, 32 bits, unsigned. */
export function textHash(text: string): number {
  let hash = firstHash;
  for (let i = 0; i < text.length; i++) hash = nextHash(hash, text.charCodeAt(i));
  return hash >>> 0;
}
