/** Gives the market's roles to the address that will sign for it, and takes them from the one that deployed. */
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { Contract, id, JsonRpcProvider, NonceManager, Wallet } from 'ethers';

const roles = ['APPENDER_ROLE', 'PAYER_ROLE', 'SETTLER_ROLE', 'PAUSER_ROLE'];

/** Run again, it sends nothing. @returns how many transactions it took */
export async function handOver(
  rpcUrl: string,
  privateKey: string,
  marketplace: string,
  operator: string,
): Promise<number> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { cacheTimeout: -1, pollingInterval: 500 });
  try {
    const deployer = new NonceManager(new Wallet(privateKey, provider));
    const market = new Contract(marketplace, marketplaceAbi, deployer);
    const mine = await deployer.getAddress();
    if (mine.toLowerCase() === operator.toLowerCase()) return 0;
    const sent = [];
    for (const role of roles.map(id)) {
      if (!(await market.getFunction('hasRole')(role, operator)))
        sent.push(await market.getFunction('grantRole')(role, operator));
      if (await market.getFunction('hasRole')(role, mine))
        sent.push(await market.getFunction('revokeRole')(role, mine));
    }
    await Promise.all(sent.map((transaction) => transaction.wait()));
    return sent.length;
  } finally {
    provider.destroy();
  }
}
