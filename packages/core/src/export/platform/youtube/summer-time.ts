/** The rules of summer time by name of the time zone, which a forger who shifts dates may forget. */

interface Rule {
  /** The month from 0, and which Sunday of the month; -1 is the last. */
  readonly from: readonly [month: number, nth: number];
  readonly to: readonly [month: number, nth: number];
  /** The year from which the rule applies. */
  readonly since: number;
}

const europe: Rule = { from: [2, -1], to: [9, -1], since: 1996 };
const america: Rule = { from: [2, 2], to: [10, 1], since: 2007 };
const australia: Rule = { from: [9, 1], to: [3, 1], since: 2008 };
const newZealand: Rule = { from: [8, -1], to: [3, 1], since: 2007 };

/** Only names that no place uses with another rule. */
const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries({
    CEST: europe,
    MESZ: europe,
    HAEC: europe,
    EDT: america,
    CDT: america,
    MDT: america,
    PDT: america,
    AKDT: america,
    HAE: america,
    AEDT: australia,
    ACDT: australia,
    NZDT: newZealand,
  }),
);

const dayMs = 86_400_000;

/** Returns whether `ms` (Unix) is within summer time, with a tolerance of a day; undefined if the name does not mean summer time. */
export function isInSummerTime(zone: string, ms: number): boolean | undefined {
  const rule = rules.get(zone);
  if (rule === undefined) return undefined;
  const year = new Date(ms).getUTCFullYear();
  if (year < rule.since) return undefined;
  const from = sundayOf(year, rule.from) - dayMs;
  const to = sundayOf(year, rule.to) + 2 * dayMs;
  return from < to ? ms >= from && ms < to : ms >= from || ms < to;
}

/** Returns the beginning of the Sunday in Unix ms. */
function sundayOf(year: number, [month, nth]: readonly [number, number]): number {
  if (nth < 0) {
    const last = Date.UTC(year, month + 1, 0);
    return last - new Date(last).getUTCDay() * dayMs;
  }
  const first = Date.UTC(year, month, 1);
  return first + (((7 - new Date(first).getUTCDay()) % 7) + (nth - 1) * 7) * dayMs;
}
