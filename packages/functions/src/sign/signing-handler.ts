/** What the signing functions have in common: one key each, a look at what the order is, and no transaction above the cap. */
import type { SigningKeyName } from '@cgdx/workflows/wiring/signing-key.ts';
import { weiOfGwei } from '../chain/transaction/fee.ts';
import {
  refusal,
  type SigningAnswer,
  type SigningRequest,
  signingRequestSchema,
} from '../chain/transaction/signing-request.ts';
import { transactionOf } from '../chain/transaction/transaction.ts';
import { discreetError } from '../discreet-error.ts';
import { chain } from '../wiring.ts';
import { signDigest } from './key-signature.ts';

/** More than any call of the lane can use: 50 claims take a tenth of it. */
const mostGas = 15_000_000n;

/**
 * @param check says why the key has no business with this order
 * @returns the Lambda handler
 */
export function signing(
  key: SigningKeyName,
  check: (order: SigningRequest) => Promise<SigningAnswer | undefined>,
): (event: unknown) => Promise<SigningAnswer> {
  return async (event) => {
    const order = signingRequestSchema.safeParse(event);
    if (!order.success) return refusal('it is no order');
    try {
      return exceedsLimits(order.data) ?? (await check(order.data)) ?? (await signed(key, order.data));
    } catch (error) {
      throw discreetError(error);
    }
  };
}

/** Whoever asks could otherwise burn what the account has. */
function exceedsLimits({ gasLimit, maxFeePerGas }: SigningRequest): SigningAnswer | undefined {
  if (BigInt(maxFeePerGas) > weiOfGwei(chain().feeCapGwei)) return refusal('it offers more than the fee cap');
  return BigInt(gasLimit) > mostGas ? refusal('it may use more gas than any call of the lane') : undefined;
}

const signed = async (key: SigningKeyName, order: SigningRequest): Promise<SigningAnswer> => ({
  signature: await signDigest(key, transactionOf(order).unsignedHash),
});
