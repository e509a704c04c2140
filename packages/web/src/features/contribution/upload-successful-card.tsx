import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { cgdx } from '../../lib/format/cgdx.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Hash } from '../../ui/hash.tsx';
import css from './contribution.module.css';

/** What was earned, how to get it, and the proof that the upload is in the register. */
export function UploadSuccessfulCard({ contribution }: { contribution: Contribution }) {
  return (
    <Card title="Upload Successful" aside={<Chip tone="good">Done</Chip>}>
      <div className={css.stack}>
        <div>
          <p className={css.weight}>Your reward</p>
          <p className={css.reward}>{cgdx(BigInt(contribution.rewardWei ?? '0'))}</p>
        </div>
        <ol className={css.steps} aria-label="How to get your reward">
          <li>Create an Ethereum wallet, if you have none.</li>
          <li>Link it to your account: connect it there and sign a message, which costs nothing.</li>
          <li>Claim your reward.</li>
        </ol>
        <LinkButton to="/account" look="primary" wide>
          Next
        </LinkButton>
        <Proof contribution={contribution} />
      </div>
    </Card>
  );
}

function Proof({ contribution }: { contribution: Contribution }) {
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
