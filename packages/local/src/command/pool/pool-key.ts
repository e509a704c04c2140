/** The keys of people that sign a pool's changes: given in the environment, or those of a local stack. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { computeAddress } from 'ethers';
import { poolOwner } from '../../ground/account.ts';
import { readSecrets } from '../../ground/secret.ts';
import { stateDirectory } from '../../ground/state-directory.ts';

export interface PoolKeys {
  readonly owner: () => string;
  readonly poolOwner: () => string;
  readonly funder: () => string;
  /** The address that gets the proceeds of a new pool. */
  readonly poolOwnerAddress: () => string;
  /** Whether the funder may mint the CGDX that it pays in. */
  readonly mintsForFunder: boolean;
}

function named(name: string, local: (() => string) | undefined): () => string {
  return () => {
    const key = process.env[name];
    if (key !== undefined) return key;
    if (local) return local();
    throw new MarketError(
      'input',
      'KeyMissing',
      `This action needs a private key that a person holds: ${name} is not set.`,
      {
        advice: 'Put the private key into the environment of this command alone, not into a file.',
      },
    );
  };
}

/** @param isLocal whether the stack runs on this machine */
export function poolKeys(isLocal: boolean): PoolKeys {
  const secrets = isLocal ? readSecrets(stateDirectory()) : undefined;
  const own = named('CGDX_POOL_OWNER_KEY', isLocal ? () => poolOwner.privateKey : undefined);
  return {
    owner: named('CGDX_OWNER_KEY', secrets && (() => secrets.DeployerKey)),
    poolOwner: own,
    funder: named('CGDX_FUNDER_KEY', secrets && (() => secrets.MinterKey)),
    poolOwnerAddress: () => process.env.CGDX_POOL_OWNER ?? computeAddress(own()),
    mintsForFunder: isLocal && process.env.CGDX_FUNDER_KEY === undefined,
  };
}
