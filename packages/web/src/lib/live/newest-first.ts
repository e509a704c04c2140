/** Joins the pages of a list that is read once with its first page, which is asked for again and again. Pure. */

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** What the next page is asked with; undefined on the last one. */
  readonly cursor?: string | undefined;
}

/**
 * @param head the first page as it is now
 * @param pages what was read before, newest first
 * @returns the list as it is now; undefined if more than a page is new, so that it must be read again
 */
export function newestFirst<Row>(
  head: ListPage<Row>,
  pages: readonly ListPage<Row>[],
  keyOf: (row: Row) => string,
): readonly Row[] | undefined {
  if (head.cursor === undefined) return head.rows;
  const before = pages.flatMap(({ rows }) => rows);
  // None of the newest matches the filter, now as before: the list is below.
  if (head.rows.length === 0 && pages[0]?.rows.length === 0) return before;
  const places = new Map(before.map((row, at) => [keyOf(row), at]));
  const now = new Set(head.rows.map(keyOf));
  const joint = head.rows.findLast((row) => places.has(keyOf(row)));
  if (joint === undefined) return undefined;
  const place = places.get(keyOf(joint)) ?? 0;
  return [...head.rows, ...before.slice(place + 1).filter((row) => !now.has(keyOf(row)))];
}
