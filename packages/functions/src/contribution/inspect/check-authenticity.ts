/** Step 1: one pass over the export checks whether it is what the pool takes, complete, and genuine. */
import { against, inNumbers } from '@cgdx/core/authenticity/evidence.ts';
import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import { faultOfParts } from '@cgdx/core/contribution/parts-list.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import {
  type InspectExportInput,
  type InspectExportResult,
  inspectExport,
} from '@cgdx/core/export/pass/inspect-export.ts';
import { hasPrivateText } from '@cgdx/core/export/pass/private-text.ts';
import { type Offer, offerOfPool, parsePoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { checkAuthenticity } from '@cgdx/workflows/step.ts';
import { fingerprintKey, samplesAccepted } from '../../ground/links.ts';
import { objectExists } from '../../ground/object.ts';
import { step } from '../../ground/workflow/step.ts';
import {
  type ContributionKey,
  finishStep,
  partsOfContribution,
  recordStep,
  startStep,
  uploadedAtMs,
} from '../record/contribution.ts';
import { progressOf } from '../record/progress.ts';
import { exportSource } from '../record/raw-export.ts';
import { inspectionKeyOf, storeInspection } from './inspection.ts';
import { observingWorkers } from './observe-thread.ts';
import { storedWorkers } from './unit-work.ts';

const name = 'check-authenticity';

type Reading = Pick<InspectExportInput, 'source' | 'hashKey'>;

/** Stores the rejection in the contribution, and not in the workflow: its sentence may name the person's files. */
async function refuse(key: ContributionKey, rejection: Rejection, doubts?: readonly string[]) {
  await recordStep(key, name, {}, { rejection });
  const { code } = rejection;
  return {
    outcome: 'rejected' as const,
    code,
    rejection: { code, message: 'This upload was not accepted.' },
    ...(doubts && { doubts: [...doubts] }),
  };
}

/** Counts what was offered. Loads the code only here: its lists of words, by which languages are recognised, take long. */
async function countOffered(
  inspection: Inspection,
  offer: Offer,
  reading: Reading,
): Promise<InspectExportResult> {
  const { inspectOffer } = await import('@cgdx/core/export/pass/inspect-offer.ts');
  return inspectOffer(inspection, offer, reading);
}

export const handler = step(checkAuthenticity, async ({ groups, ...key }) => {
  const contribution = await startStep(key, name);
  // An earlier run judged the contribution genuine, and it is masked: the raw export may be deleted, and the
  // upload may have a reward.
  if (contribution.uploadHash) {
    await recordStep(key, name, { state: 'done' });
    return { outcome: 'genuine' as const, inspectionKey: inspectionKeyOf(key) };
  }
  const parts = partsOfContribution(contribution);
  const pool = parsePoolId(key.dataPoolId);
  if (!pool) {
    return refuse(key, {
      code: 'unknown-pool',
      message: 'There is no such data pool.',
      advice: 'Choose one of the pools and upload again.',
    });
  }
  const rejection = faultOfParts(parts);
  if (rejection) return refuse(key, rejection);
  const stand = await Promise.all(parts.map(({ object }) => object !== null && objectExists(object)));
  if (stand.includes(false)) {
    return refuse(key, {
      code: 'export-missing',
      message: 'The uploaded file is no longer there.',
      advice: 'Please upload it again.',
    });
  }
  const asOfMs = uploadedAtMs(contribution);
  const platform = platformOfPool(pool);
  const progress = progressOf(key, name, 'bytes');
  const reading = { source: exportSource(parts), hashKey: fingerprintKey() };
  const result = await inspectExport({
    ...reading,
    platform,
    asOfMs,
    acceptSamples: samplesAccepted(),
    onProgress: progress.report,
    workers: () =>
      groups.length > 0 ? storedWorkers(key) : observingWorkers({ parts, platform, key, asOfMs }),
  });
  await progress.settle();
  if (result.kind === 'rejected') return refuse(key, result.rejection, result.doubts);
  const offer = offerOfPool(pool);
  const needsLanguages = offer === 'words' || (offer === 'records' && hasPrivateText(result.inspection));
  const offered = needsLanguages ? await countOffered(result.inspection, offer, reading) : result;
  if (offered.kind === 'rejected') return refuse(key, offered.rejection);
  const inspectionKey = await storeInspection(key, offered.inspection);
  const { evidence, findings, verdict, readBytes } = result.inspection;
  const passed = evidence.filter(({ outcome }) => outcome === 'supports');
  const doubts = against(evidence).map(inNumbers);
  await finishStep(key, name, {
    progress: { done: readBytes, total: readBytes, unit: 'bytes' },
    note:
      verdict === 'genuine'
        ? 'Genuine: our checks agree.'
        : 'Some checks raised doubts, but not enough to refuse it.',
    findings: [...findings, ...passed.map(({ label }) => ({ label, value: 'Passed' }))],
  });
  return { outcome: 'genuine' as const, inspectionKey, ...(doubts.length > 0 && { doubts }) };
});
