/** Parses one field of a cron expression into the set of values that it allows. */

export interface FieldRange {
  readonly lowest: number;
  readonly highest: number;
  /** Names for values; the first one stands for `lowest`. */
  readonly names?: readonly string[];
}

function parseValue(text: string, { lowest, highest, names = [] }: FieldRange): number | undefined {
  const named = names.indexOf(text.toUpperCase());
  if (named >= 0) return lowest + named;
  if (!/^\d+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : undefined;
}

/** Returns the values from `from` to `to`, wrapping around at the end of the range (`FRI-MON`). */
function between(from: number, to: number, { lowest, highest }: FieldRange): number[] {
  if (from <= to) return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return [...between(from, highest, { lowest, highest }), ...between(lowest, to, { lowest, highest })];
}

function parsePart(part: string, range: FieldRange): number[] | undefined {
  const [span = '', stepText, ...more] = part.split('/');
  if (more.length > 0 || stepText === '') return undefined;
  const step = stepText === undefined ? 1 : Number(stepText);
  if (!Number.isSafeInteger(step) || step < 1) return undefined;
  const [fromText = '', toText, ...rest] = span.split('-');
  if (rest.length > 0) return undefined;
  const from = span === '*' ? range.lowest : parseValue(fromText, range);
  if (from === undefined) return undefined;
  const open = span === '*' || stepText !== undefined;
  const to = toText === undefined ? (open ? range.highest : from) : parseValue(toText, range);
  return to === undefined ? undefined : between(from, to, range).filter((_, index) => index % step === 0);
}

/** Returns undefined if the field is not well-formed. */
export function parseCronField(text: string, range: FieldRange): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const parsed = parsePart(part, range);
    if (parsed === undefined) return undefined;
    for (const value of parsed) values.add(value);
  }
  return values;
}
