/** The kinds of forgery, for testing the checks. */

export const forgeries = [
  /** Shifts every time by a day, or by a month. */
  'shift-day',
  'shift-month',
  /** Exchanges times. */
  'permute',
  'invented-ids',
  /** Repeats every record three times. */
  'duplicate',
  /** Merges two people's archives. */
  'merge',
  /** Generates ids in a loop. */
  'generated',
  /** Shifts one record in eight, in an otherwise genuine archive. */
  'edit',
] as const;
export type Forgery = (typeof forgeries)[number];

/** Returns the number of copies of each record in an export with this forgery. */
export const copiesOf = (forge: Forgery | undefined): number => (forge === 'duplicate' ? 3 : 1);
