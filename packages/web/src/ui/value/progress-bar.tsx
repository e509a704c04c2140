import css from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; if absent, the bar only shows that work is in progress. */
  readonly value?: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const known = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known === undefined ? undefined : Math.floor(known * 100)}
    >
      <div
        className={known === undefined ? `${css.fill} ${css.unknown}` : css.fill}
        style={known === undefined ? undefined : { transform: `scaleX(${known})` }}
      />
    </div>
  );
}
