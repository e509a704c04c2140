import { saveText } from '../../lib/download/save-file.ts';
import { describeTime } from '../../lib/format/date.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import type { Purchase } from '../../lib/purchase/purchase.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Transaction } from '../../ui/value/transaction.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import css from './purchase.module.css';
import { lineTitle, moneyOf, type PurchaseReceipt, receiptName, receiptText } from './purchase-receipt.ts';
import { failureTitle } from './purchase-standing.ts';

interface PurchaseDialogProps {
  readonly purchase: Purchase | undefined;
  readonly onClose: () => void;
}

/** One purchase: what it holds, what became of it, and its receipt. */
export function PurchaseDialog({ purchase, onClose }: PurchaseDialogProps) {
  const shown = useRetained(purchase);
  return (
    <Dialog open={purchase !== undefined} title="Purchase" width="wide" onClose={onClose}>
      {shown && <Content purchase={shown} />}
    </Dialog>
  );
}

function Content({ purchase }: { purchase: Purchase }) {
  const { uploadHashes, failure, note, receipt, transactionHash } = purchase;
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
            onClick={() => saveText(receiptText(receipt, purchase), receiptName(receipt), 'text/plain')}
          >
            Download Receipt
          </Button>
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
            <UploadHash value={hash} />
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
