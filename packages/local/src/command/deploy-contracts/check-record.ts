/** Compares the record of a deployment with the chain, which needs no key. */
import { readFileSync } from 'node:fs';
import { JsonRpcProvider } from 'ethers';
import { checkDeployment, type DeploymentRecord, deploymentRecord } from './check-deployment.ts';

/**
 * @returns the current record: cap and claim window may have been changed, and the market sealed
 * @throws Error that names what differs from the record
 */
export async function checkRecord(rpcUrl: string, file: string): Promise<DeploymentRecord> {
  const written = deploymentRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { chainId, deployedAtBlock, contracts, owner, tokenOwner, roles, isSealed } = written;
  const actual = await chainIdOf(rpcUrl);
  if (actual !== chainId) throw new Error(`This is chain ${actual}; the record is of chain ${chainId}.`);
  const { CGDX, Marketplace } = contracts;
  const at = { chainId, deployedAtBlock, cgdx: CGDX.address, marketplace: Marketplace.address };
  const found = await checkDeployment(rpcUrl, at, roles);
  for (const [name, { address, codeHash }] of Object.entries(contracts)) {
    const now = found.contracts[name as keyof typeof contracts];
    if (now.address !== address || now.codeHash !== codeHash)
      throw new Error(`${name} differs from the record: ${now.codeHash} at ${now.address}.`);
  }
  if (found.owner !== owner) throw new Error(`The owner is ${found.owner}; the record says ${owner}.`);
  if (found.tokenOwner !== tokenOwner)
    throw new Error(`The token's owner is ${found.tokenOwner}; the record says ${tokenOwner}.`);
  if (isSealed && !found.isSealed) throw new Error('The record says that it is sealed, but it is not.');
  return found;
}

async function chainIdOf(rpcUrl: string): Promise<number> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { cacheTimeout: -1 });
  try {
    return Number((await provider.getNetwork()).chainId);
  } finally {
    provider.destroy();
  }
}
