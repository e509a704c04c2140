import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { cgdx } from '../../lib/format/cgdx.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import css from './contribution.module.css';
import { Proof } from './proof.tsx';

/** Shows what was earned, how to get it, and the proof that the upload is registered. */
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
        <p className={css.weight}>
          Or have it paid to your bank in Singapore dollars, without a wallet: your account page connects the
          bank, by Stripe.
        </p>
        <LinkButton to="/account" look="primary" wide>
          Next
        </LinkButton>
        <Proof contribution={contribution} />
      </div>
    </Card>
  );
}
