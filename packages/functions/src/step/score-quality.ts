/** Step 2: was this data uploaded before, and how good is it? */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { decide, knownFrom } from '@cgdx/core/fingerprint/containment.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { earlyBirdMultiplier } from '@cgdx/core/reward/reward.ts';
import { scoreQuality as shape } from '@cgdx/workflows/step.ts';
import { executionName } from '../execution-name.ts';
import { findContribution, finishStep, startStep } from '../store/contribution.ts';
import {
  findSimilar,
  forgetFingerprint,
  passFingerprint,
  registerFingerprint,
} from '../store/fingerprint.ts';
import { loadInspection } from '../store/inspection.ts';
import { step } from './step.ts';

const name = 'score-quality';

const alreadyUploaded = {
  outcome: 'rejected' as const,
  rejection: {
    code: 'data-already-uploaded',
    message: 'Data already uploaded',
    advice:
      'Nearly everything in this export is in the pool already. Come back with a newer export: what is new in it earns a reward.',
  },
};

export const handler = step(shape, async ({ inspectionKey, ...key }) => {
  await startStep(key, name);
  const inspection = await loadInspection(inspectionKey);
  const contribution = await findContribution(key);
  const createdAtMs = Date.parse(contribution?.createdAt ?? '');
  const id = executionName(key);
  await registerFingerprint(id, inspection.sketch);
  const similar = await findSimilar(id, inspection.sketch);
  const undecided = similar.some(
    (other) => other.state === 'pending' && other.fingerprintId > id && other.containment >= knownFrom,
  );
  if (undecided)
    throw new MarketError('unavailable', 'SameDataBeingChecked', 'The same data is being checked.');
  const { kind, novelty } = decide(Math.max(0, ...similar.map((other) => other.containment)));
  if (kind === 'duplicate') {
    await forgetFingerprint(id, inspection.sketch);
    return alreadyUploaded;
  }
  const quality = scoreQuality({ inspection, novelty, asOfMs: createdAtMs });
  await passFingerprint(id);
  await finishStep(
    key,
    name,
    {
      note: `${quality.score} out of 10.`,
      findings: quality.parts.map((part) => ({ label: part.name, value: part.reason })),
    },
    { quality },
  );
  return { outcome: 'scored' as const, quality: quality.score, multiplier: earlyBirdMultiplier(createdAtMs) };
});
