/** Builds findings for display from answers; every number has its query, period, sample size and margin. */
import { platformName } from '../pool/platform-id.ts';
import { type AskedPart, askedPair, askedPart } from './asked-part.ts';
import type { Series } from './basis.ts';
import { conclude } from './conclusion.ts';
import type { Conclusion } from './conclusion-shape.ts';
import { sentencesFor } from './finding-sentence.ts';
import { headlineOf } from './headline.ts';
import { cellLabel } from './label.ts';
import { meaningOf } from './meaning.ts';
import { bucketsOf, isOrdered } from './measure.ts';
import { type Query, queryOf } from './query.ts';
import type { PoolStatistics } from './statistics.ts';

export interface Finding {
  readonly queryId: string;
  readonly title: string;
  /** The whole that the shares are parts of. */
  readonly of: string;
  /** What each cell stands for, such as a month. */
  readonly cell: string;
  readonly chart: 'bar' | 'line';
  /** The labels of all cells, in the order in which they are shown. */
  readonly labels: readonly string[];
  /** A series for each pool, at least one. */
  readonly series: readonly Series[];
  /** The answer in one short sentence, without a full stop; absent in older stored answers. */
  readonly headline?: string | undefined;
  /** The figures behind the headline, with their samples, periods and margins. */
  readonly sentences: readonly string[];
  /** What the finding suggests; absent in older stored answers. */
  readonly meaning?: string | undefined;
}

const hasOthers = ({ measure }: Query): boolean =>
  measure.kind === 'values' || measure.kind === 'record-kinds' || measure.kind === 'items';

function seriesOf(query: Query, { dataPoolId, contributors, answers }: PoolStatistics): Series[] {
  const answer = answers.find(({ queryId }) => queryId === query.id);
  if (answer === undefined || contributors === undefined) return [];
  // Shares that are all within the noise say nothing.
  if (answer.cells.every(({ share }) => share <= answer.margin)) return [];
  return [
    {
      dataPoolId,
      pool: platformName(dataPoolId),
      contributors,
      margin: answer.margin,
      period: answer.period,
      cells: answer.cells.map((cell) => ({ label: cellLabel(query, cell.bucket), share: cell.share })),
      // Every weekday and every band is a cell of its own: what is left is noise.
      ...(answer.rest !== undefined && hasOthers(query) && { rest: answer.rest }),
    },
  ];
}

/** The measures that all platforms count in the same way; values and items of two platforms cannot be compared. */
const countedAlike: readonly Query['measure']['kind'][] = [
  'hours',
  'weekdays',
  'months',
  'volume',
  'span',
  'quality',
];
/** The fewest other pools that are shown as “others”; fewer would be named. */
const fewestOthers = 2;

/** Returns the unweighted mean of the other pools, for comparison with a single pool. */
function othersOf(query: Query, own: Series, others: readonly PoolStatistics[]): Series[] {
  if (!countedAlike.includes(query.measure.kind)) return [];
  const alike = others
    .flatMap((pool) => seriesOf(query, pool))
    .map((series) => ({ ...series, shares: new Map(series.cells.map(({ label, share }) => [label, share])) }))
    .filter(
      ({ shares, period }) => period === own.period && own.cells.every(({ label }) => shares.has(label)),
    );
  if (alike.length < fewestOthers) return [];
  const meanOf = (shareOf: (each: (typeof alike)[number]) => number): number =>
    alike.reduce((sum, each) => sum + shareOf(each), 0) / alike.length;
  return [
    {
      dataPoolId: 'others',
      pool: 'all others',
      contributors: alike.reduce((sum, { contributors }) => sum + contributors, 0),
      margin: Math.hypot(...alike.map(({ margin }) => margin)) / alike.length,
      period: own.period,
      cells: own.cells.map(({ label }) => ({ label, share: meanOf(({ shares }) => shares.get(label) ?? 0) })),
    },
  ];
}

/** Returns the series with the asked part as their only cell. */
function partOf(
  query: Query,
  pools: readonly PoolStatistics[],
  series: readonly Series[],
  { name, has }: AskedPart,
): Series[] {
  const buckets = new Map(
    pools.flatMap(({ answers }) =>
      answers
        .filter(({ queryId }) => queryId === query.id)
        .flatMap(({ cells }) => cells.map(({ bucket }) => [cellLabel(query, bucket), bucket] as const)),
    ),
  );
  return series.map((each) => {
    const cells = each.cells.filter(({ label }) => has(buckets.get(label) ?? ''));
    const share = cells.reduce((sum, cell) => sum + cell.share, 0);
    return { ...each, margin: each.margin * Math.sqrt(cells.length), cells: [{ label: name, share }] };
  });
}

const conclusionsOf = (
  query: Query,
  pools: readonly PoolStatistics[],
  series: readonly Series[],
  part: AskedPart | undefined,
  pair: readonly [AskedPart, AskedPart] | undefined,
): (readonly [pool: string, conclusions: readonly Conclusion[]])[] =>
  pools.flatMap(({ dataPoolId, answers }) => {
    const answer = answers.find(({ queryId }) => queryId === query.id);
    const own = series.find((each) => each.dataPoolId === dataPoolId);
    const conclusions = answer && own ? conclude(query, answer, own, part, pair) : [];
    return own && conclusions.length > 0 ? [[own.pool, conclusions] as const] : [];
  });

/** Returns the labels of all cells, in the order of the buckets or, if these have none, in that of the first pool. */
function labelsOf(query: Query, pools: readonly PoolStatistics[]): string[] {
  const { measure } = query;
  const cells = pools.flatMap(({ dataPoolId, answers }) =>
    answers.flatMap((answer) =>
      answer.queryId === query.id ? answer.cells.map(({ bucket }) => ({ bucket, dataPoolId })) : [],
    ),
  );
  const label = ({ bucket }: { readonly bucket: string }) => cellLabel(query, bucket);
  // Months of different pools are sorted by name, which is the order of time.
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

/**
 * @param others the pools that were not asked about, whose mean is shown with a single pool
 * @param prompt the question, which may name a part of the day, the week or the year
 * @returns undefined if none of the pools answers the query
 */
export function findingOf(
  queryId: string,
  pools: readonly PoolStatistics[],
  others: readonly PoolStatistics[] = [],
  prompt = '',
): Finding | undefined {
  const query = queryOf(queryId);
  if (query === undefined) return undefined;
  const asked = pools.flatMap((pool) => seriesOf(query, pool));
  const [first] = asked;
  if (first === undefined) return undefined;
  const series = asked.length > 1 ? asked : [first, ...othersOf(query, first, others)];
  const { title, of, cell, chart } = query;
  const part = askedPart(prompt, query);
  const conclusions = conclusionsOf(query, pools, series, part, askedPair(prompt, query));
  const meaning = meaningOf(
    query,
    conclusions.flatMap(([, [direct]]) => direct ?? []),
  );
  const headline = headlineOf(conclusions);
  return {
    queryId,
    title,
    of,
    cell,
    chart,
    labels: labelsOf(query, pools),
    series,
    ...(headline !== undefined && { headline }),
    sentences: sentencesFor(conclusions, series, part ? partOf(query, pools, series, part) : series),
    ...(meaning !== undefined && { meaning }),
  };
}
