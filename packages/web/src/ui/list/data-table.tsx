import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, type ReactNode, useCallback, useRef } from 'react';
import css from './data-table.module.css';
import { LoadMore, type More, useNextPage } from './load-more.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useTop } from './use-top.ts';

export interface Column<Row> {
  readonly title: string;
  /** The width in rem of the widest value that is likely in this column. */
  readonly widthRem: number;
  /** True if the column takes a share of the remaining width. */
  readonly grows?: true;
  /** Returns undefined if the row has no value here. */
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Present if a press on the title sorts the rows by this column. */
  readonly sort?: {
    readonly state: 'ascending' | 'descending' | 'none';
    readonly onPress: () => void;
  };
}

/** The selected rows, for one action on all of them. */
export interface Selection<Row> {
  readonly chosen: ReadonlySet<string>;
  readonly isPossible: (row: Row) => boolean;
  /** Returns a row's name for the label of its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** @param to whether to select or to deselect the rows */
  readonly choose: (keys: readonly string[], to: boolean) => void;
}

interface DataTableProps<Row> {
  /** The name of the listed items, in the plural: `executions`. */
  readonly what: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly selection?: Selection<Row>;
  /** Loads more rows; undefined if there are no more. */
  readonly more: More | undefined;
}

/** Extra rows that are drawn above and below the visible ones, so that the keyboard always finds a next row. */
const rowsBeyond = 12;
const likelyRowPx = 48;
const likelyRowHeight = () => likelyRowPx;
const checkRem = 1.5;
/** The gap between two columns in rem, as in the stylesheet; also the sum of the gaps at both sides. */
const gapRem = 0.75;
const besideRem = 2;

/** What a cell shows if there is no value. A row that is a list of facts leaves it out. */
const noValue = '–';

/** Draws only the visible rows of a list of any length. If the columns do not fit, each row becomes a list of facts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { what, rows, columns, keyOf, selection, more } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: likelyRowHeight,
    // Memoized: with a new function the virtualizer would measure every row again at each scroll event.
    getItemKey: useCallback((at: number) => keyOf(rows[at] as Row), [rows, keyOf]),
    overscan: rowsBeyond,
    scrollMargin: useTop(body),
  });
  const drawn = virtualizer.getVirtualItems();
  useNextPage(drawn.at(-1)?.index, rows.length, more);
  const { scrollMargin } = virtualizer.options;
  const above = drawn[0] ? drawn[0].start - scrollMargin : 0;
  const below = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin);
  const leastRem =
    columns.reduce((sum, { widthRem }) => sum + widthRem + gapRem, besideRem) +
    (selection ? checkRem + gapRem : 0);
  const isNarrow = useIsNarrow(body, leastRem);
  const tracks = columns.map(({ widthRem, grows }) =>
    grows ? `minmax(${widthRem}rem, 1fr)` : `${widthRem}rem`,
  );
  return (
    <>
      <table
        className={isNarrow ? `${css.table} ${css.narrow}` : css.table}
        style={
          { '--tracks': [...(selection ? [`${checkRem}rem`] : []), ...tracks].join(' ') } as CSSProperties
        }
        aria-label={what}
        aria-rowcount={more ? -1 : rows.length + 1}
      >
        <thead>
          <Head {...props} />
        </thead>
        <tbody ref={body} style={{ paddingTop: above, paddingBottom: below }}>
          {drawn.map(({ index, key }) => (
            <tr
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={css.row}
              aria-rowindex={index + 2}
            >
              <Cells {...props} row={rows[index] as Row} />
            </tr>
          ))}
        </tbody>
      </table>
      {more && <LoadMore what={what} more={more} />}
    </>
  );
}

/** Memoized: the table renders at each scroll event, and its head need not. */
const Head = memo(HeadRow) as typeof HeadRow;
const Cells = memo(RowCells) as typeof RowCells;

const arrows = { ascending: '↑', descending: '↓', none: '↕' } as const;

function HeadRow<Row>({ what, rows, columns, keyOf, selection }: DataTableProps<Row>) {
  const keys = selection && rows.filter(selection.isPossible).map(keyOf);
  return (
    <tr className={css.head} aria-rowindex={1}>
      {selection && keys && (
        <th scope="col" className={css.check}>
          <input
            type="checkbox"
            aria-label={`Choose all ${what} that are loaded`}
            disabled={keys.length === 0}
            checked={keys.length > 0 && keys.every((key) => selection.chosen.has(key))}
            onChange={(event) => selection.choose(keys, event.currentTarget.checked)}
          />
        </th>
      )}
      {columns.map(({ title, isNumber, sort }) => (
        <th key={title} scope="col" className={isNumber ? css.number : undefined} aria-sort={sort?.state}>
          {sort ? (
            <button type="button" className={css.sort} onClick={sort.onPress}>
              {title} <span aria-hidden="true">{arrows[sort.state]}</span>
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  );
}

function RowCells<Row>({ row, columns, keyOf, selection }: DataTableProps<Row> & { row: Row }) {
  const key = keyOf(row);
  return (
    <>
      {selection && (
        <td className={css.check}>
          {selection.isPossible(row) && (
            <input
              type="checkbox"
              aria-label={`Choose ${selection.nameOf(row)}`}
              checked={selection.chosen.has(key)}
              onChange={(event) => selection.choose([key], event.currentTarget.checked)}
            />
          )}
        </td>
      )}
      {columns.map(({ title, cell, isNumber }) => {
        const value = cell(row);
        return (
          <td
            key={title}
            className={`${css.cell} ${isNumber ? css.number : ''}`}
            data-empty={value === undefined || undefined}
          >
            <span className={css.title} aria-hidden="true">
              {title}
            </span>
            <div className={css.value}>{value ?? noValue}</div>
          </td>
        );
      })}
    </>
  );
}
