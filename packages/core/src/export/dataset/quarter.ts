/** Names quarters (UTC) such as 2026-Q3; the names sort in the order of time. */

import type { DatasetValue } from '../contract/dataset-field.ts';
import { dateOfDay } from '../contract/date-of-day.ts';

/** Returns the quarter of a time, such as 2026-Q3; undefined if the value is not a time. */
export function quarterOf(time: DatasetValue | undefined): string | undefined {
  const found = typeof time === 'string' ? /^(\d{4})-(\d\d)-/.exec(time) : null;
  return found ? `${found[1]}-Q${Math.ceil(Number(found[2]) / 3)}` : undefined;
}

/** @param day since 1970 */
export const quarterOfDay = (day: number): string | undefined => quarterOf(dateOfDay(day));
