import { barsOf, endsOf } from './column-bars.ts';
import type { DictionaryField } from './dictionary.ts';
import css from './inside-table.module.css';

/** In units of the SVG's view box. */
const height = 32;
const barWidth = 8;
const gap = 2;
/** The least height of a bar, so that a quarter with one record is visible. */
const leastHeight = 1;

/** The bars of a column's values above its name, with a text for screen readers. */
export function ColumnHistogram({ field }: { field: DictionaryField }) {
  const bars = barsOf(field);
  if (bars.length === 0) return <span className={css.bars} />;
  const width = bars.length * (barWidth + gap);
  return (
    <span className={css.bars}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ name, height: share }, at) => {
          const bar = Math.max(leastHeight, share * height);
          return (
            <rect
              key={name}
              className={share === 0 ? css.none : css.bar}
              x={at * (barWidth + gap) + gap / 2}
              y={height - bar}
              width={barWidth}
              height={bar}
            >
              <title>{name}</title>
            </rect>
          );
        })}
      </svg>
      <span className={css.ends} aria-hidden="true">
        {endsOf(field).map((end) => (
          <span key={end}>{end}</span>
        ))}
      </span>
      <span className="unseen">{bars.map(({ name }) => name).join(', ')}. </span>
    </span>
  );
}
