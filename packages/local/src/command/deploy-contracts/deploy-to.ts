/** Deploys the contracts to a network, or finds them there; writes the files that a stage and a block explorer need. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAbi } from '@cgdx/contracts/abi/write-abi.ts';
import { type Deployment, deployContracts } from '@cgdx/contracts/deploy/deploy.ts';
import type { Holders } from '@cgdx/contracts/deploy/holder.ts';
import { writeVerification } from '@cgdx/contracts/deploy/verification.ts';
import { initialTerms } from '@cgdx/core/pool/pool-terms.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { JsonRpcProvider, Wallet } from 'ethers';
import { checkDeployment, type DeploymentRecord } from './check-deployment.ts';
import { setInEnvFile } from './env-file.ts';

export interface DeployTo {
  readonly rpcUrl: string;
  readonly privateKey: string;
  readonly poolOwner: string | undefined;
  readonly escrowCgdx: bigint;
  /** The daily cap on rewards, set if the market's cap is still 0. */
  readonly dailyCapCgdx: bigint;
  /** As in the flags. */
  readonly claimWindowMinutes: number;
  readonly holders: Holders;
  /** The key that tops up an escrow if the deployer may no longer mint. */
  readonly minterPrivateKey?: string | undefined;
  /** The file of the addresses, one entry per chain. */
  readonly addressesFile: string;
  /** The folder for the files that verify the sources. */
  readonly directory: string;
  /** The file into which CGDX_ADDRESS and MARKETPLACE_ADDRESS are written. */
  readonly envFile: string | undefined;
  /** Gets a sentence for each step that the market still needs. */
  readonly onNote?: (sentence: string) => void;
}

export interface Deployed extends Deployment {
  readonly record: DeploymentRecord;
  /** The number of transactions sent; 0 if everything was deployed already. */
  readonly transactions: number;
}

/** The record of the deployment, beside the files that verify the sources. */
export const recordFile = 'deployment.json';

/**
 * Deploys the contracts. A second run sends nothing and writes the same files.
 * @throws Error with a message of the node or of forge
 */
export async function deployTo(to: DeployTo): Promise<Deployed> {
  const { rpcUrl, privateKey, poolOwner, holders, addressesFile, directory, envFile } = to;
  const before = await sentBy(rpcUrl, privateKey);
  const deployment = await deployContracts({
    rpcUrl,
    deployerPrivateKey: privateKey,
    holders,
    ...(to.minterPrivateKey !== undefined && { minterPrivateKey: to.minterPrivateKey }),
    pools: poolOwner === undefined ? [] : initialTerms(poolOwner),
    escrowWeiPerPool: to.escrowCgdx * oneCgdxWei,
    dailyCapWei: to.dailyCapCgdx * oneCgdxWei,
    claimWindowMinutes: to.claimWindowMinutes,
    addressesFile,
    ...(to.onNote && { onNote: to.onNote }),
  });
  writeAbi();
  writeVerification(directory, deployment);
  const record = await checkDeployment(rpcUrl, deployment, holders);
  writeFileSync(join(directory, recordFile), `${JSON.stringify(record, null, 2)}\n`);
  if (envFile !== undefined)
    setInEnvFile(envFile, { CGDX_ADDRESS: deployment.cgdx, MARKETPLACE_ADDRESS: deployment.marketplace });
  return { ...deployment, record, transactions: (await sentBy(rpcUrl, privateKey)) - before };
}

async function sentBy(rpcUrl: string, privateKey: string): Promise<number> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { cacheTimeout: -1 });
  try {
    return await provider.getTransactionCount(new Wallet(privateKey).address);
  } finally {
    provider.destroy();
  }
}
