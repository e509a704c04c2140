/** The ways in which an export is forged, so that each can be tried against the checks. */

export const forgeries = [
  /** Every time a day later; a month later. */
  'shift-day',
  'shift-month',
  /** Times change places. */
  'permute',
  'invented-ids',
  /** Every record three times. */
  'duplicate',
  /** Two people's archives in one. */
  'merge',
  /** Ids out of a loop. */
  'generated',
  /** One record of eight moved, in an archive that is otherwise real. */
  'edit',
] as const;
export type Forgery = (typeof forgeries)[number];

/** How often each record is in an export that is forged in this way. */
export const copiesOf = (forge: Forgery | undefined): number => (forge === 'duplicate' ? 3 : 1);
