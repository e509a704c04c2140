/** Claims in CGDX, and how they stand. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';
import { payoutIdOf } from '../payout-id.ts';
import { sendEvents } from '../store/event.ts';
import { findPayout, type Payout, payoutsOfPerson, requestPayout } from '../store/payout.ts';
import { uploadsOfPerson } from '../store/upload.ts';
import { linkedWallet } from '../store/wallet.ts';
import { type Answer, accepted, api, assertIsCaller, notFound, ok, parseInput, type Request } from './api.ts';
import { parseId } from './id.ts';

const bodySchema = z.object({
  userId: z.string(),
  dataPoolId: z.string(),
  clientAccountAddress: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
});

async function linkedWalletOf(sub: string, address: string): Promise<string> {
  const wallet = await linkedWallet(sub);
  if (wallet?.toLowerCase() === address.toLowerCase()) return wallet;
  throw new MarketError('auth', 'WalletNotLinked', 'This wallet is not linked to your account.', {
    advice: 'Connect the wallet and sign the message that links it, then claim again.',
  });
}

async function claim({ person, body }: Request): Promise<Answer> {
  const { userId, dataPoolId, clientAccountAddress } = parseInput(bodySchema, body);
  assertIsCaller(person, userId);
  const poolId = parsePoolId(dataPoolId);
  if (!poolId) throw notFound('This data pool');
  const wallet = await linkedWalletOf(person.sub, clientAccountAddress);
  const inPool = (await uploadsOfPerson(person.sub)).filter((upload) => upload.dataPoolId === poolId);
  const unclaimed = inPool.filter((upload) => upload.rewardState === 'unclaimed');
  const underWay = inPool.flatMap((upload) =>
    upload.rewardState === 'claiming' && upload.payoutId ? [upload.payoutId] : [],
  );
  if (unclaimed.length + underWay.length === 0) {
    throw new MarketError('conflict', 'NothingToClaim', 'There is no unclaimed reward in this data pool.');
  }
  const payouts: Payout[] = [];
  for (const upload of unclaimed) {
    const { uploadHash, rewardWei: amountWei } = upload;
    const transactionId = payoutIdOf(upload);
    payouts.push(
      await requestPayout({
        transactionId,
        userSub: person.sub,
        uploadHash,
        dataPoolId: poolId,
        wallet,
        amountWei,
      }),
    );
  }
  // The stored payout names the wallet: an earlier request that was never heard of may have named another.
  await sendEvents(
    payouts.map(({ transactionId: payoutId, userSub, uploadHash, dataPoolId: pool, wallet: to }) => ({
      type: 'reward.claim-requested',
      detail: { payoutId, userSub, uploadHash, dataPoolId: pool, wallet: to },
    })),
  );
  return accepted({ payoutIds: [...payouts.map(({ transactionId }) => transactionId), ...underWay] });
}

const toOwnPayout = ({ transactionId, userSub: _sub, kind: _kind, ...payout }: Payout) => ({
  payoutId: transactionId,
  ...payout,
});

export const handler = api({
  'POST /smart-contract/upload-incentive': claim,
  'GET /payouts': async ({ person }) => ok({ payouts: (await payoutsOfPerson(person.sub)).map(toOwnPayout) }),
  'GET /payouts/{payoutId}': async ({ person, path }) => {
    const payout = await findPayout(parseId(path.payoutId, 'This payout'));
    if (payout?.userSub !== person.sub) throw notFound('This payout');
    return ok(toOwnPayout(payout));
  },
});
