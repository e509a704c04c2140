/** Step 3: a second pass writes the masked dataset; then every version of the raw export is deleted. */
import { poolId } from '@cgdx/api/schema/field.ts';
import { hasPanel } from '@cgdx/core/authenticity/pool-evidence.ts';
import type { Step } from '@cgdx/core/contribution/contribution.ts';
import type { Meter } from '@cgdx/core/contribution/meter-schema.ts';
import { parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { replacedFindings } from '@cgdx/core/export/dataset/replaced-finding.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { meterOf, meterWords } from '@cgdx/core/insight/meter.ts';
import { offerOfPool, type PoolId } from '@cgdx/core/pool/pool.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { maskPersonalInformation } from '@cgdx/workflows/step.ts';
import { bucketName } from '../../ground/links.ts';
import { writeObject } from '../../ground/object.ts';
import { step } from '../../ground/workflow/step.ts';
import { readPoolTable } from '../../pool/pool-table.ts';
import { storeSummary } from '../../pool/summary.ts';
import { takeSeat } from '../panel/panel.ts';
import {
  type ContributionItem,
  finishStep,
  partsOfContribution,
  recordStep,
  type StoredPart,
  startStep,
} from '../record/contribution.ts';
import { progressOf } from '../record/progress.ts';
import { deleteRawExport, exportSource } from '../record/raw-export.ts';
import { datasetPrefix, loadInspection } from './inspection.ts';
import { maskingWorkers } from './mask-thread.ts';
import { placeholderKey } from './placeholder-key.ts';
import { deleteUnitWork, storedWorkers } from './unit-work.ts';

const name = 'mask-personal-information';

async function deleteRaw(parts: readonly StoredPart[]): Promise<void> {
  for (const { object } of parts) {
    const about = object && parseObjectKey(object.key);
    // All parts of the export are below one prefix.
    if (about) return deleteRawExport(object.bucket, about);
  }
}

async function maskOnce(
  { userSub, contributionId, sold = [] }: ContributionItem,
  parts: readonly StoredPart[],
  inspectionKey: string,
  dataPoolId: PoolId,
  isMasked: boolean,
): Promise<{
  uploadHash: string;
  meter?: Meter;
  found: Pick<Step, 'progress' | 'findings'>;
  inspection: Inspection;
}> {
  const key = { userSub, contributionId };
  const offer = offerOfPool(dataPoolId);
  const prefix = datasetPrefix(key);
  const progress = progressOf(key, name, 'bytes');
  const inspection = await loadInspection(inspectionKey);
  const { manifest, uploadHash, summary, metered } = await writeDataset({
    source: exportSource(parts),
    inspection,
    offer,
    sold,
    contributionId,
    placeholderKey: placeholderKey(key),
    tagger: loadNameTagger(),
    sink: { write: (file, chunks) => writeObject(bucketName('VerifiedBucket'), prefix + file, chunks) },
    onProgress: progress.report,
    workers: () =>
      isMasked
        ? storedWorkers(key)
        : maskingWorkers({ parts, platform: inspection.platform, offer, sold, key, asOfMs: 0 }),
  });
  await storeSummary(prefix, summary);
  const meter = offer === 'profile' ? undefined : meterOf(metered, await readPoolTable(dataPoolId));
  const findings = [
    ...replacedFindings(manifest.replaced),
    ...(meter ? [{ label: 'Who fits', value: meterWords(meter) }] : []),
  ];
  return {
    inspection,
    uploadHash,
    ...(meter && { meter }),
    found: { progress: await progress.settle(), findings },
  };
}

export const handler = step(
  maskPersonalInformation,
  async ({ groups, inspectionKey, dataPoolId, ...key }) => {
    const contribution = await startStep(key, name);
    const parts = partsOfContribution(contribution);
    // Set only once the dataset is complete: the raw export is not needed then, and may be deleted.
    let { uploadHash } = contribution;
    if (!uploadHash) {
      const pool = poolId.parse(dataPoolId);
      const masked = await maskOnce(contribution, parts, inspectionKey, pool, groups.length > 0);
      uploadHash = masked.uploadHash;
      await recordStep(key, name, masked.found, { uploadHash, ...(masked.meter && { meter: masked.meter }) });
      const { platform, accountKey, runs } = masked.inspection;
      if (hasPanel(platform))
        await takeSeat({ userSub: key.userSub, platform, accountKey }, runs?.things ?? []);
    }
    await deleteRaw(parts);
    await deleteUnitWork(key);
    await finishStep(key, name, {
      note: 'Personal information is masked, and your original file is deleted.',
    });
    return { uploadHash };
  },
);
