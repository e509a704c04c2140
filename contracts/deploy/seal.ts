/** Seals the market: from then on the owner cannot set the root by hand, and needs notice to change roles, cap and incentives. */
import { Contract, isError, type NonceManager } from 'ethers';
import { marketplaceAbi } from '../abi/marketplace.ts';

const limit = { gasLimit: 100_000n };

/** @returns why the market is not sealed; undefined if it is @throws Error if an append came in between */
export async function sealMarket(deployer: NonceManager, marketplace: string): Promise<string | undefined> {
  const market = new Contract(marketplace, marketplaceAbi, deployer);
  if (await market.getFunction('isSealed')()) return undefined;
  const [root, size] = await Promise.all([
    market.getFunction('getDataUploadMerkleRoot')(),
    market.getFunction('size')(),
  ]);
  if (size === 0n)
    return 'The market is not sealed, since its tree is empty: until then its owner gives roles and raises the cap without notice. Run the same command again once the first upload is on the chain.';
  try {
    await (await market.getFunction('seal')(root, size, limit)).wait();
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION')) throw error;
    throw new Error(
      'The market is not sealed, since its tree changed meanwhile. Run the same command again.',
    );
  }
  return undefined;
}
