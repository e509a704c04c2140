import css from './skeleton.module.css';

/** A grey shape of what is about to stand here, so that nothing jumps when it comes. Sizes in rem. */
export function Skeleton({ width, height }: { width?: number; height: number }) {
  return (
    <span
      className={css.bone}
      style={{ height: `${height}rem`, width: width ? `min(100%, ${width}rem)` : '100%' }}
      aria-hidden="true"
    />
  );
}
