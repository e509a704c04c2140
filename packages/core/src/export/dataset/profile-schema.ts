/** The rows of a profile. */
import { z } from 'zod';

const sizes = z.record(z.string(), z.string());
const percents = z.array(z.number()).readonly();
const names = z.array(z.string()).readonly();

export const profileRowSchema = z.discriminatedUnion('row', [
  z.object({
    row: z.literal('quarter'),
    quarter: z.string().describe('As 2026-Q3, UTC.'),
    records: sizes.describe('How many records of each kind: 0, 1-9, 10-99, 100-999 or 1000+.'),
    classes: names.describe('Classes of records that are present.'),
    languages: names.describe('Languages of what the person wrote.'),
    devices: names.describe('Families of devices.'),
  }),
  z.object({
    row: z.literal('history'),
    weekdayPercent: percents.describe(
      'Shares of the weekdays from Monday, in steps of 20 %, in Singapore; empty if nothing has a time of day.',
    ),
    dayPartPercent: percents.describe('Shares of six parts of the day from midnight on, in steps of 20 %.'),
    undated: sizes.describe('How many records of each kind have no time.'),
    otherPercent: z.number().describe('Share of values without a class, in steps of 5 %.'),
  }),
]);
export type ProfileRow = z.infer<typeof profileRowSchema>;
