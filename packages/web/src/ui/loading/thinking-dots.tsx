import css from './thinking-dots.module.css';

/** Three bouncing dots, shown while an assistant works. */
export function ThinkingDots({ label }: { label: string }) {
  return (
    <p className={css.dots} role="status" aria-label={label}>
      <span />
      <span />
      <span />
    </p>
  );
}
