import { Hash } from '../../ui/hash.tsx';
import css from './product.module.css';
import { PublicFailure } from './public-failure.tsx';
import { type PublicAnswer, usePublicAnswer } from './use-public-answer.ts';
import { useSeen } from './use-seen.ts';

interface Register {
  readonly size: number;
  readonly root: string;
}

const parseRegister = ({ size, root }: Readonly<Record<string, unknown>>): Register | undefined =>
  typeof size === 'number' && typeof root === 'string' ? { size, root } : undefined;

/** The public register: its size and root now, and how one upload is proved to be in it. */
export function ProofPanel() {
  const { element, isSeen } = useSeen<HTMLElement>();
  const { answer, retry } = usePublicAnswer('/merkle-tree', parseRegister, isSeen);
  return (
    <figure className={css.panel} ref={element}>
      <figcaption className={css.head}>
        <h3>Proved to anyone</h3>
        <p>
          Every accepted upload is one leaf of a public tree. Its root is on the blockchain, so nobody, not
          even we, can change what was recorded.
        </p>
      </figcaption>
      <Tree />
      <dl className={css.register}>
        <div>
          <dt>Uploads on the register now</dt>
          <dd className={css.count}>
            {answer.kind === 'loaded' ? answer.value.size.toLocaleString('en') : '–'}
          </dd>
        </div>
        <div>
          <dt>Root</dt>
          <dd>
            <Root register={answer} retry={retry} />
          </dd>
        </div>
      </dl>
    </figure>
  );
}

function Root({ register, retry }: { register: PublicAnswer<Register>; retry: () => void }) {
  switch (register.kind) {
    case 'loading':
      return <span className={css.quiet}>being read</span>;
    case 'failed':
      return <PublicFailure what="The register" onRetry={retry} />;
    case 'loaded':
      return <Hash value={register.value.root} name="root" />;
    default:
      return register satisfies never;
  }
}

/** Eight leaves, their root, and the path of one leaf to it. */
function Tree() {
  const levels = [
    { y: 92, xs: [20, 57, 94, 131, 169, 206, 243, 280] },
    { y: 64, xs: [38.5, 112.5, 187.5, 261.5] },
    { y: 36, xs: [75.5, 224.5] },
    { y: 10, xs: [150] },
  ];
  /** The leaf that is proved, and the nodes above it. */
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
