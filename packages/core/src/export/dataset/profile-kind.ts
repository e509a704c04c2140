/** Describes the rows of a profile, as a data dictionary does. */
import { profileName } from './profile.ts';

const fields = [
  ['row', 'text', '"quarter", or "history" for the whole.'],
  ['quarter', 'text', 'As 2026-Q3, UTC.'],
  ['records', 'object', 'How many records of each kind: 0, 1-9, 10-99, 100-999 or 1000+.'],
  ['classes', 'list', 'Classes of records that are present.'],
  ['languages', 'list', 'Languages of what the person wrote.'],
  ['devices', 'list', 'Families of devices.'],
  ['weekdayPercent', 'list', 'Shares of the weekdays from Monday, in steps of 20 %, in Singapore’s time.'],
  ['dayPartPercent', 'list', 'Shares of six parts of the day from midnight on, in steps of 20 %.'],
  ['undated', 'object', 'How many records of each kind have no time.'],
  ['otherPercent', 'integer', 'Share of values without a class, in steps of 5 %.'],
] as const;

export const profileKindName = 'profile';

/** Returns the only kind of a profile's dataset. */
export const profileKind = (rows: number) => ({
  kind: profileKindName,
  file: profileName,
  description: 'What a quarter was about, and the whole history: no records.',
  records: rows,
  fields: fields.map(([name, type, description]) => ({ name, type, description, filled: 1 })),
});
