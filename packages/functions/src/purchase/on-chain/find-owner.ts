/** Finds who has linked the wallets that bought without a quote, and begins their purchases. */

import { holdersOf } from '../../account/shared-wallet.ts';
import { linkedWallet } from '../../account/wallet.ts';
import { sweepEach } from '../../ground/sweep/sweep-each.ts';
import { type DirectSale, dropUnowned, ownerOf, unownedSales } from './direct-sale.ts';
import { submitForBuyer } from './find-unposted.ts';

/** Returns the first person to whom the wallet is linked now, in the order of linking. */
async function personOf(wallet: string): Promise<string | undefined> {
  for (const userSub of await holdersOf(wallet))
    if ((await linkedWallet(userSub))?.toLowerCase() === wallet.toLowerCase()) return userSub;
  return undefined;
}

async function findOwner(sale: DirectSale): Promise<boolean> {
  if ((await ownerOf(sale)) !== undefined) {
    await dropUnowned(sale);
    return false;
  }
  const { transactionHash, wallet } = sale;
  const userSub = await personOf(wallet);
  return userSub !== undefined && submitForBuyer(transactionHash, { userSub, wallet });
}

/** @returns how many purchases were begun */
export const findOwners = async (): Promise<number> => sweepEach(await unownedSales(), findOwner);
