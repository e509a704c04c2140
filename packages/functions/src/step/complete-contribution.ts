/** Step 6: lists the upload, makes its reward claimable and records it in the ledger: all of it or nothing. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { rewardEarned } from '@cgdx/core/ledger/entry.ts';
import { rewardWei } from '@cgdx/core/reward/reward.ts';
import { completeContribution } from '@cgdx/workflows/step.ts';
import { finishStep, startStep } from '../store/contribution.ts';
import { writeCertificate } from '../store/dataset.ts';
import { sendEvents } from '../store/event.ts';
import { datasetPrefix, deleteInspection } from '../store/inspection.ts';
import { ledgerPuts } from '../store/ledger.ts';
import { findCertificate } from '../store/merkle/certificate.ts';
import { findPool, maxIncentiveWei } from '../store/pool.ts';
import { documentClient, isConditionFailure } from '../store/table.ts';
import { findUpload, uploadPut } from '../store/upload.ts';
import { step } from './step.ts';

const name = 'complete-contribution';

export const handler = step(completeContribution, async (input) => {
  const { userSub, contributionId, dataPoolId, uploadHash, quality, multiplier } = input;
  const { leafIndex, root, transactionHash } = input;
  const key = { userSub, contributionId };
  const contribution = await startStep(key, name);
  const pool = await findPool(dataPoolId);
  if (!pool) throw new MarketError('bug', 'InvariantBroken', 'The pool of a contribution is gone.');
  const stored = await findUpload(uploadHash);
  const amount = stored ? BigInt(stored.rewardWei) : rewardWei(quality, maxIncentiveWei(pool), multiplier);
  try {
    await documentClient.send(
      new TransactWriteCommand({
        TransactItems: [
          uploadPut({
            uploadHash,
            userSub,
            contributionId,
            dataPoolId: pool.dataPoolId,
            createdAt: contribution.createdAt,
            quality,
            multiplier,
            rewardWei: String(amount),
            leafIndex,
            root,
            transactionHash,
            datasetPrefix: datasetPrefix(key),
            rewardState: 'unclaimed',
            payoutAttempt: 0,
          }),
          ...ledgerPuts(rewardEarned(uploadHash, dataPoolId, userSub, amount)),
        ],
      }),
    );
  } catch (error) {
    // An earlier run got as far; the rest is repeated below.
    if (!isConditionFailure(error)) throw error;
  }
  const certificate = await findCertificate(uploadHash);
  if (!certificate) throw new MarketError('bug', 'InvariantBroken', 'A confirmed leaf has no proof.');
  await writeCertificate({ datasetPrefix: datasetPrefix(key) }, contributionId, certificate);
  await sendEvents([{ type: 'contribution.completed', detail: { dataPoolId, uploadHash, quality } }]);
  await deleteInspection(key);
  await finishStep(
    key,
    name,
    { note: 'Your reward is ready to be claimed.' },
    { state: 'completed', rewardWei: String(amount), leafIndex, root, transactionHash },
  );
  return { rewardWei: String(amount) };
});
