/** A fast hash of a text for comparisons within one export; it is not a protection. */

/** Returns the FNV-1a of the UTF-16 code units, 32 bits, unsigned. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
