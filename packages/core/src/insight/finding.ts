/** Lays out answers for people: a table whose every number has its query, period, sample size and margin. */
import { platformName } from '../pool/platform-id.ts';
import { basis, conclude, meaningOf, percent, type Series } from './conclusion.ts';
import { cellLabel } from './label.ts';
import { bucketsOf, isOrdered } from './measure.ts';
import { type Query, queryOf } from './query.ts';
import type { PoolStatistics } from './statistics.ts';

export interface Finding {
  readonly queryId: string;
  readonly title: string;
  /** What the shares are of. */
  readonly of: string;
  /** What the cells are. */
  readonly cell: string;
  readonly chart: 'bar' | 'line';
  /** The labels of all cells, in the order in which they are shown. */
  readonly labels: readonly string[];
  /** At least one; several are compared. */
  readonly series: readonly Series[];
  readonly sentences: readonly string[];
  /** What follows from them; none is kept with older answers. */
  readonly meaning?: string | undefined;
}

function seriesOf(query: Query, { dataPoolId, contributors, answers }: PoolStatistics): Series[] {
  const answer = answers.find(({ queryId }) => queryId === query.id);
  if (answer === undefined || contributors === undefined) return [];
  return [
    {
      dataPoolId,
      pool: platformName(dataPoolId),
      contributors,
      margin: answer.margin,
      period: answer.period,
      cells: answer.cells.map((cell) => ({ label: cellLabel(query, cell.bucket), share: cell.share })),
      ...(answer.rest !== undefined && { rest: answer.rest }),
    },
  ];
}

/** Says where the numbers of two pools are furthest apart, if by more than their margins. */
function differenceOf(series: readonly Series[]): string[] {
  const found = series.flatMap((a, at) =>
    series.slice(at + 1).flatMap((b) =>
      a.cells.flatMap(({ label, share }) => {
        const other = b.cells.find((cell) => cell.label === label);
        if (other === undefined) return [];
        return [{ a, b, label, share, other: other.share, by: Math.abs(share - other.share) }];
      }),
    ),
  );
  const most = found.toSorted((x, y) => y.by - x.by)[0];
  if (most === undefined) return [];
  const { a, b, label, share, other, by } = most;
  if (by <= a.margin + b.margin) {
    return ['The pools differ by no more than the noise that protects their contributors.'];
  }
  return [
    `They differ in “${label}”: ${percent(share)} in ${a.pool} (${basis(a)}), ${percent(other)} in ${b.pool} (${basis(b)}).`,
  ];
}

const conclusionsOf = (
  query: Query,
  pools: readonly PoolStatistics[],
  series: readonly Series[],
): string[][] =>
  pools.map(({ dataPoolId, answers }) => {
    const answer = answers.find(({ queryId }) => queryId === query.id);
    const own = series.find((each) => each.dataPoolId === dataPoolId);
    return answer && own ? conclude(query, answer, own) : [];
  });

/** Returns every cell's label, in the order of the buckets, or else as the first pool has them. */
function labelsOf(query: Query, pools: readonly PoolStatistics[]): string[] {
  const { measure } = query;
  const cells = pools.flatMap(({ dataPoolId, answers }) =>
    answers.flatMap((answer) =>
      answer.queryId === query.id ? answer.cells.map(({ bucket }) => ({ bucket, dataPoolId })) : [],
    ),
  );
  const label = ({ bucket }: { readonly bucket: string }) => cellLabel(query, bucket);
  // The months of different years: their names are in order.
  if (measure.kind === 'months')
    return [
      ...new Set(
        cells
          .map(({ bucket }) => bucket)
          .sort()
          .map((bucket) => label({ bucket })),
      ),
    ];
  if (measure.kind === 'items' || !isOrdered(measure)) return [...new Set(cells.map(label))];
  const order = cells[0] ? bucketsOf(measure, cells[0].dataPoolId) : [];
  const sorted = cells.toSorted((a, b) => order.indexOf(a.bucket) - order.indexOf(b.bucket));
  return [...new Set(sorted.map(label))];
}

/** @returns undefined if none of the pools answers the query */
export function findingOf(queryId: string, pools: readonly PoolStatistics[]): Finding | undefined {
  const query = queryOf(queryId);
  if (query === undefined) return undefined;
  const series = pools.flatMap((pool) => seriesOf(query, pool));
  if (series.length === 0) return undefined;
  const { title, of, cell, chart } = query;
  const conclusions = conclusionsOf(query, pools, series);
  const meaning = meaningOf(
    query,
    conclusions.flatMap(([first]) => first ?? []),
  );
  return {
    queryId,
    title,
    of,
    cell,
    chart,
    labels: labelsOf(query, pools),
    series,
    sentences: [...conclusions.flat(), ...differenceOf(series)],
    ...(meaning !== undefined && { meaning }),
  };
}
