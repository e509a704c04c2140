import { grouped } from '@cgdx/core/pricing/grouped.ts';
import { Link } from 'react-router';
import { useSeen } from '../../lib/page/use-seen.ts';
import { Hash } from '../../ui/value/hash.tsx';
import { ProofTree } from '../../ui/value/proof-tree.tsx';
import css from './product.module.css';
import { PublicFailure } from './public-failure.tsx';
import type { PublicAnswer } from './use-public-answer.ts';
import { type Register, useRegister } from './use-register.ts';

/** The public register: its current size and root, and how an upload's proof works. */
export function ProofPanel() {
  const { element, isSeen } = useSeen<HTMLElement>();
  const { answer, retry } = useRegister(isSeen);
  return (
    <figure className={css.panel} ref={element}>
      <figcaption className={css.head}>
        <h3>Proved to anyone</h3>
        <p>
          Every accepted upload is one line of a public register: a leaf of a tree. The root of that tree, one
          fingerprint of all of them, is on the blockchain, so that nobody, not even we, can change what was
          recorded.
        </p>
      </figcaption>
      <ProofTree />
      <dl className={css.register}>
        <div>
          <dt>Uploads on the register now</dt>
          <dd className={css.count}>{answer.kind === 'loaded' ? grouped(answer.value.size) : '–'}</dd>
        </div>
        <div>
          <dt>Root</dt>
          <dd>
            <Root register={answer} retry={retry} />
          </dd>
        </div>
      </dl>
      <Link to="/proof" className={css.check}>
        Check a proof yourself
      </Link>
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
