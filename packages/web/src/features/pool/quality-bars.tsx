import css from './quality-bars.module.css';
import { type QualityCounts, qualities } from './quality-count.ts';

/** In the units of the drawing, whose bars stand beside each other without the browser's rounding. */
const barWidth = 8;
const gap = 3;
const height = 40;
/** One upload among thousands is seen, too. */
const leastHeight = 2;
const width = qualities.length * (barWidth + gap);

interface QualityBarsProps {
  readonly counts: QualityCounts;
  readonly size: 'small' | 'large';
}

/** How many uploads have each quality, as bars from 0 to 10. A text or a table beside it says the same. */
export function QualityBars({ counts, size }: QualityBarsProps) {
  const most = Math.max(...counts);
  return (
    <svg
      className={size === 'small' ? css.small : css.large}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {qualities.map((quality) => {
        const count = counts[quality] ?? 0;
        const bar = count === 0 ? 1 : Math.max(leastHeight, (count / most) * height);
        return (
          <rect
            key={quality}
            className={count === 0 ? css.none : css.bar}
            x={quality * (barWidth + gap) + gap / 2}
            y={height - bar}
            width={barWidth}
            height={bar}
          />
        );
      })}
    </svg>
  );
}
