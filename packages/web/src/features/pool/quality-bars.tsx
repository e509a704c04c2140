import css from './quality-bars.module.css';
import { type QualityCounts, qualities } from './quality-count.ts';

/** In units of the SVG's view box: bars in CSS pixels would have gaps, since browsers round them. */
const barWidth = 8;
const gap = 3;
const height = 40;
/** The least height of a bar, so that one upload among thousands is visible. */
const leastHeight = 2;
const width = qualities.length * (barWidth + gap);

interface QualityBarsProps {
  readonly counts: QualityCounts;
  readonly size: 'small' | 'large';
}

/** The number of uploads of each quality, as bars from 0 to 10. A text or a table beside the bars has the same figures. */
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
