/** The schema of the summary that insights store of an upload: only counts, no records and no texts. */
import { z } from 'zod';

const count = z.number().int().nonnegative();
const counts = z.record(z.string(), count);

export const summarySchema = z.object({
  format: z.literal('cgdx-summary/1'),
  platform: z.string(),
  records: count,
  /** The number of records by kind. */
  kinds: counts,
  /** The number of records by month (2024-03), hour, and weekday from Monday, in Singapore's time. */
  months: counts,
  hours: z.array(count).length(24),
  weekdays: z.array(count).length(7),
  /** By `kind.field`, the number of records by value; less frequent values are summed under `otherValues`. */
  values: z.record(z.string(), counts),
  /** By kind, the number of records by month. Absent, like `items`, for uploads that are older than these counts. */
  kindMonths: z.record(z.string(), counts).optional(),
  /** By year, the number of records by item of the public list: the most frequent items of the last two years. */
  items: z.record(z.string(), counts).optional(),
});
export type Summary = z.infer<typeof summarySchema>;
