/** Shortens a hash or an address in the middle: `0x1234…cdef`. Short texts stay unchanged. */
export function shorten(text: string): string {
  return text.length <= 14 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}
