/** FNV-1a over UTF-16 code units, finished so that similar words get distant hashes; unsigned. */

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
