/** Step 3: a second pass writes the masked dataset; then the raw export is deleted, every version of it. */
import { contributionPrefix, parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import { writeDataset } from '@cgdx/core/export/write-dataset.ts';
import { maskPersonalInformation } from '@cgdx/workflows/step.ts';
import {
  type ContributionKey,
  findContribution,
  finishStep,
  recordStep,
  startStep,
} from '../store/contribution.ts';
import { datasetPrefix, loadInspection } from '../store/inspection.ts';
import { deleteAllVersions, objectSource, writeObject } from '../store/object.ts';
import { bucketName, secret } from '../wiring.ts';
import { progressOf } from './progress.ts';
import { step } from './step.ts';

const name = 'mask-personal-information';

async function deleteRaw({ bucket, key }: { bucket: string; key: string }): Promise<void> {
  const about = parseObjectKey(key);
  await deleteAllVersions(
    bucket,
    about ? contributionPrefix(about.userSub, about.pool, about.contributionId) : key,
  );
}

async function maskOnce(
  key: ContributionKey,
  object: { bucket: string; key: string; versionId: string; sizeBytes: number },
  inspectionKey: string,
): Promise<string> {
  const prefix = datasetPrefix(key);
  const progress = progressOf(key, name, 'bytes');
  const { uploadHash } = await writeDataset({
    source: objectSource(object, object.sizeBytes),
    inspection: await loadInspection(inspectionKey),
    contributionId: key.contributionId,
    hashKey: Buffer.from(secret('FingerprintKey'), 'utf8'),
    sink: { write: (file, chunks) => writeObject(bucketName('VerifiedBucket'), prefix + file, chunks) },
    onProgress: progress.report,
  });
  await progress.settle(true);
  return uploadHash;
}

export const handler = step(
  maskPersonalInformation,
  async ({ object, inspectionKey, dataPoolId: _pool, ...key }) => {
    await startStep(key, name);
    // Set only when the dataset is whole: from then on the raw export is not needed, and may be gone.
    const done = (await findContribution(key))?.uploadHash;
    const uploadHash = done ?? (await maskOnce(key, object, inspectionKey));
    if (!done) await recordStep(key, name, {}, { uploadHash });
    await deleteRaw(object);
    await finishStep(key, name, {
      note: 'Personal information is masked, and your original file is deleted.',
    });
    return { uploadHash };
  },
);
