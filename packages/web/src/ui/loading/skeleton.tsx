import css from './skeleton.module.css';

/** A grey placeholder for content that is loading, so that nothing moves when it arrives. Sizes in rem. */
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
