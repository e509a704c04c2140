import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { type Pool, type PoolId, poolName } from '@cgdx/core/pool/pool.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeTime } from '../../lib/format/date.ts';
import { proofPath } from '../../lib/proof/proof-path.ts';
import { useUploads } from '../../lib/upload/own-uploads.ts';
import { Button } from '../../ui/control/button.tsx';
import { PoolMark } from '../../ui/icon/pool-mark.tsx';
import { EmptyLine, LineSkeleton } from '../../ui/message/empty-line.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { UploadHash } from '../../ui/value/upload-hash.tsx';
import { saveReceipt, WithdrawDialog } from './withdraw-dialog.tsx';
import css from './withdrawal.module.css';
import { oursSentence, rewardSentence } from './withdrawal-receipt.ts';
import { useWithdrawals } from './withdrawals.ts';

interface OwnUploadsCardProps {
  readonly sub: string;
  /** Undefined until they are loaded. */
  readonly pools: readonly Pool[] | undefined;
}

/** The person's accepted uploads: whether they are on sale, and which the person withdrew. */
export function OwnUploadsCard({ sub, pools }: OwnUploadsCardProps) {
  const uploads = useUploads(sub);
  const withdrawals = useWithdrawals(sub);
  const [chosen, setChosen] = useState<string>();
  const receiptOf = new Map(withdrawals.data?.map((one) => [one.uploadHash, one]));
  if (!uploads.data)
    return (
      <Card title="Your uploads">
        {uploads.error ? <LoadFailure what="Your uploads" query={uploads} /> : <LineSkeleton />}
      </Card>
    );
  if (uploads.data.length === 0)
    return (
      <Card title="Your uploads">
        <EmptyLine title="None of yours is on sale yet.">
          Each export that is accepted gets a line here, with its proof and a way to take it back.
        </EmptyLine>
      </Card>
    );
  return (
    <Card title="Your uploads">
      {!withdrawals.data && withdrawals.error && <LoadFailure what="Your receipts" query={withdrawals} />}
      <ul className={css.list} aria-label="Your uploads">
        {uploads.data.map((upload) => (
          <li key={upload.uploadHash} className={css.line}>
            <Line
              upload={upload}
              pools={pools}
              receipt={receiptOf.get(upload.uploadHash)}
              onWithdraw={() => setChosen(upload.uploadHash)}
            />
          </li>
        ))}
      </ul>
      <WithdrawDialog
        upload={uploads.data.find(({ uploadHash }) => uploadHash === chosen)}
        onClose={() => setChosen(undefined)}
      />
    </Card>
  );
}

interface LineProps {
  readonly upload: OwnUpload;
  readonly pools: readonly Pool[] | undefined;
  readonly receipt: Withdrawal | undefined;
  readonly onWithdraw: () => void;
}

function Line({ upload, pools, receipt, onWithdraw }: LineProps) {
  const { dataPoolId, dataQualityScore, timestamp, uploadHash, withdrawnAt } = upload;
  return (
    <>
      <PoolMark poolId={dataPoolId} />
      <span className={css.what}>
        <span className={css.name}>{poolName(dataPoolId)}</span>
        <span className={css.about}>
          {withdrawnAt
            ? `${receipt && oursSentence(receipt) ? 'recalled' : 'withdrawn'} ${describeTime(withdrawnAt)}`
            : describeTime(timestamp)}{' '}
          · quality {dataQualityScore} out of 10 · <UploadHash value={uploadHash} /> ·{' '}
          <Link to={proofPath(uploadHash)}>Proof</Link>
        </span>
        {receipt && oursSentence(receipt) && (
          <span className={css.about}>
            {oursSentence(receipt)} {rewardSentence(receipt)}
          </span>
        )}
      </span>
      {withdrawnAt === undefined ? (
        <>
          <Sale poolId={dataPoolId} pools={pools} />
          <Button size="small" aria-label={`Withdraw ${uploadHash.slice(0, 8)}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        </>
      ) : (
        <>
          <Chip>{stateWordOf(receipt)}</Chip>
          <Button size="small" disabled={!receipt} onClick={() => receipt && saveReceipt(receipt)}>
            Receipt
          </Button>
        </>
      )}
    </>
  );
}

/** Returns the state of a withdrawn upload; undefined until its receipt is loaded. */
function stateWordOf(receipt: Withdrawal | undefined): string {
  const word = receipt && oursSentence(receipt) ? 'Recalled by us' : 'Withdrawn';
  return receipt?.datasetDeletedAt === undefined ? word : `${word}, deleted`;
}

/** Shows whether an upload is on sale: it depends on its pool, which the pool's operator may take off sale. */
function Sale({ poolId, pools }: { poolId: PoolId; pools: readonly Pool[] | undefined }) {
  if (!pools) return <Chip>Accepted</Chip>;
  const pool = pools.find(({ dataPoolId }) => dataPoolId === poolId);
  return pool?.availableForPurchase ? <Chip tone="good">On sale</Chip> : <Chip>Pool not on sale</Chip>;
}
