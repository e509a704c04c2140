/** The pictures of a simulation: one chart each, as SVG. */
import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { costOf } from './cost.ts';
import { percentile } from './percentile.ts';
import type { Outcome } from './simulate.ts';

const hour = 3_600;
const frame = {
  width: 720,
  height: 300,
  background: 'white',
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
};
const hourAxis = { field: 'hour', type: 'quantitative', title: 'hour of the day' } as const;

function backlog({ moments }: Outcome): TopLevelSpec {
  const values = moments.flatMap(({ seconds, running, leaves, claims, bankClaims }) =>
    Object.entries({
      'contributions under way': running,
      'leaves waiting': leaves,
      'claims in CGDX waiting': claims,
      'claims by bank waiting': bankClaims,
    }).map(([what, count]) => ({ hour: seconds / hour, what, count })),
  );
  return {
    ...frame,
    title: 'Backlog',
    data: { values },
    mark: { type: 'line', interpolate: 'step-after' },
    encoding: {
      x: hourAxis,
      y: { field: 'count', type: 'quantitative', scale: { type: 'symlog' }, title: 'waiting or under way' },
      color: { field: 'what', type: 'nominal', title: null },
      strokeDash: { field: 'what', type: 'nominal', title: null },
    },
  };
}

function latency({ scenario, completed }: Outcome): TopLevelSpec {
  const byHour = Map.groupBy(completed, ({ arrivedAt }) => Math.floor(arrivedAt / hour));
  const values = [...Array(Math.ceil(scenario.hours)).keys()].flatMap((at) => {
    const seconds = (byHour.get(at) ?? []).map((each) => each.seconds);
    if (seconds.length === 0) return [];
    return [50, 95, 99].map((share) => ({
      hour: at + 0.5,
      share: `p${share}`,
      seconds: percentile(seconds, share / 100),
    }));
  });
  return {
    ...frame,
    title: 'From upload to claimable reward',
    data: { values },
    mark: { type: 'line', point: true },
    encoding: {
      x: hourAxis,
      y: { field: 'seconds', type: 'quantitative', scale: { type: 'log' }, title: 'seconds' },
      color: { field: 'share', type: 'nominal', title: null },
      strokeDash: { field: 'share', type: 'nominal', title: null },
    },
  };
}

function transactions({ updates }: Outcome): TopLevelSpec {
  const names = { leaves: 'roots', claims: 'claims in CGDX', bankClaims: 'claims by bank' };
  const values = updates.map(({ kind, minedAt }) => ({
    hour: Math.floor(minedAt / hour),
    kind: names[kind],
  }));
  return {
    ...frame,
    title: 'Transactions in each hour',
    data: { values },
    mark: 'bar',
    encoding: {
      x: { field: 'hour', type: 'ordinal', title: 'hour of the day', axis: { labelAngle: 0 } },
      y: { aggregate: 'count', title: 'transactions' },
      color: { field: 'kind', type: 'nominal', title: null },
    },
  };
}

function cost(outcome: Outcome): TopLevelSpec {
  const values = costOf(outcome).map(({ service, dollars }) => ({
    service,
    dollars: (dollars / outcome.uploads) * 1_000,
  }));
  return {
    ...frame,
    title: 'Cost of 1,000 uploads',
    data: { values },
    mark: 'bar',
    encoding: {
      x: { field: 'dollars', type: 'quantitative', title: 'US dollars' },
      y: { field: 'service', type: 'nominal', sort: '-x', title: null, axis: { labelLimit: 260 } },
    },
  };
}

/** Returns SVG by the name of its picture. */
export async function pictures(outcome: Outcome): Promise<ReadonlyMap<string, string>> {
  const specs = {
    backlog: backlog(outcome),
    latency: latency(outcome),
    transactions: transactions(outcome),
    cost: cost(outcome),
  };
  const drawn = Object.entries(specs).map(
    async ([name, spec]) =>
      [name, await new View(parse(compile(spec).spec), { renderer: 'none' }).toSVG()] as const,
  );
  return new Map(await Promise.all(drawn));
}
