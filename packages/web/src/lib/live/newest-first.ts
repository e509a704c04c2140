/** Joins the pages of a list that is read once with its first page, which is asked for again and again. Pure. */

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; undefined on the last one. */
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
  // The first page has no match for the filter, as before: the list continues on later pages.
  if (head.rows.length === 0 && pages[0]?.rows.length === 0) return before;
  const places = new Map(before.map((row, at) => [keyOf(row), at]));
  const now = new Set(head.rows.map(keyOf));
  const joint = head.rows.findLast((row) => places.has(keyOf(row)));
  if (joint === undefined) return undefined;
  const place = places.get(keyOf(joint)) ?? 0;
  return [...head.rows, ...before.slice(place + 1).filter((row) => !now.has(keyOf(row)))];
}

/**
 * The same for pages that have rows of several lists, each of which goes on by itself. A page has as many rows of each as fit,
 * so one that has fewer in the first page than another is there as a whole.
 * @param listOf the list of a row
 * @returns one list after the other
 */
export function newestOfEach<Row>(
  head: ListPage<Row>,
  pages: readonly ListPage<Row>[],
  keyOf: (row: Row) => string,
  listOf: (row: Row) => string,
): readonly Row[] | undefined {
  if (head.cursor === undefined) return head.rows;
  const lists = new Set([head, ...pages].flatMap(({ rows }) => rows.map(listOf)));
  const inHead = (list: string) => head.rows.filter((row) => listOf(row) === list);
  const mostInHead = Math.max(...[...lists].map((list) => inHead(list).length));
  const joined: Row[] = [];
  for (const list of lists) {
    if (inHead(list).length < mostInHead) {
      joined.push(...inHead(list));
      continue;
    }
    const ofList = ({ rows, cursor }: ListPage<Row>): ListPage<Row> => ({
      rows: rows.filter((row) => listOf(row) === list),
      cursor,
    });
    const rows = newestFirst(ofList(head), pages.map(ofList), keyOf);
    if (rows === undefined) return undefined;
    joined.push(...rows);
  }
  return joined;
}
