import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { explain } from '../../lib/api/api-error.ts';
import { saveText } from '../../lib/download/save-file.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import css from './withdrawal.module.css';
import { receiptName, receiptText, rewardSentence } from './withdrawal-receipt.ts';
import { useWithdraw } from './withdrawals.ts';

interface WithdrawDialogProps {
  /** The upload to withdraw; undefined while the dialog is closed. */
  readonly upload: OwnUpload | undefined;
  readonly onClose: () => void;
}

/** Says what a withdrawal means before it is made, and shows its receipt afterwards. */
export function WithdrawDialog({ upload, onClose }: WithdrawDialogProps) {
  const shown = useRetained(upload);
  const withdraw = useWithdraw();
  const withdrawal = withdraw.variables === shown?.uploadHash ? withdraw.data : undefined;
  const close = () => {
    // The receipt stays visible while the dialog fades out.
    if (!withdrawal) withdraw.reset();
    onClose();
  };
  return (
    <Dialog
      open={upload !== undefined}
      title={withdrawal ? 'Your receipt' : 'Withdraw this upload?'}
      onClose={close}
    >
      {withdrawal ? (
        <Withdrawn withdrawal={withdrawal} onClose={close} />
      ) : (
        shown && <Question upload={shown} withdraw={withdraw} onClose={close} />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  readonly upload: OwnUpload;
  readonly withdraw: ReturnType<typeof useWithdraw>;
  readonly onClose: () => void;
}

function Question({ upload, withdraw, onClose }: QuestionProps) {
  return (
    <div className={css.content}>
      <p className={css.about}>
        {poolName(upload.dataPoolId)}, quality {upload.dataQualityScore} out of 10 ·{' '}
        <UploadHash value={upload.uploadHash} />
      </p>
      <ul className={css.consequences}>
        <li>It is not sold any more, from this moment on.</li>
        <li>Its masked data is deleted for good. You cannot undo this.</li>
        <li>{rewardToBe(upload)}</li>
        <li>
          Buyers who have it keep their copy. Buyers who have paid and not received it get their money back.
        </li>
        <li>
          Its hash stays on the blockchain: nobody can remove it, and nobody can compute your data from it.
        </li>
        <li>The same export cannot be contributed again.</li>
      </ul>
      {withdraw.error && (
        <Notice tone="fail" role="alert" title="This was not confirmed.">
          {explain(withdraw.error)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>Keep It</Button>
        <Button look="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate(upload.uploadHash)}>
          Withdraw for Good
        </Button>
      </div>
    </div>
  );
}

function rewardToBe({ rewardState, rewardWei }: OwnUpload): string {
  if (rewardState === 'claimed') return 'Its reward was paid and stays yours.';
  if (rewardState === 'claiming') return 'Its reward is being paid; that goes on.';
  return `You give up its reward of ${cgdx(BigInt(rewardWei))}. Claim it first if you want to keep it.`;
}

function Withdrawn({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  return (
    <div className={css.content}>
      <Notice tone="good" role="status" title="This upload is withdrawn.">
        {rewardSentence(withdrawal)} Its data is being deleted.
      </Notice>
      <p className={css.about}>
        Receipt <span className="mono">{withdrawal.receiptNumber}</span>. You find it under Your uploads, too.
      </p>
      <div className={css.actions}>
        <Button onClick={() => saveReceipt(withdrawal)}>Download Receipt</Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

export const saveReceipt = (withdrawal: Withdrawal): void =>
  saveText(receiptText(withdrawal), receiptName(withdrawal), 'text/plain');
