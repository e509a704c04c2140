/** Decides how the market is allowed to take the price: by a permit if the wallet signs one, else by an approval. */
import { PermitUnsigned } from '@cgdx/contracts/client/permit-unsigned.ts';
import { isDeclined } from '../../lib/wallet/provider.ts';

/**
 * Wallets that cannot sign typed data say so under many codes: whatever it is, an approval is tried, unless the person
 * has declined.
 * @param buy asks for a permit if `canPermit`, else for an approval, which is a transaction of its own
 * @throws whatever the wallet or the contract said
 */
export async function permitOrApprove<Sent>(buy: (canPermit: boolean) => Promise<Sent>): Promise<Sent> {
  try {
    return await buy(true);
  } catch (error) {
    if (!(error instanceof PermitUnsigned)) throw error;
    if (isDeclined(error.cause)) throw error.cause;
    return buy(false);
  }
}
