/** Claims in CGDX: each is stored and announced, and the payout workflow does the rest. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { payoutIdOf } from '../payout-id.ts';
import { sendEvents } from '../store/event.ts';
import { isOverload } from '../store/overload.ts';
import { requestPayout } from '../store/payout.ts';
import { type Upload, uploadsOfPerson } from '../store/upload.ts';
import { linkedWallet } from '../store/wallet.ts';
import { accepted, api, assertIsCaller, notFound, type Request } from './api.ts';

type Claim = Request<'POST /smart-contract/upload-incentive'>;

/** Counted from the call's arrival: even if something is slow, the call is answered before the gateway gives up. */
const answerWithinMs = 12_000;
/** How many payouts are requested at a time. */
const atOnce = 10;
const retryAfterSeconds = 10;

async function linkedWalletOf(sub: string, address: string): Promise<string> {
  const wallet = await linkedWallet(sub);
  if (wallet?.toLowerCase() === address.toLowerCase()) return wallet;
  throw new MarketError('auth', 'WalletNotLinked', 'This wallet is not linked to your account.', {
    advice: 'Connect the wallet and sign the message that links it, then claim again.',
  });
}

const tooManyClaims = () =>
  new MarketError('busy', 'TooManyClaims', 'Too many people are claiming rewards right now.', {
    advice: `Nothing is lost: please claim again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  });

/** What has been claimed so far: a call that runs out of time reports that much. */
interface Claimed {
  readonly payoutIds: string[];
  remaining: number;
}

/** Stores and announces payouts, ten at a time; repeating it changes nothing. */
async function requestPayouts(wallet: string, uploads: readonly Upload[], claimed: Claimed): Promise<void> {
  for (let first = 0; first < uploads.length; first += atOnce) {
    const payouts = await Promise.all(
      uploads.slice(first, first + atOnce).map((upload) => {
        const { userSub, uploadHash, dataPoolId, rewardWei: amountWei } = upload;
        return requestPayout({
          transactionId: payoutIdOf(upload),
          userSub,
          uploadHash,
          dataPoolId,
          wallet,
          amountWei,
        });
      }),
    );
    // The stored payout names the wallet: an earlier request whose answer was lost may have named another.
    await sendEvents(
      payouts.map(({ transactionId: payoutId, userSub, uploadHash, dataPoolId, wallet: to }) => ({
        type: 'reward.claim-requested',
        detail: { payoutId, userSub, uploadHash, dataPoolId, wallet: to },
      })),
    );
    claimed.payoutIds.push(...payouts.map(({ transactionId }) => transactionId));
    claimed.remaining -= payouts.length;
  }
}

async function claimAll({ person, body }: Claim, claimed: Claimed): Promise<void> {
  const { userId, dataPoolId, clientAccountAddress } = body;
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
  claimed.payoutIds.push(...underWay);
  claimed.remaining = unclaimed.length;
  await requestPayouts(wallet, unclaimed, claimed);
}

/** Returns 202, or 429 if nothing could be claimed for lack of time or capacity: always before the gateway gives up. */
async function claim(request: Claim) {
  const claimed: Claimed = { payoutIds: [], remaining: 0 };
  const leftMs = request.receivedAtMs + answerWithinMs - Date.now();
  if (leftMs <= 0) throw tooManyClaims();
  const timer = new AbortController();
  const late = sleep(leftMs, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const);
  const work = claimAll(request, claimed).catch((error: unknown) => {
    if (isOverload(error)) return 'late' as const;
    throw error;
  });
  const outcome = await Promise.race([work, late]).finally(() => timer.abort());
  if (outcome === 'late' && claimed.payoutIds.length === 0) throw tooManyClaims();
  const { payoutIds, remaining } = claimed;
  return accepted({ payoutIds: [...payoutIds], ...(remaining > 0 && { remaining }) });
}

export const handler = api({ 'POST /smart-contract/upload-incentive': claim });
