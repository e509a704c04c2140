/** Deploys to a temporary chain with the public test network's id. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Holders, roleNames } from '@cgdx/contracts/deploy/holder.ts';
import { computeAddress, JsonRpcProvider, parseEther, toQuantity, Wallet } from 'ethers';
import { startChain } from '../../cloud/chain/chain.ts';
import type { DeployFlags } from './deploy-flags.ts';
import { type Deployed, deployTo } from './deploy-to.ts';

const madeUp = (): Holders =>
  Object.fromEntries(roleNames.map((role) => [role, Wallet.createRandom().address])) as unknown as Holders;

/** @param onNote gets a sentence for each step that the market still needs */
export async function dryRun(
  { privateKey = Wallet.createRandom().privateKey, holders = madeUp(), ...asked }: DeployFlags,
  onNote: (sentence: string) => void,
): Promise<Deployed> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-dry-run-'));
  const chain = await startChain({ port: 0, directory });
  const provider = new JsonRpcProvider(chain.url);
  try {
    await provider.send('anvil_setBalance', [computeAddress(privateKey), toQuantity(parseEther('1'))]);
    const { poolOwner, escrowCgdx, dailyCapCgdx, claimWindowMinutes } = asked;
    return await deployTo({
      ...{ rpcUrl: chain.url, privateKey, holders, poolOwner, escrowCgdx, dailyCapCgdx, claimWindowMinutes },
      addressesFile: join(directory, 'addresses.json'),
      directory: join(directory, 'deployment'),
      envFile: undefined,
      onNote,
    });
  } finally {
    provider.destroy();
    await chain.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
