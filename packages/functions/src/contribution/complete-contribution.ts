/** Step 6: lists the upload, makes its reward claimable and records it in the ledger, in one transaction. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { rewardEarned } from '@cgdx/core/ledger/entry.ts';
import { maxIncentiveWei } from '@cgdx/core/pool/pool-terms.ts';
import { rewardWei } from '@cgdx/core/reward/reward.ts';
import { completeContribution } from '@cgdx/workflows/step.ts';
import { findCertificate } from '../chain/merkle/certificate.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { count } from '../ground/log/metric.ts';
import { didHold, writeTogether } from '../ground/table/item.ts';
import { step } from '../ground/workflow/step.ts';
import { ledgerPuts } from '../ledger/ledger.ts';
import { readExtent, writeCertificate } from '../pool/dataset.ts';
import { findPool } from '../pool/pool.ts';
import { findUpload, uploadPut } from '../pool/upload.ts';
import { datasetPrefix, deleteInspection } from './inspect/inspection.ts';
import { finishStep, startStep } from './record/contribution.ts';

const name = 'complete-contribution';

export const handler = step(completeContribution, async (input) => {
  const { userSub, contributionId, dataPoolId, uploadHash, quality, multiplier } = input;
  const { leafIndex, root, transactionHash } = input;
  const key = { userSub, contributionId };
  const contribution = await startStep(key, name);
  const pool = await findPool(dataPoolId);
  if (!pool) throw new MarketError('bug', 'InvariantBroken', 'The pool of a contribution does not exist.');
  const stored = await findUpload(uploadHash);
  const dataset = { datasetPrefix: datasetPrefix(key) };
  // A stored upload keeps its values: its dataset may be deleted by now.
  const extent = stored ? {} : await readExtent(dataset);
  const amount = stored ? BigInt(stored.rewardWei) : rewardWei(quality, maxIncentiveWei(pool), multiplier);
  // False if an earlier run got this far: the rest is repeated below.
  const isNew = await didHold(
    writeTogether([
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
        ...dataset,
        ...extent,
        ...(contribution.meter && { meter: contribution.meter }),
        rewardState: 'unclaimed',
        payoutAttempt: 0,
      }),
      ...ledgerPuts(rewardEarned(uploadHash, dataPoolId, userSub, amount)),
    ]),
  );
  if (isNew) count('ContributionAccepted', { pool: pool.dataPoolId });
  const certificate = await findCertificate(uploadHash);
  if (!certificate) throw new MarketError('bug', 'InvariantBroken', 'A confirmed leaf has no proof.');
  // A repeated run may come after a withdrawal, whose dataset is deleted.
  if (stored?.withdrawnAt === undefined) await writeCertificate(dataset, contributionId, certificate);
  await sendEvents([
    { type: 'contribution.completed', detail: { contributionId, dataPoolId, uploadHash, quality } },
  ]);
  await deleteInspection(key);
  await finishStep(
    key,
    name,
    { note: 'Your reward is ready to be claimed.' },
    { state: 'completed', rewardWei: String(amount), leafIndex, root, transactionHash },
  );
  return { rewardWei: String(amount) };
});
