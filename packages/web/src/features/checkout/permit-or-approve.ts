/** Decides how the market may take the price: by a permit if the wallet can sign one, else by an approval. */
import { PermitUnsigned } from '@cgdx/contracts/client/permit-unsigned.ts';
import { isDeclined } from '../../lib/wallet/provider.ts';

/**
 * Wallets that cannot sign typed data report it under many different codes. So after any failure to sign an approval is
 * tried, unless the person has declined.
 * @param buy asks for a permit if `canPermit`, else for an approval, which is a transaction of its own
 * @throws the error of the wallet or of the contract
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
