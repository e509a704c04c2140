/**
 * Judges an inspected export: how much of it is new, what the new part is worth, and how it compares with the
 * pool's panel.
 */
import { inNumbers } from '@cgdx/core/authenticity/evidence.ts';
import { doubtsForReview, hasPanel, poolEvidence } from '@cgdx/core/authenticity/pool-evidence.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { keptRuns, noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { shortSketch } from '@cgdx/core/fingerprint/sketch.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { shareOfUnion } from '@cgdx/core/quality/union-quality.ts';
import { rewardMultiplier } from '@cgdx/core/reward/reward.ts';
import { earlyBirdEndsAt } from '../../ground/links.ts';
import { othersOfPanel } from '../panel/panel.ts';
import type { ContributionItem } from '../record/contribution.ts';
import type { Judgement, Similar } from './fingerprint.ts';
import { judgeNovelty } from './judge-novelty.ts';

/**
 * @returns undefined if the data is in the pool already
 * @throws MarketError SameDataBeingChecked while an upload that began earlier is undecided
 */
export async function judgeExport(
  id: string,
  { userSub, createdAt: beganAt }: Pick<ContributionItem, 'userSub' | 'createdAt'>,
  dataPoolId: string,
  inspection: Inspection,
): Promise<Judgement | undefined> {
  const { sketch, heldSketch, runs = noRuns, accountKey, platform } = inspection;
  const asOfMs = Date.parse(beganAt);
  const fingerprint = {
    sketch: shortSketch(sketch),
    ...(heldSketch && { heldSketch: shortSketch(heldSketch) }),
    runs: keptRuns(runs),
    days: inspection.counters.days ?? [],
    userSub,
    platform,
    beganAt,
    ...(accountKey !== undefined && { accountKey }),
  };
  const unionShareOf = (own: readonly Similar[]) =>
    shareOfUnion({
      inspection,
      sketch: fingerprint.heldSketch ?? fingerprint.sketch,
      earlier: own.flatMap(({ judgement, sketch, heldSketch = sketch, days }) =>
        judgement === undefined ? [] : [{ sketch: heldSketch, days, quality: judgement.quality }],
      ),
      asOfMs,
    });
  const panel = hasPanel(platform) ? await othersOfPanel(fingerprint) : [];
  const evidence = poolEvidence(platform, runs.things, panel);
  const doubts = doubtsForReview(evidence, inspection.evidence).map(inNumbers);
  return judgeNovelty(id, fingerprint, ({ novelty, earlier, own, sold }) => ({
    quality: scoreQuality({
      inspection,
      novelty,
      added: unionShareOf(own),
      asOfMs,
    }),
    multiplier: rewardMultiplier(asOfMs, earlyBirdEndsAt()),
    dataPoolId,
    sold: [...sold],
    earlier: [...earlier],
    ...(doubts.length > 0 && { doubts }),
  }));
}
