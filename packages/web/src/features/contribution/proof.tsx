import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { proofPath } from '../../lib/proof/proof-path.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { Transaction } from '../../ui/value/transaction.tsx';
import css from './contribution.module.css';

/** Shows the upload's leaf and root on the chain, and links to its proof, which needs no trust in a server. */
export function Proof({ contribution }: { contribution: Contribution }) {
  const { uploadHash, leafIndex, root, transactionHash } = contribution;
  if (!uploadHash) return null;
  return (
    <details className={css.proof} open>
      <summary>Where it stands on the blockchain</summary>
      <p className={css.about}>
        The hash is a fingerprint of your masked data, from which nobody can compute it. The leaf index is its
        place in the public list, whose first is 0; the root is one fingerprint of the whole list, which the
        blockchain keeps.
      </p>
      <dl className={css.facts}>
        <Fact name="Upload hash" value={hexOfHash(uploadHash)} />
        {leafIndex !== undefined && (
          <div className={css.fact}>
            <dt>Leaf index</dt>
            <dd className="mono">{leafIndex}</dd>
          </div>
        )}
        {root && <Fact name="Root" value={root} />}
        {transactionHash && (
          <div className={css.fact}>
            <dt>Transaction</dt>
            <dd>
              <Transaction hash={transactionHash} />
            </dd>
          </div>
        )}
      </dl>
      <div className={css.check}>
        <LinkButton to={proofPath(uploadHash)} size="small">
          Check the Proof
        </LinkButton>
      </div>
    </details>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>
        <Hash value={value} name={name} />
      </dd>
    </div>
  );
}
