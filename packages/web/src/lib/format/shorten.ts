/** A hash or an address with its middle left out: `0x1234…cdef`. Short texts stay whole. */
export function shorten(text: string): string {
  return text.length <= 14 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}
