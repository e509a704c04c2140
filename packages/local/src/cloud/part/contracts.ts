/** Deploys the contracts to the chain, and funds the pools' escrow. */
import { join } from 'node:path';
import { markCreated } from '@cgdx/aws/database/created-mark.ts';
import { initialPools } from '@cgdx/core/pool/pool.ts';
import { initialTerms } from '@cgdx/core/pool/pool-terms.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { z } from 'zod';
import { poolOwner } from '../../ground/account.ts';
import type { LocalKeys } from '../../ground/secret.ts';
import { readIrreplaceable } from '../../ground/state-file.ts';
import type { Contracts } from '../link/link.ts';

/** Each start tops up every pool's escrow to 1 million CGDX. */
const escrowWeiPerPool = 1_000_000n * oneCgdxWei;

/**
 * A public chain may revoke this many blocks; a development chain mines one block per transaction and no further ones.
 */
const publicConfirmations = 3;

/** @param asked the operator's setting, a decimal integer */
export function confirmationsOf(rpcUrl: string, asked: string | undefined): number {
  if (asked !== undefined && /^\d{1,3}$/.test(asked)) return Number(asked);
  const { hostname } = new URL(rpcUrl);
  return hostname === '127.0.0.1' || hostname === 'localhost' ? 0 : publicConfirmations;
}

const address = z.string().regex(/^0x[0-9a-f]{40}$/i);
/** Addresses by the chain's id. */
const addressesSchema = z.record(z.string(), z.object({ cgdx: address, marketplace: address }));
/** Contracts that are deployed again would not know what was published and paid before. */
const advice = 'Restore it from a copy, or start from scratch with "npm start -- --fresh".';

export async function deploy(rpcUrl: string, keys: LocalKeys, directory: string): Promise<Contracts> {
  const addressesFile = join(directory, 'contracts.json');
  readIrreplaceable(addressesFile, addressesSchema, advice);
  // Imported only now, as loading ethers takes a while.
  const { deployContracts } = await import('@cgdx/contracts/deploy/deploy.ts');
  const { holdersOf } = await import('../../ground/holder.ts');
  const holders = holdersOf(keys);
  const { chainId, cgdx, marketplace } = await deployContracts({
    rpcUrl,
    deployerPrivateKey: keys.DeployerKey,
    minterPrivateKey: keys.MinterKey,
    holders,
    pools: initialTerms(poolOwner.address),
    escrowWeiPerPool,
    // The sum of all escrows, so that development never has to wait for the next day.
    dailyCapWei: escrowWeiPerPool * BigInt(initialPools.length),
    addressesFile,
  });
  markCreated(addressesFile);
  return {
    chainId,
    cgdx,
    marketplace,
    appender: holders.appender,
    payer: holders.payer,
    settler: holders.settler,
  };
}
