/** Gives each role of the market to its holder, and removes all roles from the deployer. */

import { Contract, id, type NonceManager } from 'ethers';
import { cgdxAbi } from '../abi/cgdx.ts';
import { marketplaceAbi } from '../abi/marketplace.ts';
import { type Holders, isSame } from './holder.ts';

export interface Addresses {
  readonly cgdx: string;
  readonly marketplace: string;
}

/** Idempotent: a second run sends nothing. @throws Error if the deployer still has a role afterwards */
export async function handOver(
  deployer: NonceManager,
  { cgdx, marketplace }: Addresses,
  holders: Holders,
): Promise<void> {
  const mine = await deployer.getAddress();
  const market = new Contract(marketplace, marketplaceAbi, deployer);
  const token = new Contract(cgdx, cgdxAbi, deployer);
  const roles = [
    { contract: market, role: 'APPENDER_ROLE', holder: holders.appender },
    { contract: market, role: 'PAYER_ROLE', holder: holders.payer },
    { contract: market, role: 'SETTLER_ROLE', holder: holders.settler },
    { contract: market, role: 'PAUSER_ROLE', holder: holders.pauser },
    { contract: token, role: 'MINTER_ROLE', holder: holders.minter },
  ];
  const has = (contract: Contract, role: string, account: string): Promise<boolean> =>
    contract.getFunction('hasRole')(id(role), account);
  const sent = [];
  for (const { contract, role, holder } of roles) {
    if (!(await has(contract, role, holder)))
      sent.push(await contract.getFunction('grantRole')(id(role), holder));
    if (await has(contract, role, mine)) sent.push(await contract.getFunction('revokeRole')(id(role), mine));
  }
  const quoter: string = await market.getFunction('quoter')();
  if (!isSame(quoter, holders.quoter)) sent.push(await market.getFunction('setQuoter')(holders.quoter));
  await Promise.all(sent.map((transaction) => transaction.wait()));
  const kept = [];
  for (const { contract, role } of roles) if (await has(contract, role, mine)) kept.push(role);
  if (isSame(await market.getFunction('quoter')(), mine)) kept.push('the quotes');
  if (kept.length > 0)
    throw new Error(`${mine} deployed and still has ${kept.join(', ')}. Run the same command again.`);
}
