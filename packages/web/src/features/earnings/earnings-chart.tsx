import { describeDay } from '../../lib/format/date.ts';
import css from './earnings.module.css';
import type { Earnings } from './statement.ts';

const width = 600;
const height = 120;
/** The share of the time axis before the first reward, so that the rise of the line is visible. */
const leadShare = 0.06;

/** The earnings over time as a stepped area. The table of the statement has the same figures in text. */
export function EarningsChart({ points, nowMs }: { points: Earnings['points']; nowMs: number }) {
  const [first] = points;
  if (!first) return <Unbegun />;
  const most = Math.max(1, ...points.map(({ earnedWei }) => Number(earnedWei)));
  const earnedForMs = Math.max(nowMs - first.atMs, 1);
  const spanMs = earnedForMs / (1 - leadShare);
  const x = (atMs: number) => ((atMs - first.atMs) / spanMs + leadShare) * width;
  const y = (wei: bigint) => height - (Number(wei) / most) * (height - 4);
  const steps = points.map(({ atMs, earnedWei }) => `H${x(atMs).toFixed(1)}V${y(earnedWei).toFixed(1)}`);
  const line = `M0 ${height}${steps.join('')}H${width}`;
  return (
    <>
      <svg
        className={css.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.area} d={`${line}V${height}Z`} />
        <path className={css.line} d={line} />
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>{describeDay(first.atMs)}</span>
        <span>today</span>
      </p>
    </>
  );
}

/** The chart's empty axis before the first reward; as high as the chart with its dates. */
function Unbegun() {
  return (
    <>
      <svg
        className={css.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <path key={share} className={css.ground} d={`M0 ${height * share}H${width}`} />
        ))}
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>&nbsp;</span>
        <span>today</span>
      </p>
    </>
  );
}
