/** The export was refused: records why, and deletes what was uploaded. */

import { parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { rejectContribution } from '@cgdx/workflows/step.ts';
import { executionName } from '../ground/execution-name.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { count } from '../ground/log/metric.ts';
import { step } from '../ground/workflow/step.ts';
import { deleteInspection } from './inspect/inspection.ts';
import { deleteUnitWork } from './inspect/unit-work.ts';
import { forgetFingerprint } from './novelty/fingerprint.ts';
import { decideReview } from './novelty/review.ts';
import { findContribution, recordStep } from './record/contribution.ts';
import { deleteRawExport } from './record/raw-export.ts';

export const handler = step(rejectContribution, async ({ dataPoolId, step: name, ...input }) => {
  const { rejection: given, ...key } = input;
  const contribution = await findContribution(key);
  const rejection = contribution?.rejection ?? given;
  invariant(rejection, 'whoever refuses says why');
  // The upload hash is set before the leaf exists: from then on the upload earns a reward, and its data may not
  // earn another.
  invariant(contribution?.uploadHash === undefined, 'a masked contribution is not rejected');
  if (contribution) {
    const about = parseObjectKey(contribution.object.key);
    if (about) await deleteRawExport(contribution.object.bucket, about);
  }
  await deleteUnitWork(key);
  await deleteInspection(key);
  // A refused export must not keep its owner from sending the same data again.
  await forgetFingerprint(executionName(key));
  await decideReview(executionName(key), 'refused', 'nobody');
  const { contributionId } = key;
  const { code } = rejection;
  await sendEvents([{ type: 'contribution.rejected', detail: { contributionId, dataPoolId, code } }]);
  await recordStep(
    key,
    name,
    { state: 'rejected', endedAt: new Date().toISOString(), note: rejection.message },
    { state: 'rejected', rejection },
  );
  if (contribution?.state !== 'rejected') count('ContributionRefused', { code });
  return {};
});
