/** Compares what was written down of a deployment with the chain: anyone can, without a key. */
import { readFileSync } from 'node:fs';
import { JsonRpcProvider } from 'ethers';
import { checkDeployment, type DeploymentRecord, deploymentRecord } from './check-deployment.ts';

/**
 * @returns the same as it is today: cap and claim window may have been changed, and the market sealed
 * @throws Error that says what is not as it was written down
 */
export async function checkRecord(rpcUrl: string, file: string): Promise<DeploymentRecord> {
  const written = deploymentRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { chainId, deployedAtBlock, contracts, owner, roles, isSealed } = written;
  const actual = await chainIdOf(rpcUrl);
  if (actual !== chainId) throw new Error(`This is chain ${actual}; the record is of chain ${chainId}.`);
  const { CGDX, Marketplace } = contracts;
  const at = { chainId, deployedAtBlock, cgdx: CGDX.address, marketplace: Marketplace.address };
  const found = await checkDeployment(rpcUrl, at, roles);
  for (const [name, { address, codeHash }] of Object.entries(contracts)) {
    const now = found.contracts[name as keyof typeof contracts];
    if (now.address !== address || now.codeHash !== codeHash)
      throw new Error(`${name} is not what was written down: ${now.codeHash} at ${now.address}.`);
  }
  if (found.owner !== owner) throw new Error(`The owner is ${found.owner}; ${owner} was written down.`);
  if (isSealed && !found.isSealed) throw new Error('It was sealed, and is no more.');
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
