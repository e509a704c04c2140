/** The ways in which an export can be forged, for testing the checks. */

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
  /** Moves one record in eight, in an archive that is otherwise real. */
  'edit',
] as const;
export type Forgery = (typeof forgeries)[number];

/** Returns how often each record is in an export that is forged in this way. */
export const copiesOf = (forge: Forgery | undefined): number => (forge === 'duplicate' ? 3 : 1);
