/**
 * For tests: a chain with the contracts deployed. Deploying takes a second of computing, so a process does it once for
 * each set of options; later chains with the same options load the first one's state.
 */
import { writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GuardedService } from '@cgdx/aws/process/guarded-proxy.ts';
import { type Deployment, type DeployOptions, deployContracts } from '@cgdx/contracts/deploy/deploy.ts';
import { startChain } from '@cgdx/local/cloud/chain/chain.ts';
import { stateFileOf } from '@cgdx/local/cloud/chain/state-file.ts';
import { deployer, roleHolders } from '@cgdx/local/ground/account.ts';
import { openProvider } from '../link/open-provider.ts';

export interface DeployedChain extends GuardedService {
  readonly deployment: Deployment;
}

type Options = Pick<DeployOptions, 'pools' | 'escrowWeiPerPool' | 'dailyCapWei' | 'claimWindowMinutes'>;

interface Written {
  readonly deployment: Deployment;
  /** The contents of anvil's state file. */
  readonly state: string;
}

/** On `globalThis`, so that it outlives the modules of one test file. */
const here = globalThis as { cgdxDeployed?: Map<string, Written> };
here.cgdxDeployed ??= new Map();
const deployed = here.cgdxDeployed;

/** @param directory where the chain keeps its state */
export async function startDeployedChain(directory: string, options: Options): Promise<DeployedChain> {
  const key = JSON.stringify(options, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  const known = deployed.get(key);
  if (known !== undefined) writeFileSync(stateFileOf(directory), known.state);
  const chain = await startChain({ port: 0, directory });
  const written = known ?? (await deploy(chain.behindUrl, options));
  deployed.set(key, written);
  return { ...chain, deployment: written.deployment };
}

async function deploy(rpcUrl: string, options: Options): Promise<Written> {
  const deployment = await deployContracts({
    ...options,
    rpcUrl,
    deployerPrivateKey: deployer.privateKey,
    holders: roleHolders,
  });
  const provider = openProvider(rpcUrl);
  const dump: string = await provider.send('anvil_dumpState', []);
  provider.destroy();
  return { deployment, state: gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString() };
}
