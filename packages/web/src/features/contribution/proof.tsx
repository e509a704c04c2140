import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Hash } from '../../ui/hash.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CheckedProof, checkProof } from './check-proof.ts';
import css from './contribution.module.css';

/** Shows where an upload is on the chain, and checks it without trusting the server. */
export function Proof({ contribution }: { contribution: Contribution }) {
  const { uploadHash, leafIndex, root, transactionHash } = contribution;
  if (!uploadHash) return null;
  return (
    <details className={css.proof}>
      <summary>Where it stands on the blockchain</summary>
      <dl className={css.facts}>
        <Fact name="Upload hash" value={uploadHash} />
        {leafIndex !== undefined && (
          <div className={css.fact}>
            <dt>Leaf</dt>
            <dd className="mono">{leafIndex}</dd>
          </div>
        )}
        {root && <Fact name="Root" value={root} />}
        {transactionHash && <Fact name="Transaction" value={transactionHash} />}
      </dl>
      <Check uploadHash={uploadHash} />
    </details>
  );
}

function Check({ uploadHash }: { uploadHash: string }) {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['merkle-tree', uploadHash],
    queryFn: ({ signal }) => checkProof(uploadHash, signal),
    enabled: asked,
  });
  return (
    <div className={css.check}>
      <Button size="small" busy={isFetching} onClick={() => (asked ? refetch() : setAsked(true))}>
        Check the Proof
      </Button>
      {error && !isFetching && (
        <Notice tone="fail" role="alert" title="The proof could not be checked.">
          {explain(error)}
        </Notice>
      )}
      {data && !isFetching && <Verdict proof={data} />}
    </div>
  );
}

function Verdict({ proof }: { proof: CheckedProof }) {
  const { fault, steps, size, blockNumber, askedChain } = proof;
  if (fault)
    return (
      <Notice tone="fail" role="alert" title="The proof does not hold.">
        {fault} Please tell us.
      </Notice>
    );
  return (
    <Notice tone="good" role="status" title="The proof holds.">
      Your browser hashed your upload’s entry with {steps} others and came to the root of the tree of {size}
      {askedChain
        ? `, and the chain announced that very root in block ${blockNumber}.`
        : `. The transaction above announced that root in block ${blockNumber}.`}
    </Notice>
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
