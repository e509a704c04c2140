import { isRefundAskable, refundRule } from '@cgdx/core/purchase/refund-rule.ts';
import { call } from '../../lib/api/call.ts';
import { useConfig } from '../../lib/config/config.ts';
import { saveText } from '../../lib/download/save-file.ts';
import { describeTime } from '../../lib/format/date.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { type Purchase, useFollowedPurchases } from '../../lib/purchase/purchase.ts';
import { describeUpload } from '../../lib/upload/describe-upload.ts';
import { Button } from '../../ui/control/button.tsx';
import { AskUs } from '../../ui/message/ask-us.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { DocumentButtons } from '../../ui/surface/document-buttons.tsx';
import { Transaction } from '../../ui/value/transaction.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import css from './purchase.module.css';
import { lineTitle, moneyOf, type PurchaseReceipt, receiptName, receiptText } from './purchase-receipt.ts';
import { canDownload, failureTitle } from './purchase-state.ts';

interface PurchaseDialogProps {
  readonly purchase: Purchase | undefined;
  readonly onClose: () => void;
}

/** One purchase: its uploads, its state, and its receipt. */
export function PurchaseDialog({ purchase, onClose }: PurchaseDialogProps) {
  const shown = useRetained(purchase);
  return (
    <Dialog open={purchase !== undefined} title="Purchase" width="wide" onClose={onClose}>
      {shown && <Content purchase={shown} />}
    </Dialog>
  );
}

function Content({ purchase: listed }: { purchase: Purchase }) {
  // The list of purchases does not have the details of each upload.
  const [whole] = useFollowedPurchases([listed.purchaseId]).values;
  const purchase = whole ?? listed;
  const { supportEmail } = useConfig();
  const { uploadHashes, failure, note, receipt, transactionHash, datasets = [] } = purchase;
  const described = new Map(datasets.map((dataset) => [dataset.uploadHash, describeUpload(dataset)]));
  return (
    <div className={css.detail}>
      {failure && (
        <Notice tone="warn" title={failureTitle(purchase)}>
          {failure.message}
        </Notice>
      )}
      {note && <Notice>{note}</Notice>}
      {receipt && (
        <>
          <Receipt receipt={receipt} />
          <Button
            size="small"
            onClick={() =>
              saveText(receiptText(receipt, purchase, supportEmail), receiptName(receipt), 'text/plain')
            }
          >
            Download Receipt
          </Button>
          <DocumentButtons title="Invoice" load={() => invoiceOf(purchase.purchaseId)} />
          <p className={css.about}>
            {receipt.licence && `Under the CGDX Data Licence ${receipt.licence}. `}
            {supportEmail ? (
              <a href={`mailto:${supportEmail}?subject=Receipt%20${receipt.receiptNumber}`}>
                Ask about this receipt
              </a>
            ) : (
              <a href="/feedback" target="_blank" rel="noopener">
                Ask about this receipt
              </a>
            )}
          </p>
          {canDownload(purchase) && isRefundAskable(receipt.issuedAt, Date.now()) && (
            <AskUs kind="refund" about={purchase.purchaseId} action="Ask for a Refund">
              {refundRule}
            </AskUs>
          )}
        </>
      )}
      {transactionHash && (
        <p className={css.about}>
          Transaction <Transaction hash={transactionHash} />
        </p>
      )}
      <h3 className={css.subtitle}>
        {uploadHashes.length === 1 ? 'The upload' : `The ${uploadHashes.length} uploads`}
      </h3>
      <ul className={css.hashes}>
        {uploadHashes.map((hash) => (
          <li key={hash}>
            {described.get(hash)} <UploadHash value={hash} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Receipt({ receipt }: { receipt: PurchaseReceipt }) {
  return (
    <table className={css.receipt}>
      <caption>
        Receipt <span className="mono">{receipt.receiptNumber}</span>, {describeTime(receipt.issuedAt)}
      </caption>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.dataPoolId}>
            <th scope="row">{lineTitle(line)}</th>
            <td>{moneyOf(line.amount, receipt.currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{moneyOf(receipt.total, receipt.currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

async function invoiceOf(purchaseId: string) {
  const { invoiceNumber, ...written } = await call('GET /transactions/{purchaseId}/invoice', {
    path: { purchaseId },
  });
  return { name: `invoice-${invoiceNumber}`, ...written };
}
