import css from './proof-tree.module.css';

/** A drawing of eight leaves, their root, and the path from one leaf to the root. */
export function ProofTree() {
  const levels = [
    { y: 92, xs: [20, 57, 94, 131, 169, 206, 243, 280] },
    { y: 64, xs: [38.5, 112.5, 187.5, 261.5] },
    { y: 36, xs: [75.5, 224.5] },
    { y: 10, xs: [150] },
  ];
  /** The position of the proved leaf in its row, and of the nodes above it. */
  const way = [4, 2, 1, 0];
  return (
    <svg className={css.tree} viewBox="0 0 300 102" aria-hidden="true">
      {levels.slice(0, -1).map(({ y, xs }, level) =>
        xs.map((x, index) => {
          const above = levels[level + 1];
          const onWay = way[level] === index;
          return (
            <path
              key={`${y}-${x}`}
              className={onWay ? css.way : css.branch}
              d={`M${x} ${y}L${above?.xs[index >> 1]} ${above?.y}`}
            />
          );
        }),
      )}
      {levels.map(({ y, xs }, level) =>
        xs.map((x, index) => (
          <circle
            key={`${y}-${x}`}
            className={way[level] === index ? css.proved : css.node}
            cx={x}
            cy={y}
            r={level === levels.length - 1 ? 7 : 5}
          />
        )),
      )}
    </svg>
  );
}
