/** Signs with the payer's key: only rewards that a payout holds, to the wallet that this payout names. */

import { toHex } from '@cgdx/core/merkle/hash.ts';
import { marketplace } from '../chain/node/marketplace.ts';
import { refusal, type SigningAnswer, type SigningRequest } from '../chain/transaction/signing-request.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { bytesOfUploadHash } from '../store/merkle/leaf-log.ts';
import { findPayout, type Payout } from '../store/payout.ts';
import { findUpload, type Upload } from '../store/upload.ts';
import { signing } from './signing-handler.ts';

/** What a claim in the calldata says, whichever of the two calls it stands in. */
interface Said {
  readonly uploadHash: string;
  readonly dataQuality: bigint;
  readonly index: bigint;
  readonly dataPoolId: string;
  readonly userAddress: string;
  readonly earlyBirdMultiplier: bigint;
}

function claimsIn(data: string): readonly Said[] {
  const call = marketplace.parseTransaction({ data });
  if (call?.name === 'uploadIncentives') return [...call.args.claims];
  return call?.name === 'uploadIncentive' ? [call.args.toObject() as Said] : [];
}

/** Reserved, or paid: a chain that lost a paid claim gets it again. */
const holds = ({ rewardState, payoutId }: Upload, payout: Payout): boolean =>
  rewardState !== 'unclaimed' && payoutId === payout.transactionId;

async function isOwed(said: Said, payoutId: string): Promise<boolean> {
  const payout = await findPayout(payoutId);
  if (!payout) return false;
  const upload = await findUpload(payout.uploadHash);
  return (
    upload !== undefined &&
    holds(upload, payout) &&
    payout.wallet.toLowerCase() === said.userAddress.toLowerCase() &&
    toHex(bytesOfUploadHash(upload.uploadHash)) === said.uploadHash.toLowerCase() &&
    upload.dataPoolId === said.dataPoolId &&
    upload.leafIndex === Number(said.index) &&
    upload.quality === Number(said.dataQuality) &&
    upload.multiplier === Number(said.earlyBirdMultiplier)
  );
}

async function check({ data, claims }: SigningRequest): Promise<SigningAnswer | undefined> {
  const said = claimsIn(data);
  if (said.length === 0) return refusal('it is no claim');
  if (said.length !== claims.length) return refusal('it pays other claims than it names');
  const pairs = said.map((each, at) => ({ said: each, payoutId: claims[at]?.payoutId ?? '' }));
  const owed = await mapConcurrently(pairs, (pair) => isOwed(pair.said, pair.payoutId));
  const notOwed = pairs.filter((_pair, at) => !owed[at]).map(({ payoutId }) => payoutId);
  return notOwed.length === 0 ? undefined : refusal('no payout holds such a reward', notOwed);
}

export const handler = signing('PayerKey', check);
