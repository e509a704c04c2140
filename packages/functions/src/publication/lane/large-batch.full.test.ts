import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { mostPerUpdate } from '@cgdx/workflows/wiring/limit.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findProof } from '../../chain/merkle/proof.ts';
import { storeClaimRequest } from '../../chain/merkle/request.ts';
import { allClaimed, findClaimed } from '../../chain/merkle/root-update.ts';
import { findPayout, type Payout } from '../../reward/record/payout.ts';
import { diagnose } from '../operation/diagnose.ts';

/** The reward of quality 8. */
const rewardWei = 80n * 10n ** 18n;

let stack: LaneStack;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000_000n });
});
afterAll(() => stack?.stop());

interface Asked {
  readonly upload: lane.DrivenUpload;
  readonly payoutId: string;
  readonly taskToken: string;
}

/** One claim more than a transaction can hold, all waiting. */
async function askForMore(rail: 'wallet' | 'bank'): Promise<Asked[]> {
  const uploads: lane.DrivenUpload[] = [];
  for (let at = 0; at <= mostPerUpdate.claims; at++) uploads.push(await lane.begin());
  await lane.update(uploads.at(-1) as lane.DrivenUpload);
  // Stored without the step: each step would run the lane, which would serve the first claim alone.
  return Promise.all(
    uploads.map(async (upload) => {
      const { payoutId, taskToken } = await (rail === 'bank' ? lane.requestBankClaim : lane.requestClaim)(
        upload,
      );
      const { createdAt: requestedAt, wallet } = (await findPayout(payoutId)) as Payout;
      const of = { payoutId, taskToken, index: upload.leafIndex, requestedAt };
      await storeClaimRequest({ ...of, ...(wallet !== undefined && { wallet }) });
      return { upload, payoutId, taskToken };
    }),
  );
}

const timesAnswered = ({ taskToken }: Asked): number =>
  stack.answers.filter((answer) => answer.ok && answer.taskToken === taskToken).length;

test.each(['wallet', 'bank'] as const)(
  '250 claims by %s are one transaction; if the holder dies during the fan-out, all count as claimed, and each is notified once',
  async (rail) => {
    const asked = await askForMore(rail);
    const [sent, paid] = [await lane.sentOf('claim'), await lane.balance(stack)];
    let writes = 0;
    stack.faults.database.fault = (body) => {
      if (body.includes('TransactItems') && body.includes('"claimed@')) writes++;
      return writes > 2 ? 'lost' : undefined;
    };
    await lane.tick().catch(() => {});
    stack.faults.database.fault = undefined;
    await lane.endLease();
    expect(writes).toBeGreaterThan(2);
    expect(asked.map(timesAnswered).every((times) => times === 0)).toBe(true);
    const known = new Set((await allClaimed()).map(({ payoutId }) => payoutId));
    const claimed = asked.filter(({ payoutId }) => known.has(payoutId));
    expect(claimed).toHaveLength(mostPerUpdate.claims);
    // Some of the claims have no item of their own yet.
    for (const { upload, payoutId } of claimed)
      expect((await findClaimed(upload.leafIndex))?.payoutId).toBe(payoutId);
    for (const { upload } of [claimed[0] as Asked, claimed.at(-1) as Asked])
      expect(await findProof(upload.uploadHash)).toMatchObject({ claimed: true });
    expect((await diagnose()).isSound).toBe(true);

    await lane.tick();
    expect(asked.map(timesAnswered)).toEqual(asked.map(() => 1));
    // The claim that did not fit has a transaction of its own.
    expect((await lane.sentOf('claim')) - sent).toBe(2);
    const owed = rail === 'wallet' ? BigInt(asked.length) * rewardWei : 0n;
    expect((await lane.balance(stack)) - paid).toBe(owed);
    expect(await lane.rootsAgree()).toBe(true);
  },
);
