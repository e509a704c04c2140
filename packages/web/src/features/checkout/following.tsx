import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { dismiss } from '@cgdx/core/specification/word.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { useMemo, useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import type { Followed } from '../../lib/api/followed.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { showError } from '../../lib/modal/modal.ts';
import { downloadPurchase } from '../../lib/purchase/download.ts';
import { isOver, type Purchase } from '../../lib/purchase/purchase.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { ProgressFailure } from '../../ui/message/progress-failure.tsx';
import { SentNotice } from '../../ui/message/sent-notice.tsx';
import type { TimelineEntry } from '../../ui/timeline/entry.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import css from './checkout.module.css';
import type { Quote } from './offer.ts';

interface FollowingProps {
  readonly sub: string;
  readonly purchases: Followed<Purchase>;
  /** The number of further payments that were sent and that the server does not know of yet. */
  readonly unreported: number;
  /** The URL of Stripe’s payment page, if the card pays. */
  readonly url: string | undefined;
  /** Further quotes of the same order, which the card pays next. */
  readonly rest: readonly Quote[];
  /** The number of parts that the wallet did not pay, since an earlier part failed. */
  readonly left: number;
  /** Opens the payment page of the order's next part. */
  readonly onNext: () => Promise<void>;
  /** Whether the data of all purchases can be downloaded. */
  readonly isDone: boolean;
  readonly onClose: () => void;
}

/** Shows every purchase as a line, until its data can be downloaded. */
export function Following({ sub, purchases, unreported, url, rest, left, isDone, ...on }: FollowingProps) {
  const { onNext, onClose } = on;
  const { values, failure } = purchases;
  const entries = useMemo(() => values.map(entryOf), [values]);
  const isAwaiting = values.some((one) => !one || one.status === 'awaiting-payment');
  const isOverAll = unreported === 0 && values.every((one) => one && isOver(one));
  const isMore = rest.length > 0 || left > 0;

  return (
    <div className={css.form}>
      {entries.length > 0 && <Timeline label="Purchases" entries={entries} />}
      {failure !== undefined && !isOverAll && <ProgressFailure what="Your purchase" error={failure} />}
      {unreported > 0 && <SentNotice sub={sub} />}
      {url && isAwaiting && (
        <Notice
          title="Pay on Stripe’s payment page."
          action={
            <a className={css.link} href={url} target="_blank" rel="noopener">
              Open the payment page
            </a>
          }
        >
          It is open in another tab. This page notices by itself when you have paid.
        </Notice>
      )}
      {rest.length > 0 && !isAwaiting && <NextPart rest={rest} onNext={onNext} />}
      {left > 0 && (
        <Notice tone="warn" title={`${left === 1 ? '1 part was' : `${left} parts were`} not paid.`}>
          {isKept}
        </Notice>
      )}
      {isDone ? (
        <>
          <Notice tone="good" role="status">
            Your data is ready to download.
          </Notice>
          {values.map((one) => one && <DownloadButton key={one.purchaseId} purchase={one} />)}
          <LinkButton to="/account?tab=transactions" wide>
            Go to Transactions
          </LinkButton>
          <Button onClick={onClose} wide>
            {dismiss}
          </Button>
        </>
      ) : (
        <Button onClick={onClose} wide>
          {isMore
            ? 'Close, and Pay the Rest Later'
            : isOverAll
              ? 'Done'
              : 'Close and Continue in the Background'}
        </Button>
      )}
    </div>
  );
}

const isKept =
  'What was bought stays bought. On your account page you can pay the rest; nothing is paid twice.';

/** The person opens each payment page with a press: browsers would block a page that opens by itself. */
function NextPart({ rest: [next, ...others], onNext }: Pick<FollowingProps, 'rest' | 'onNext'>) {
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    await onNext();
    setBusy(false);
  };
  const after = others.length === 0 ? 'It is the last one.' : `${others.length} more after it.`;
  return (
    <Notice
      title="The next part of your order is to be paid."
      role="status"
      action={
        <Button look="primary" busy={busy} onClick={pay}>
          Pay the Next Part: {sgd(next?.card.amountCents ?? '0')}
        </Button>
      }
    >
      {after} {isKept}
    </Notice>
  );
}

/** Requests a new link at each press: the one in the earlier response may have expired. */
function DownloadButton({ purchase: { purchaseId, sizeBytes } }: { purchase: Purchase }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { presignedUrl } = await call('GET /transactions/{purchaseId}', { path: { purchaseId } });
      if (!presignedUrl) throw new Error('The file is not ready yet. Please try again in a moment.');
      await downloadPurchase(presignedUrl, sizeBytes);
    } catch (error) {
      showError('Download failed', explain(error));
    }
    setBusy(false);
  };
  return (
    <Button look="primary" busy={busy} onClick={download} wide>
      Download data.zip{sizeBytes !== undefined && `, ${describeFileSize(sizeBytes)}`}
    </Button>
  );
}

const words: Record<Purchase['status'], string> = {
  'awaiting-payment': 'Not paid yet.',
  submitted: 'Payment reported. We are checking it.',
  paid: 'Paid.',
  granted: 'Paid, and yours. The file is being made.',
  completed: 'Ready to download.',
  refused: 'Nothing was bought.',
  'to-refund': 'It is being refunded.',
  refunded: 'Refunded.',
};

const states: Record<Purchase['status'], TimelineEntry['state']> = {
  'awaiting-payment': 'waiting',
  submitted: 'running',
  paid: 'running',
  granted: 'running',
  completed: 'done',
  refused: 'rejected',
  'to-refund': 'running',
  refunded: 'rejected',
};

function entryOf(purchase: Purchase | undefined, index: number): TimelineEntry {
  if (!purchase) return { key: String(index), title: 'Purchase', state: 'waiting' };
  const { status, uploadHashes, createdAt, updatedAt, failure, note } = purchase;
  const uploads = countOf(uploadHashes.length, 'upload');
  return {
    key: String(index),
    title: uploadHashes.length > 0 ? `Purchase of ${uploads}` : 'Purchase',
    state: states[status],
    startedAt: createdAt,
    endedAt: isOver(purchase) ? updatedAt : undefined,
    note: failure?.message ?? note ?? words[status],
  };
}
