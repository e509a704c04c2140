/** Finds who has linked the wallets that bought without a quote, and begins their purchases. */
import { type DirectSale, dropUnowned, ownerOf, unownedSales } from '../store/direct-sale.ts';
import { holdersOf } from '../store/shared-wallet.ts';
import { linkedWallet } from '../store/wallet.ts';
import { submitForBuyer } from './find-unposted.ts';
import { sweepEach } from './sweep-each.ts';

/** The first person, of those who ever linked it, to whom the wallet is linked now. */
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
