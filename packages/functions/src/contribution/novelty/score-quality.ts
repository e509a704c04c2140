/** Step 2: decides whether this data was uploaded before, and how good it is. */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { unsoldDays } from '@cgdx/core/export/dataset/sold-period.ts';
import { uploadedAlready } from '@cgdx/core/specification/message.ts';
import { scoreQuality as shape } from '@cgdx/workflows/step.ts';
import { executionName } from '../../ground/execution-name.ts';
import { step } from '../../ground/workflow/step.ts';
import { loadInspection } from '../inspect/inspection.ts';
import { type ContributionKey, finishStep, recordStep, startStep } from '../record/contribution.ts';
import { findJudgement } from './fingerprint.ts';
import { judgeExport } from './judge-export.ts';

const name = 'score-quality';

const alreadyUploaded = {
  outcome: 'rejected' as const,
  rejection: {
    code: 'data-already-uploaded',
    message: uploadedAlready,
    advice:
      'Nearly everything in this export is in the pool already. Come back with a newer export: what is new in it earns a reward.',
  },
};

const nothingLeft = {
  outcome: 'rejected' as const,
  rejection: {
    code: 'data-already-uploaded',
    message: 'Every quarter of this export is in an upload of yours already.',
    advice:
      'Come back after the end of a quarter: a later upload holds only quarters that no earlier one does, so that nobody can join them.',
  },
};

export const handler = step(shape, async ({ inspectionKey, isReviewed, ...key }) => {
  const contribution = await startStep(key, name);
  const id = executionName(key);
  let inspection: Promise<Inspection> | undefined;
  const load = () => (inspection ??= loadInspection(inspectionKey));
  // An earlier run's judgement is final: it must not change because of later uploads.
  const judgement =
    (await findJudgement(id)) ??
    (await judgeExport(id, contribution, key.dataPoolId, await load()).catch(sayWhyItWaits(key)));
  if (!judgement) return alreadyUploaded;
  if (judgement.sold?.length) {
    const { days } = (await load()).counters;
    if (days?.length && unsoldDays(days, judgement.sold).length === 0) return nothingLeft;
  }
  const { quality, multiplier, earlier, doubts = [] } = judgement;
  const score = { quality: quality.score, multiplier };
  if ((earlier.length > 0 || doubts.length > 0) && !isReviewed) {
    // The quality shows how much of the account's data is in the pool already, so it is hidden until the review
    // accepts the upload.
    if (isReviewed === undefined) await recordStep(key, name, {}, { quality });
    return { outcome: 'to-review' as const, ...score, earlier, doubts };
  }
  await finishStep(
    key,
    name,
    {
      note: `${quality.score} out of 10.`,
      findings: [
        ...quality.parts.map((part) => ({ label: part.name, value: part.reason })),
        ...(judgement.sold ?? []).map(({ firstQuarter, lastQuarter }) => ({
          label: 'Stays out',
          value: `${firstQuarter} to ${lastQuarter}, which an earlier upload of yours holds.`,
        })),
      ],
    },
    { quality, ...(judgement.sold && { sold: judgement.sold }) },
  );
  return { outcome: 'scored' as const, ...score };
});

const sayWhyItWaits =
  (key: ContributionKey) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof MarketError && error.code === 'SameDataBeingChecked') {
      // The note does not say that others sent the same data: only the refusal of a duplicate may.
      const note = 'This takes longer than usual, and continues by itself.';
      await recordStep(key, name, { note });
    }
    throw error;
  };
