import type { Decision, Review, SharedWallet } from '@cgdx/api/route/operator/review.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { executionAddress } from '../../lib/operator/address.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { Button } from '../../ui/control/button.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { ReasonDialog } from '../../ui/surface/reason-dialog.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { AskedRequest } from './asked-request.tsx';
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
    'It earns nothing, its file is deleted, and the contributor reads why. The account’s owner may still send it.',
};

/** Lists everything that waits for an operator. Each decision must be confirmed, since it is final. */
export function ReviewList() {
  const list = useReviews();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <WaitingList list={list} onDecide={(review, decision) => setAsked({ review, decision })} />
      <Confirmation asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

interface WaitingListProps {
  readonly list: ReturnType<typeof useReviews>;
  readonly onDecide: (review: Review, decision: Decision) => void;
}

export function WaitingList({ list: { rows, failure, old, more }, onDecide }: WaitingListProps) {
  if (!rows && failure?.error) return <LoadFailure what="The reviews" query={failure} />;
  if (!rows) return <Skeleton height={8} />;
  // Each page of the list may contain reviews, requests and wallets.
  const wallets = rows.flatMap((one) => (one.kind === 'wallet' ? one.wallet : []));
  const requests = rows.flatMap((one) => (one.kind === 'request' ? one.request : []));
  const reviews = rows.flatMap((one) => (one.kind === 'review' ? one.review : []));
  return (
    <div className={css.list}>
      {old && <LoadFailure query={old} />}
      {rows.length === 0 && !more ? (
        <Empty title="Nothing is waiting for you.">
          Decide here about exports whose data two people have sent or of which a pool knows nothing; answer
          refunds, complaints and appeals; see which wallets several people have linked.
        </Empty>
      ) : (
        <ul className={css.list}>
          {wallets.map((shared) => (
            <li key={shared.walletHash}>
              <SharedWalletLine shared={shared} />
            </li>
          ))}
          {requests.map((request) => (
            <li key={request.requestId}>
              <AskedRequest request={request} />
            </li>
          ))}
          {reviews.map((review) => (
            <li key={review.reviewId}>
              <Line review={review} onDecide={(decision) => onDecide(review, decision)} />
            </li>
          ))}
        </ul>
      )}
      {more && <LoadMore what="reviews" more={more} />}
    </div>
  );
}

/** A wallet needs no decision: several people may share it, or one person may have several accounts. */
function SharedWalletLine({ shared: { walletHash, people, sharedSince } }: { shared: SharedWallet }) {
  return (
    <Card title="A wallet that several people share" aside={<Chip>{people} people</Chip>}>
      <dl className={css.facts}>
        <dt>Shared since</dt>
        <dd>{describeTime(sharedSince)}</dd>
        <dt>Wallet hash</dt>
        <dd>
          <Hash value={walletHash} name="wallet hash" />
        </dd>
      </dl>
      <p className={css.note}>
        Nothing has to be decided, and nobody is refused for it: a family may share a wallet, or one person
        may have several accounts.
      </p>
    </Card>
  );
}

function Line({ review, onDecide }: { review: Review; onDecide: (decision: Decision) => void }) {
  const { reviewId, dataPoolId, quality, earlier, doubts = [], createdAt } = review;
  return (
    <Card title={`An export for ${poolName(dataPoolId)}`} aside={<Chip>Score {quality}</Chip>}>
      <dl className={css.facts}>
        <dt>Waits since</dt>
        <dd>{describeTime(createdAt)}</dd>
        <dt>Execution</dt>
        <dd>
          <ExecutionLink name={reviewId} />
        </dd>
        {earlier.length > 0 && (
          <>
            <dt>Other people’s uploads of the same</dt>
            <dd>
              {earlier.map((name) => (
                <ExecutionLink key={name} name={name} />
              ))}
            </dd>
          </>
        )}
        {doubts.length > 0 && (
          <>
            <dt>What speaks against it</dt>
            <dd>
              {doubts.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </dd>
          </>
        )}
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

const ExecutionLink = ({ name }: { name: string }) => (
  <Link className={`${css.link} mono`} to={executionAddress('contribution', name)} title={name}>
    {shorten(name)}
  </Link>
);

function Confirmation({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useDecideReview();
  const close = () => {
    reset();
    onClose();
  };
  const { review, decision } = useRetained(asked) ?? { decision: 'accepted' };
  const word = decision === 'accepted' ? 'Accept' : 'Refuse';
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={`${word} this contribution?`}
      action={word}
      isDangerous={decision === 'refused'}
      busy={isPending}
      error={error}
      onClose={close}
      onSend={(reason) =>
        review && mutate({ reviewId: review.reviewId, decision, reason }, { onSuccess: close })
      }
    >
      <p>{consequence[decision]} This cannot be taken back.</p>
    </ReasonDialog>
  );
}
