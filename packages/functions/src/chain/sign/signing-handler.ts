/** What the signing functions share: one key each, a check of the request against the stores, and limits on gas and fees. */
import type { SigningKeyName } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { handled } from '../../ground/handler/handled.ts';
import { chain } from '../../ground/links.ts';
import { weiOfGwei } from '../transaction/fee.ts';
import {
  refusal,
  type SigningAnswer,
  type SigningRequest,
  signingRequestSchema,
} from '../transaction/signing-request.ts';
import { transactionOf } from '../transaction/transaction.ts';
import { signDigest } from './key-signature.ts';

/** More than any call of the lane uses: 250 claims of new wallets in a tree of a billion leaves take 16 million. */
const maxGas = 20_000_000n;

/**
 * @param check returns a refusal if the key must not sign this request
 * @returns the Lambda handler
 */
export function signingHandler(
  key: SigningKeyName,
  check: (request: SigningRequest) => Promise<SigningAnswer | undefined>,
): (event: unknown) => Promise<SigningAnswer> {
  return handled(async (event) => {
    const request = signingRequestSchema.safeParse(event);
    if (!request.success) return refusal('it is not a signing request');
    return overLimit(request.data) ?? (await check(request.data)) ?? (await signed(key, request.data));
  });
}

/** Returns a refusal if gas or fees exceed their limits: otherwise a caller could burn the whole balance. */
function overLimit({ gasLimit, maxFeePerGas }: SigningRequest): SigningAnswer | undefined {
  if (BigInt(maxFeePerGas) > weiOfGwei(chain().feeCapGwei)) return refusal('it offers more than the fee cap');
  return BigInt(gasLimit) > maxGas ? refusal('it may use more gas than any call of the lane') : undefined;
}

const signed = async (key: SigningKeyName, request: SigningRequest): Promise<SigningAnswer> => ({
  signature: await signDigest(key, transactionOf(request).unsignedHash),
});
