/** How well the pool's table orders and counts the items that most people hold, beside how many truly hold them. */
import { createRecordTally } from '@cgdx/core/export/dataset/record-tally.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { makeEdition } from '@cgdx/core/insight/edition.ts';
import { addCounts, countsOf, noCounts } from '@cgdx/core/insight/fold.ts';
import { poolTableOf } from '@cgdx/core/insight/pool-table.ts';
import { summaryOf } from '@cgdx/core/insight/summary.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { atLeast } from './goal.ts';
import type { Published } from './publish.ts';
import { type Random, randomOf } from './random.ts';

const compared = 100;
const year = '2026';
/** An upload of January is counted in July, in the column of the previous year. */
const addedAt = '2027-01-15T00:00:00.000Z';
const july = 2027 * 4 + 2;
/** Each is off by a hundredth, either way. */
const editions = 100;

function rankOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (let place = from; place < to; place++) ranks[order[place]?.at ?? 0] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** Spearman's rank correlation. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  const mean = (one.length - 1) / 2;
  const sum = (of: (at: number) => number) => one.reduce((total, _, at) => total + of(at), 0);
  const [x, y] = [(at: number) => (a[at] ?? 0) - mean, (at: number) => (b[at] ?? 0) - mean];
  return sum((at) => x(at) * y(at)) / Math.sqrt(sum((at) => x(at) ** 2) * sum((at) => y(at) ** 2));
}

/** Counts a dataset as masking does. */
function summaryOfRecords(platform: PlatformId, records: readonly Published[]) {
  const pieces = readers[platform].kinds.map((kind) => {
    const own = records.filter((record) => record.kind === kind.kind);
    const tally = createRecordTally(kind);
    for (const record of own) tally?.count(kind.fields.map(({ name }) => record[name] ?? null));
    return { kind: kind.kind, records: own.length, tally: tally?.tally() };
  });
  return summaryOf(platform, pieces);
}

/** @param datasets datasets with full times, since counts are made before times are coarsened */
export function tableBesideTruth(
  platform: PlatformId,
  datasets: readonly (readonly Published[])[],
): BenchmarkLine[] {
  const truth = new Map<string, number>();
  let counts = noCounts;
  for (const records of datasets) {
    const summary = summaryOfRecords(platform, records);
    const held = records.flatMap(({ at, creator }) =>
      typeof at === 'string' && at.startsWith(year) && typeof creator === 'string' ? [creator] : [],
    );
    for (const name of new Set(held)) truth.set(name, (truth.get(name) ?? 0) + 1);
    counts = addCounts(counts, countsOf(platform, [{ addedAt, quality: 5, summary }]));
  }
  const top = [...truth].sort(([, a], [, b]) => b - a).slice(0, compared);
  const size = `${datasets.length} people`;
  const drawn = Array.from({ length: editions }, (_, seed) => {
    const { next }: Random = randomOf(seed + 1);
    const edition = makeEdition({
      dataPoolId: platform,
      number: july,
      madeAt: '',
      counts,
      columns: [],
      uniform: next,
    });
    const shown = new Map(
      poolTableOf(platform, [edition]).years.flatMap(({ items }) =>
        items.map(({ name, people }) => [name, people] as const),
      ),
    );
    const off = top.flatMap(([name, people]) =>
      shown.has(name) ? [Math.abs((shown.get(name) ?? 0) - people)] : [],
    );
    return {
      order: rankCorrelation(
        top.map(([, people]) => people),
        top.map(([name]) => shown.get(name) ?? 0),
      ),
      named: off.length,
      off: off.reduce((sum, each) => sum + each, 0) / Math.max(1, off.length),
    };
  });
  const mean = (of: (each: (typeof drawn)[number]) => number) =>
    drawn.reduce((sum, each) => sum + of(each), 0) / drawn.length;
  const what = `${platform} table`;
  return [
    line(
      `${what}: rank correlation`,
      size,
      '',
      mean(({ order }) => order),
      { [atLeast]: 0.95 },
    ),
    line(
      `${what}: of the 100 most held, named`,
      size,
      '',
      mean(({ named }) => named),
      { all: compared },
    ),
    line(
      `${what}: off by`,
      size,
      'people',
      mean(({ off }) => off),
      {},
    ),
  ];
}
