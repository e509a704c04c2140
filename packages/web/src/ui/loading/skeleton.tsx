import css from './skeleton.module.css';

/** A grey shape in place of what is loading, so that nothing jumps when it arrives. Sizes in rem. */
export function Skeleton({ width, height }: { width?: number; height: number }) {
  return (
    <span
      className={css.bone}
      style={{ height: `${height}rem`, width: width ? `min(100%, ${width}rem)` : '100%' }}
      aria-hidden="true"
      data-skeleton
    />
  );
}
