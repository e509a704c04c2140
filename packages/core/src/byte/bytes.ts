/** Functions on bytes, the same in every runtime. */

export const noBytes: Uint8Array = new Uint8Array(0);

/** Concatenates parts into a new array; a single part is returned itself, not copied. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Returns the offset of the last occurrence of `sought` in `bytes`, or -1. */
export function lastIndexOfBytes(bytes: Uint8Array, sought: Uint8Array): number {
  const first = sought[0];
  if (first === undefined) return bytes.length;
  let at = bytes.length - sought.length;
  while (at >= 0) {
    at = bytes.lastIndexOf(first, at);
    if (at < 0) return -1;
    if (standsAt(bytes, sought, at)) return at;
    at--;
  }
  return -1;
}

function standsAt(bytes: Uint8Array, sought: Uint8Array, at: number): boolean {
  for (let i = 1; i < sought.length; i++) if (bytes[at + i] !== sought[i]) return false;
  return true;
}

/** Returns a view for reading numbers from a binary layout. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Returns base64 with padding. Meant for short inputs, since it builds an intermediate string. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
