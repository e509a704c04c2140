/** An export was put into the unverified bucket: begin its contribution, once, at this very version. */
import { parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { discreetError } from '../discreet-error.ts';
import { executionName } from '../execution-name.ts';
import { beginContribution } from '../store/contribution.ts';
import { deleteVersion } from '../store/object.ts';
import { startWorkflow } from '../store/workflow.ts';

const detailSchema = z.object({
  bucket: z.object({ name: z.string() }),
  object: z.object({ key: z.string(), size: z.number(), 'version-id': z.string() }),
});

export async function handler(event: EventBridgeEvent<'Object Created', unknown>): Promise<void> {
  const { bucket, object } = detailSchema.parse(event.detail);
  const version = { bucket: bucket.name, key: object.key, versionId: object['version-id'] };
  const about = parseObjectKey(object.key);
  // Nothing asks for such an object: the bucket's lifecycle removes it.
  if (!about) return;
  const key = { userSub: about.userSub, contributionId: about.contributionId };
  const dataPoolId = parsePoolId(about.pool) ?? about.pool;
  try {
    const contribution = await beginContribution(key, {
      dataPoolId,
      fileName: about.fileName,
      object: { ...version, sizeBytes: object.size },
    });
    if (contribution.object.versionId !== version.versionId) {
      // A second PUT to the same contribution has no effect, and its bytes must not stay.
      await deleteVersion(version);
      return;
    }
    await startWorkflow('ContributionWorkflow', executionName(key), {
      ...key,
      dataPoolId,
      object: contribution.object,
    });
  } catch (error) {
    throw discreetError(error);
  }
}
