/** Leaves out the middle of a hash or an address: `0x1234…cdef`. Short texts stay whole. */
export function shorten(text: string): string {
  return text.length <= 14 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}
