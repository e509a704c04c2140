/** Builds the Vega-Lite specification of a finding's chart, which both the page and the PDF draw. */
import { percent } from './basis.ts';
import type { Finding } from './finding.ts';

/** A specification as JSON, which the drawing program validates. */
export type ChartSpec = Readonly<Record<string, unknown>>;

const chartWidth = 480;
const lineHeight = 180;
const barStep = 22;
/** The most series that are drawn as bars or lines. */
export const mostBars = 2;
/** The opacity of no share and of the largest one, so that shares that are about equal look alike. */
export const shades: readonly [number, number] = [0.05, 0.5];

const share = {
  field: 'share',
  type: 'quantitative',
  title: null,
  axis: { format: '.0%', tickCount: 5 },
  scale: { domainMin: 0 },
} as const;

/** The share, behind the end of its margin. */
const figures = {
  mark: { type: 'text', align: 'left', dx: 5 },
  encoding: { x: { ...share, field: 'high' }, text: { field: 'share', format: '.0%' } },
} as const;

export function chartOf({ chart, series, labels }: Finding): ChartSpec {
  const values = series.flatMap(({ pool, cells, margin }) =>
    cells.map((each) => ({
      pool,
      cell: each.label,
      share: each.share,
      low: Math.max(0, each.share - margin),
      high: Math.min(1, each.share + margin),
    })),
  );
  const isCompared = series.length > 1;
  const domain = series.map(({ pool }) => pool);
  const color = isCompared
    ? { color: { field: 'pool', type: 'nominal', title: null, scale: { domain } } }
    : {};
  const frame = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: chartWidth,
    data: { values },
  };
  if (series.length > mostBars) return { ...frame, ...heatOf(labels, domain) };
  if (chart === 'line') {
    // The year is below the axis. On a phone some names of months are omitted for lack of room.
    const axis = { labelAngle: 0, labelOverlap: 'parity', labelExpr: 'slice(datum.label, 0, 3)' };
    const title = series[0]?.period ?? null;
    const x = { field: 'cell', type: 'ordinal', sort: labels, title, axis };
    return {
      ...frame,
      height: lineHeight,
      encoding: { x, ...color },
      layer: [
        {
          mark: { type: 'area', opacity: 0.18 },
          encoding: { y: { ...share, field: 'low' }, y2: { field: 'high' } },
        },
        { mark: { type: 'line', point: true }, encoding: { y: share } },
      ],
    };
  }
  return {
    ...frame,
    height: { step: isCompared ? barStep / 1.6 : barStep },
    encoding: {
      y: {
        field: 'cell',
        type: 'nominal',
        sort: labels,
        title: null,
        axis: { labelLimit: 180 },
      },
      ...(isCompared && { yOffset: { field: 'pool', type: 'nominal', sort: domain } }),
    },
    layer: [
      { mark: { type: 'bar', cornerRadiusEnd: 2 }, encoding: { x: share, ...color } },
      {
        mark: { type: 'rule', strokeWidth: 1.5, opacity: 0.7 },
        encoding: { x: { ...share, field: 'low' }, x2: { field: 'high' } },
      },
      ...(isCompared ? [] : [figures]),
    ],
  };
}

/** The cells of many pools as a table whose shading follows the shares: so many bars would be too thin. */
function heatOf(labels: readonly string[], pools: readonly string[]): ChartSpec {
  const x = {
    field: 'pool',
    type: 'nominal',
    sort: pools,
    title: null,
    axis: { orient: 'top', labelAngle: 0, domain: false, ticks: false },
  };
  const y = {
    field: 'cell',
    type: 'nominal',
    sort: labels,
    title: null,
    axis: { labelLimit: 180, domain: false, ticks: false },
  };
  const shade = {
    field: 'share',
    type: 'quantitative',
    legend: null,
    scale: { domainMin: 0, range: shades },
  };
  return {
    height: { step: barStep },
    encoding: { x, y },
    layer: [
      { mark: { type: 'rect' }, encoding: { opacity: shade } },
      { mark: { type: 'text' }, encoding: { text: { field: 'share', format: '.0%' } } },
    ],
  };
}

/** Describes a chart in words, for people who cannot see it. */
export function chartText({ title, of, series }: Finding): string {
  const parts = series.map(
    ({ pool, cells }) =>
      `${pool}: ${cells.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')}`,
  );
  return `${title}, as shares of ${of}. ${parts.join('. ')}.`;
}
