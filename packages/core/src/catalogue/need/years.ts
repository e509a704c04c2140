/** Parses periods in years: the period that a need asks for, and the period that a description covers. */

export interface Years {
  /** Inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const year = String.raw`((?:19|20)\d\d)`;
const between = new RegExp(
  String.raw`\b(?:between |from )?${year}\s*(?:-|–|to|and|until|through)\s*${year}\b`,
  'i',
);
const after = new RegExp(String.raw`\b(?:after|later than|newer than|post-?)\s*${year}\b`, 'i');
const since = new RegExp(
  String.raw`\b(?:since|from|starting (?:in|from)|as of)\s+${year}\b(?:\s*(?:on|onwards?|or later|and later))?`,
  'i',
);
const orLater = new RegExp(String.raw`\b${year}\s*(?:onwards?|or later|and later|or newer|\+)`, 'i');
const before = new RegExp(String.raw`\b(?:before|earlier than|older than|prior to|pre-?)\s*${year}\b`, 'i');
const until = new RegExp(String.raw`\b(?:until|up to|till|through|no later than)\s+${year}\b`, 'i');
const during = new RegExp(String.raw`\b(?:in|of|for|during|year)\s+${year}\b`, 'i');

type Reading = readonly [RegExp, (first: number, second: number) => Years];
/** The most specific pattern comes first. */
const readings: readonly Reading[] = [
  [between, (first, second) => ({ from: Math.min(first, second), to: Math.max(first, second) })],
  [after, (first) => ({ from: first + 1 })],
  [orLater, (first) => ({ from: first })],
  [since, (first) => ({ from: first })],
  [before, (first) => ({ to: first - 1 })],
  [until, (first) => ({ to: first })],
  [during, (first) => ({ from: first, to: first })],
];

/** A period that ends now, such as "the last ten years" or "past 3 yrs". */
const lastYears =
  /\b(?:(?:over|in|for|from|of|during|within)\s+)?(?:the\s+)?(?:past|last|recent)\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty)\s+(?:years?|yrs?)\b/i;
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countOf = (word: string): number => {
  const said = word.toLowerCase();
  if (said === 'twenty') return 20;
  return numbers.includes(said) ? numbers.indexOf(said) : Number(said);
};

/** A period shorter than a year: "last 30 days", "past month". */
const lastDays =
  /\b(?:(?:over|in|for|from|of|during|within)\s+)?(?:the\s+)?(?:past|last)\s+(?:(?:\d{1,3}|few|two|three|six)\s+)?(?:hours?|days?|weeks?|months?)\b/i;

/** A period without a year, which is no topic either: "over the past few years". */
const recently =
  /\b(?:(?:over|in|for|from|of|during)\s+)?(?:the\s+)?(?:(?:past|last)\s+(?:(?:few|couple of|several|\d+)\s+)?|recent\s+)(?:years?|decades?)\b/i;

/** Extracts the period from a need. Returns the years and the text without them. */
export function takeYears(
  text: string,
  thisYear = new Date().getUTCFullYear(),
): { readonly years: Years; readonly rest: string } {
  const last = lastYears.exec(text);
  let years: Years = last
    ? { from: thisYear - countOf(last[1] ?? '') }
    : lastDays.test(text)
      ? { from: thisYear - 1 }
      : {};
  let rest = text.replace(lastYears, ' ').replace(lastDays, ' ');
  for (const [pattern, read] of readings) {
    const found = pattern.exec(rest);
    if (!found) continue;
    years = { ...read(Number(found[1]), Number(found[2])), ...years };
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { years, rest: rest.replace(recently, ' ').replace(/\s+/g, ' ').trim() };
}

const anyYear = /\b(?:19|20)\d\d\b/g;
const ongoing =
  /\b(?:to|until|till|–|-)\s*(?:the )?(?:present|now|today|date)\b|\bongoing\b|\bupdated (?:daily|weekly|monthly)\b/i;
/** Matches "since 2009", a period without an end unless one follows. */
const sinceThen =
  /\bsince\s+(?:\p{L}+\s+){0,2}(?:19|20)\d\d\b(?!\s*(?:to|until|till|through|–|-)\s*(?:19|20)\d\d)/iu;
const farFuture = 2100;

/** Returns the first and the last year that a description names; undefined if it names none. The last year of an ongoing period is 2100. */
export function coveredYears(text: string): { readonly first: number; readonly last: number } | undefined {
  const named = (text.match(anyYear) ?? []).map(Number);
  if (named.length === 0) return undefined;
  const last = ongoing.test(text) || sinceThen.test(text) ? farFuture : Math.max(...named);
  return { first: Math.min(...named), last };
}

/** Returns a period in words: "2019 to 2023", "since 2020", "until 2015". */
export function yearsInWords({ from, to }: Years): string {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from} to ${to}`;
  return from === undefined ? `until ${to}` : `since ${from}`;
}
