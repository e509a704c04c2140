/**
 * Signs with the payer's key: only rewards that a payout has reserved, to the wallet that this payout names, or
 * marked as paid by its bank.
 */
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { bytesOfUploadHash } from '../chain/merkle/leaf-log.ts';
import { marketplace } from '../chain/node/marketplace.ts';
import { signingHandler } from '../chain/sign/signing-handler.ts';
import { refusal, type SigningAnswer, type SigningRequest } from '../chain/transaction/signing-request.ts';
import { mapConcurrently } from '../ground/map-concurrently.ts';
import { findUpload, type Upload } from '../pool/upload.ts';
import { findPayout, type Payout } from '../reward/record/payout.ts';

/** A claim in the calldata of either call. */
interface EncodedClaim {
  readonly uploadHash: string;
  readonly dataQuality: bigint;
  readonly index: bigint;
  readonly dataPoolId: string;
  /** Absent in the call that only marks rewards as claimed. */
  readonly userAddress?: string;
  readonly earlyBirdMultiplier: bigint;
}

function claimsIn(data: string): readonly EncodedClaim[] {
  const call = marketplace.parseTransaction({ data });
  const claims: EncodedClaim[] = [...(call?.args.claims ?? [])].map((claim) => claim.toObject());
  if (call?.name === 'uploadIncentives') return claims;
  // The contract refuses a claim of this call that names a wallet.
  if (call?.name === 'settleOffChainMany') return claims.map(({ userAddress: _zero, ...claim }) => claim);
  const isOne = call?.name === 'uploadIncentive' || call?.name === 'settleOffChain';
  return isOne ? [call.args.toObject() as EncodedClaim] : [];
}

/**
 * Returns whether the payout has reserved or paid the reward, for the person who earned it. A paid one may be
 * signed again, since the chain may have lost it.
 */
const isHeldBy = ({ rewardState, payoutId, userSub }: Upload, payout: Payout): boolean =>
  rewardState !== 'unclaimed' && payoutId === payout.transactionId && userSub === payout.userSub;

/**
 * Returns whether the claim is on the payout's rail: by a bank it names no wallet, by a wallet it names the
 * payout's.
 */
function isOnRail({ userAddress }: EncodedClaim, { rail, wallet }: Payout): boolean {
  switch (rail) {
    case 'cgdx':
      return wallet !== undefined && wallet.toLowerCase() === userAddress?.toLowerCase();
    case 'bank':
      return wallet === undefined && userAddress === undefined;
    default:
      return rail satisfies never;
  }
}

async function isOwed(claim: EncodedClaim, payoutId: string): Promise<boolean> {
  const payout = await findPayout(payoutId);
  if (!payout) return false;
  const upload = await findUpload(payout.uploadHash);
  return (
    upload !== undefined &&
    isHeldBy(upload, payout) &&
    isOnRail(claim, payout) &&
    toHex(bytesOfUploadHash(upload.uploadHash)) === claim.uploadHash.toLowerCase() &&
    upload.dataPoolId === claim.dataPoolId &&
    upload.leafIndex === Number(claim.index) &&
    upload.quality === Number(claim.dataQuality) &&
    upload.multiplier === Number(claim.earlyBirdMultiplier)
  );
}

/** @returns a refusal that names the payouts that do not hold the reward */
async function check({ data, claims }: SigningRequest): Promise<SigningAnswer | undefined> {
  const encoded = claimsIn(data);
  if (encoded.length === 0) return refusal('it is not a claim');
  if (encoded.length !== claims.length) return refusal('it pays claims that differ from those it names');
  const pairs = encoded.map((claim, at) => ({ claim, payoutId: claims[at]?.payoutId ?? '' }));
  const owed = await mapConcurrently(pairs, (pair) => isOwed(pair.claim, pair.payoutId));
  const notOwed = pairs.filter((_pair, at) => !owed[at]).map(({ payoutId }) => payoutId);
  return notOwed.length === 0 ? undefined : refusal('no payout holds such a reward', notOwed);
}

export const handler = signingHandler('PayerKey', check);
