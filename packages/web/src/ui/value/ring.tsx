import css from './ring.module.css';

const radius = 56;
const length = 2 * Math.PI * radius;

interface RingProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** If false, the ring is empty; it fills when this becomes true. */
  readonly isFilled?: boolean;
}

/** A score from 0 to `max`, drawn as a ring. */
export function Ring({ label, value, max, isFilled = true }: RingProps) {
  return (
    <div className={css.ring} role="img" aria-label={`${label}: ${value} out of ${max}`}>
      <svg viewBox="0 0 128 128" aria-hidden="true" fill="none" strokeWidth="9" strokeLinecap="round">
        <circle className={css.track} cx="64" cy="64" r={radius} />
        {value > 0 && (
          <circle
            className={css.arc}
            cx="64"
            cy="64"
            r={radius}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - (isFilled ? value / max : 0))}
          />
        )}
      </svg>
      <span className={css.text} aria-hidden="true">
        <span className={css.number}>{value}</span>
        <span className={css.of}>out of {max}</span>
      </span>
    </div>
  );
}
