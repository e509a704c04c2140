/** Reads values of parsed JSON: a value of the expected type, or `null` if the export has none. */

export type RawRecord = Readonly<Record<string, unknown>>;

export function rawText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function rawInteger(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
}

/** Accepts 0 and 1, which older exports write. */
export function rawFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  return value === 0 || value === 1 ? value === 1 : null;
}

export function rawRecord(value: unknown): RawRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as RawRecord)
    : undefined;
}

export function rawRecords(value: unknown): RawRecord[] {
  return Array.isArray(value) ? value.map(rawRecord).filter((item) => item !== undefined) : [];
}
