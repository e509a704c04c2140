/** Joins the pages of a list, which are loaded once, with its first page, which is polled. Pure. */

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; undefined on the last one. */
  readonly cursor?: string | undefined;
}

/**
 * @param head the current first page
 * @param pages the pages that were loaded before, newest rows first
 * @returns the current list; undefined if more than a page of rows is new, so that all pages must be read again
 */
export function newestFirst<Row>(
  head: ListPage<Row>,
  pages: readonly ListPage<Row>[],
  keyOf: (row: Row) => string,
): readonly Row[] | undefined {
  if (head.cursor === undefined) return head.rows;
  const before = pages.flatMap(({ rows }) => rows);
  // As before, no row of the first page matches the filter: the list continues on later pages.
  if (head.rows.length === 0 && pages[0]?.rows.length === 0) return before;
  const places = new Map(before.map((row, at) => [keyOf(row), at]));
  const now = new Set(head.rows.map(keyOf));
  const joint = head.rows.findLast((row) => places.has(keyOf(row)));
  if (joint === undefined) return undefined;
  const place = places.get(keyOf(joint)) ?? 0;
  return [...head.rows, ...before.slice(place + 1).filter((row) => !now.has(keyOf(row)))];
}

/**
 * The same for pages with rows of several lists, each of which has its own pages. A page contains as many rows of each list as
 * fit, so a list with fewer rows in the first page than another list is complete in that page.
 * @param listOf returns the list of a row
 * @returns the rows of one list after the other
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
