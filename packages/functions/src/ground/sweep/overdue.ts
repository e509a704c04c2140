/** Finds items that wait for too long, so that a person is alerted. */

/** Returns the items that began longer ago than this. @param beganAt in ISO 8601 */
export const overdueSince = <T>(items: readonly T[], beganAt: (item: T) => string, ms: number): T[] =>
  items.filter((item) => Date.now() - Date.parse(beganAt(item)) > ms);
