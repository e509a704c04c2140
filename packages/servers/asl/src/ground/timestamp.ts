/** RFC 3339 timestamps as Wait takes them: `2026-01-01T00:00:00Z`, fractions and offsets allowed. */
const pattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Returns Unix ms; undefined if the text is not such a timestamp. */
export function parseTimestamp(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, year, month, day] = match;
  const monthEnd = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) > monthEnd ? undefined : Date.parse(text);
}
