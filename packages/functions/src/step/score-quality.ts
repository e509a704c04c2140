/** Step 2: was this data uploaded before, and how good is it? */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Inspection } from '@cgdx/core/export/inspection.ts';
import {
  addedShare,
  containment,
  decide,
  knownShare,
  noticedFrom,
} from '@cgdx/core/fingerprint/containment.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { earlyBirdMultiplier } from '@cgdx/core/reward/reward.ts';
import { scoreQuality as shape } from '@cgdx/workflows/step.ts';
import { executionName } from '../execution-name.ts';
import {
  type ContributionKey,
  findContribution,
  finishStep,
  recordStep,
  startStep,
} from '../store/contribution.ts';
import {
  findJudgement,
  findSimilar,
  forgetFingerprint,
  type Judgement,
  passFingerprint,
  registerFingerprint,
  type Similar,
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

type Key = ContributionKey & { readonly dataPoolId: string };

/** @returns nothing where the data is in the pool already */
async function judge(key: Key, inspection: Inspection, createdAtMs: number): Promise<Judgement | undefined> {
  const id = executionName(key);
  const { sketch, accountKey } = inspection;
  const { userSub, dataPoolId } = key;
  const fingerprint = { sketch, userSub, dataPoolId, ...(accountKey !== undefined && { accountKey }) };
  await registerFingerprint(id, fingerprint);
  const similar = await findSimilar(id, fingerprint);
  const isOwn = (other: Similar) => other.userSub === userSub || isSameAccount(accountKey, other);
  const undecided = similar.some(
    (other) =>
      other.state === 'pending' &&
      other.fingerprintId > id &&
      (isOwn(other) || containment(sketch, other.sketch) >= noticedFrom),
  );
  if (undecided)
    throw new MarketError('unavailable', 'SameDataBeingChecked', 'The same data is being checked.');
  const sketchesOf = (others: readonly Similar[]) => others.map((other) => other.sketch);
  const { kind, novelty } = decide(
    knownShare(sketch, sketchesOf(similar)),
    addedShare(sketch, sketchesOf(similar.filter(isOwn))),
  );
  if (kind === 'duplicate') {
    await forgetFingerprint(id, fingerprint);
    return undefined;
  }
  const judgement = {
    quality: scoreQuality({ inspection, novelty, asOfMs: createdAtMs }),
    multiplier: earlyBirdMultiplier(createdAtMs),
    earlier: similar
      .filter((other) => isSameAccount(accountKey, other) && other.userSub !== userSub)
      .map((other) => other.fingerprintId),
  };
  await passFingerprint(id, judgement);
  return judgement;
}

const isSameAccount = (accountKey: string | undefined, other: Similar): boolean =>
  accountKey !== undefined && other.accountKey === accountKey;

export const handler = step(shape, async ({ inspectionKey, ...key }) => {
  await startStep(key, name);
  const contribution = await findContribution(key);
  // A judgement stands: what others sent since a run before this one must not change it.
  const judgement =
    (await findJudgement(executionName(key))) ??
    (await judge(key, await loadInspection(inspectionKey), Date.parse(contribution?.createdAt ?? '')));
  if (!judgement) return alreadyUploaded;
  const { quality, multiplier, earlier } = judgement;
  const score = { quality: quality.score, multiplier };
  if (earlier.length > 0) {
    await recordStep(key, name, {}, { quality });
    return { outcome: 'to-review' as const, ...score, earlier };
  }
  await finishStep(
    key,
    name,
    {
      note: `${quality.score} out of 10.`,
      findings: quality.parts.map((part) => ({ label: part.name, value: part.reason })),
    },
    { quality },
  );
  return { outcome: 'scored' as const, ...score };
});
