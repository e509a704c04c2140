/** What insights keep of an upload: counts alone, no record and no text that somebody wrote. */
import { z } from 'zod';

const count = z.number().int().nonnegative();
const counts = z.record(z.string(), count);

export const summarySchema = z.object({
  format: z.literal('cgdx-summary/1'),
  platform: z.string(),
  records: count,
  /** Records by kind. */
  kinds: counts,
  /** Records by month (2024-03), hour and weekday from Monday, in Singapore's time. */
  months: counts,
  hours: z.array(count).length(24),
  weekdays: z.array(count).length(7),
  /** By `kind.field`: records by value. The values beyond the most frequent are added up under `otherValues`. */
  values: z.record(z.string(), counts),
  /** By kind: its records by month. Absent, like the items, from uploads of before they were counted. */
  kindMonths: z.record(z.string(), counts).optional(),
  /** By year: records by item of the public list, the most frequent ones of the last two years. */
  items: z.record(z.string(), counts).optional(),
});
export type Summary = z.infer<typeof summarySchema>;
