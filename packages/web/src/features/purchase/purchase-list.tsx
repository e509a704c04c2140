import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { useEffect, useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { removeFromCart } from '../../lib/cart/cart.ts';
import { saveText } from '../../lib/download/save-file.ts';
import { describeTime } from '../../lib/format/date.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { showError } from '../../lib/modal/modal.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { type OpenOffer, useOpenOffers } from '../../lib/payment/open-offer.ts';
import { downloadPurchase } from '../../lib/purchase/download.ts';
import { isBought, type Purchase, usePurchases } from '../../lib/purchase/purchase.ts';
import { Button } from '../../ui/control/button.tsx';
import { LineSkeleton } from '../../ui/message/empty-line.tsx';
import { EmptyList } from '../../ui/message/empty-list.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { SentNotice } from '../../ui/message/sent-notice.tsx';
import { TakeBackButton, takeBackWords } from '../../ui/message/take-back.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { AwaitedPurchase } from './awaited-purchase.tsx';
import { LargeFileNote } from './large-file-note.tsx';
import css from './purchase.module.css';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { canDownload, chipOf } from './purchase-state.ts';

/** All purchases of the person, by card and in CGDX. */
export function PurchaseList({ sub }: { sub: string }) {
  const purchases = usePurchases(sub);
  const { data, error, refetch } = purchases;
  const offers = useOpenOffers(sub);
  const [viewed, setViewed] = useState<string>();
  useEffect(() => {
    // Removes bought uploads from the cart: the page with the payment may have been closed before it could do so.
    for (const purchase of data ?? []) if (isBought(purchase)) removeFromCart(purchase.uploadHashes);
  }, [data]);
  if (!data && error) {
    return <LoadFailure what="Your purchases" query={purchases} />;
  }
  if (!data) return <LineSkeleton withActions />;
  const awaited = (
    <>
      <SentNotice sub={sub} />
      <AwaitedPurchase listed={data} />
    </>
  );
  if (data.length === 0) {
    return (
      <>
        {awaited}
        <EmptyList
          title="You have not bought anything yet."
          what="Your purchases"
          explore="/DataPool?role=buy"
          query={purchases}
        >
          Your purchases and their downloads are here, those by card and those in CGDX.
        </EmptyList>
      </>
    );
  }
  return (
    <>
      {awaited}
      <div className={css.tools}>
        <Button size="small" onClick={() => saveCsv(data)}>
          Download CSV
        </Button>
      </div>
      <ul className={css.list} aria-label="Purchases">
        {data.map((purchase) => (
          <li key={purchase.purchaseId}>
            <Line
              purchase={purchase}
              offer={offerOf(purchase, offers)}
              onView={() => setViewed(purchase.purchaseId)}
              onDownload={() => download(purchase, async () => (await refetch()).data)}
            />
          </li>
        ))}
      </ul>
      <PurchaseDialog
        purchase={data.find(({ purchaseId }) => purchaseId === viewed)}
        onClose={() => setViewed(undefined)}
      />
    </>
  );
}

/** Requests the purchase again for a new link, since a link is valid only for minutes. */
async function download(
  { purchaseId }: Purchase,
  latest: () => Promise<readonly Purchase[] | undefined>,
): Promise<void> {
  try {
    const purchase = (await latest())?.find((one) => one.purchaseId === purchaseId);
    if (!purchase?.presignedUrl)
      throw new Error(purchase?.note ?? 'The file is not ready yet. Please try again in a moment.');
    await downloadPurchase(purchase.presignedUrl, purchase.sizeBytes);
  } catch (error) {
    showError('Download failed', explain(error));
  }
}

/** Returns the offer whose payment can be cancelled: the wallet was asked to pay, and the chain does not show the payment yet. */
const offerOf = (
  { status, transactionHash = '' }: Purchase,
  offers: readonly OpenOffer[],
): OpenOffer | undefined =>
  status === 'submitted' ? offers.find((one) => one.transactionHash === transactionHash) : undefined;

interface LineProps {
  readonly purchase: Purchase;
  readonly offer: OpenOffer | undefined;
  readonly onView: () => void;
  readonly onDownload: () => Promise<void>;
}

function Line({ purchase, offer, onView, onDownload }: LineProps) {
  const [busy, setBusy] = useState(false);
  const { uploadHashes, averageDataQuality, createdAt, sizeBytes } = purchase;
  const { tone, text } = chipOf(purchase);
  return (
    <div className={css.line}>
      <span className={css.what}>
        <span className={css.name}>
          {countOf(uploadHashes.length, 'upload')}
          {averageDataQuality !== null && `, average quality ${averageDataQuality.toFixed(1)}`}
        </span>
        <span className={css.about}>
          {describeTime(createdAt)} · {purchase.rail === 'card' ? 'by card' : 'in CGDX'}
          {sizeBytes !== undefined && ` · ${describeFileSize(sizeBytes)}`}
        </span>
        {canDownload(purchase) && <LargeFileNote sizeBytes={sizeBytes} />}
        {offer && <span className={css.about}>{takeBackWords}</span>}
      </span>
      <span className={css.amount}>
        <Paid purchase={purchase} />
      </span>
      <Chip tone={tone}>{text}</Chip>
      <span className={css.actions}>
        {offer && <TakeBackButton offer={offer} />}
        <Button size="small" onClick={onView}>
          View
        </Button>
        <Button
          size="small"
          look="primary"
          busy={busy}
          disabled={!canDownload(purchase)}
          onClick={async () => {
            setBusy(true);
            await onDownload();
            setBusy(false);
          }}
        >
          Download
        </Button>
      </span>
    </div>
  );
}

/** Shows the payment in its own currency; until the payment is confirmed, the amount that the wallet was asked for. */
function Paid({ purchase: { rail, paid, totalWei } }: { purchase: Purchase }) {
  if (paid?.currency === 'SGD') return sgd(paid.amount);
  if (paid) return <Amount wei={BigInt(paid.amount)} />;
  return rail === 'card' || totalWei === '0' ? null : <Amount wei={BigInt(totalWei)} />;
}

async function saveCsv(purchases: readonly Purchase[]): Promise<void> {
  try {
    const { purchasesCsv } = await loadChunk(() => import('./purchase-csv.ts'));
    saveText(purchasesCsv(purchases), 'cgdx-purchases.csv', 'text/csv');
  } catch (error) {
    showError('Download failed', explain(error));
  }
}
