import type { Decision, Review, SharedWallet } from '@cgdx/api/route/review.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { describeTime } from '../../lib/format/date.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Hash } from '../../ui/hash.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDecideReview } from './decide-review.ts';
import { useReviews } from './list-reviews.ts';
import css from './review.module.css';

interface Asked {
  readonly review: Review;
  readonly decision: Decision;
}

const consequence: Readonly<Record<Decision, string>> = {
  accepted: 'It continues: it is masked and listed, and its reward can be claimed.',
  refused:
    'It earns nothing, its file is deleted, and the contributor is told why. The account’s owner may still send it.',
};

/** Lists everything that waits for an operator; each decision must be confirmed, since it is final. */
export function ReviewList() {
  const reviews = useReviews();
  const { data, error } = reviews;
  const [asked, setAsked] = useState<Asked>();
  if (!data && error) return <LoadFailure what="The reviews" query={reviews} />;
  if (!data) return <Skeleton height={8} />;
  if (data.reviews.length + data.sharedWallets.length === 0)
    return (
      <Empty title="Nothing is waiting for you.">
        Decide here about accounts whose data two people have sent, and about wallets that several people have
        linked.
      </Empty>
    );
  return (
    <>
      <ul className={css.list}>
        {data.sharedWallets.map((shared) => (
          <li key={shared.wallet}>
            <SharedWalletLine shared={shared} />
          </li>
        ))}
        {data.reviews.map((review) => (
          <li key={review.reviewId}>
            <Line review={review} onDecide={(decision) => setAsked({ review, decision })} />
          </li>
        ))}
      </ul>
      <Confirmation asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** Needs no decision: several people may share a wallet, or one person may have several accounts. */
function SharedWalletLine({ shared: { wallet, people, sharedSince } }: { shared: SharedWallet }) {
  return (
    <Card title="A wallet that several people share" aside={<Chip>{people} people</Chip>}>
      <dl className={css.facts}>
        <dt>Shared since</dt>
        <dd>{describeTime(sharedSince)}</dd>
        <dt>Wallet</dt>
        <dd>
          <Hash value={wallet} name="wallet" />
        </dd>
      </dl>
    </Card>
  );
}

function Line({ review, onDecide }: { review: Review; onDecide: (decision: Decision) => void }) {
  const { reviewId, dataPoolId, quality, earlier, createdAt } = review;
  return (
    <Card title={`An account of ${poolName(dataPoolId)}`} aside={<Chip>Score {quality}</Chip>}>
      <dl className={css.facts}>
        <dt>Waits since</dt>
        <dd>{describeTime(createdAt)}</dd>
        <dt>Execution</dt>
        <dd>
          <Hash value={reviewId} name="execution" />
        </dd>
        <dt>Other people’s uploads of the account</dt>
        <dd>
          {earlier.map((name) => (
            <Hash key={name} value={name} name="execution" />
          ))}
        </dd>
      </dl>
      <div className={css.actions}>
        <Button size="small" onClick={() => onDecide('accepted')}>
          Accept
        </Button>
        <Button size="small" onClick={() => onDecide('refused')}>
          Refuse
        </Button>
      </div>
    </Card>
  );
}

function Confirmation({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useDecideReview();
  const close = () => {
    reset();
    onClose();
  };
  const decision = asked?.decision ?? 'accepted';
  const word = decision === 'accepted' ? 'Accept' : 'Refuse';
  return (
    <Dialog open={asked !== undefined} title={`${word} this contribution?`} onClose={close}>
      <p>{consequence[decision]} This cannot be taken back.</p>
      {error && (
        <Notice tone="fail" role="alert" title="Nothing was decided.">
          {explain(error)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button
          look="primary"
          busy={isPending}
          onClick={() => asked && mutate({ reviewId: asked.review.reviewId, decision }, { onSuccess: close })}
        >
          {word}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </Dialog>
  );
}
