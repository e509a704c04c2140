/** Parses the schedule of a rule: `rate(5 minutes)` or `cron(0 12 * * ? *)`. */
import { nextCronTime, parseCron } from './cron.ts';

/** Returns the next time after `afterMs` in Unix ms; undefined if there is none. */
export type Schedule = (afterMs: number) => number | undefined;

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const rateForm = /^rate\(([1-9]\d{0,8}) (minute|hour|day)(s?)\)$/;
const cronForm = /^cron\((.*)\)$/;

/** Returns undefined if the expression is not valid; "1 minutes" and "2 minute" are not. */
export function parseSchedule(expression: string): Schedule | undefined {
  const rate = rateForm.exec(expression);
  if (rate) {
    const [, count, unit, plural] = rate;
    if ((count === '1') !== (plural === '')) return undefined;
    const everyMs = Number(count) * unitMs[unit!]!;
    return (afterMs) => afterMs + everyMs;
  }
  const cron = parseCron(cronForm.exec(expression)?.[1] ?? '');
  return cron && ((afterMs) => nextCronTime(cron, afterMs));
}
