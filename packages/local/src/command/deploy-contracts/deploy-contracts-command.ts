/** `npm run contracts:deploy`: deploys the contracts to a chain once; a second run finds them and deploys nothing. */

import { join } from 'node:path';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { poolOwner as localPoolOwner } from '../../ground/account.ts';
import { holdersOf } from '../../ground/holder.ts';
import { findStack } from '../../ground/running-stack.ts';
import { readSecrets } from '../../ground/secret.ts';
import { repositoryRoot, stateDirectory } from '../../ground/state-directory.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { troubleWith } from './check-account.ts';
import { checkRecord } from './check-record.ts';
import { type DeployFlags, deployHelp, parseDeployFlags } from './deploy-flags.ts';
import { type DeployTo, deployTo, recordFile } from './deploy-to.ts';
import { dryRun } from './dry-run.ts';

const moonbaseRpcUrl = 'https://rpc.api.moonbase.moonbeam.network';
const moonbaseDirectory = join(repositoryRoot, 'contracts/deployment/moonbase');
/** The amount to which `npm start` tops up each pool's escrow. */
const localEscrowCgdx = 1_000_000n;

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(deployHelp));
  process.exit(0);
}
const flags = parseDeployFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  complain(flags, '', ...ownLines(deployHelp));
  process.exit(1);
}
try {
  if (flags.dryRun) {
    const { record, transactions } = await dryRun(flags, (sentence) => print(sentence));
    print(`On a temporary chain, which has been removed: ${transactions} transactions, and this record.`);
    print(...JSON.stringify(record, null, 2).split('\n'));
    process.exit(0);
  }
  if (flags.check) {
    const { contracts, owner, isSealed } = await checkRecord(...(await recordOf(flags)));
    for (const [name, { address }] of Object.entries(contracts)) print(`${name.padEnd(12)} ${address}`);
    print(
      `The chain agrees with the record: the code of all four contracts, the owner ${owner}, who has no role, and the holder of each role.`,
    );
    print(`Sealed       ${isSealed ? 'yes' : 'not yet'}`);
    process.exit(0);
  }
  const to = flags.network === 'local' ? await toLocal(flags) : toMoonbase(flags);
  const trouble = await troubleWith(to.rpcUrl, to.privateKey);
  if (trouble !== undefined) throw new Error(trouble);
  const { cgdx, marketplace, deployedAtBlock, record, transactions } = await deployTo({
    ...to,
    onNote: (sentence) => print(sentence),
  });
  print(
    transactions === 0
      ? 'The contracts are deployed already: nothing was sent.'
      : `Sent ${transactions} transactions.`,
  );
  print(`CGDX         ${cgdx}`);
  print(`Marketplace  ${marketplace} (block ${deployedAtBlock})`);
  print(
    `Checked: the code of all four contracts, that the owner ${record.owner} has no role, and the holder of each role.`,
  );
  print(`Sealed       ${record.isSealed ? 'yes' : 'not yet'}`);
  print(`The record is in ${join(to.directory, recordFile)}; a second run checks it again.`);
  print(`To verify the sources on a block explorer: the files in ${to.directory}`);
  if (to.envFile !== undefined) print(`CGDX_ADDRESS and MARKETPLACE_ADDRESS: ${to.envFile}`);
  process.exit(0);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  if (error instanceof MarketError && error.advice) complain(error.advice);
  process.exit(1);
}

function envFileOf({ stage }: DeployFlags): string | undefined {
  return stage === undefined ? undefined : join(repositoryRoot, `.env.${stage}`);
}

/** Returns the address of the node to query, and the path of the record. */
async function recordOf({ network, rpcUrl }: DeployFlags): Promise<[string, string]> {
  if (network === 'moonbase') return [rpcUrl ?? moonbaseRpcUrl, join(moonbaseDirectory, recordFile)];
  const { chain } = await findStack(undefined);
  return [rpcUrl ?? chain.rpcUrl, join(stateDirectory(), 'contracts', recordFile)];
}

/** Returns the running local cloud's chain and its own keys. The addresses are those with which the cloud started. */
async function toLocal(asked: DeployFlags): Promise<DeployTo> {
  const stack = await findStack(undefined);
  const keys = readSecrets(stateDirectory());
  return {
    rpcUrl: asked.rpcUrl ?? stack.chain.rpcUrl,
    privateKey: keys.DeployerKey,
    poolOwner: asked.poolOwner ?? localPoolOwner.address,
    escrowCgdx: asked.escrowCgdx === 0n ? localEscrowCgdx : asked.escrowCgdx,
    holders: asked.holders ?? holdersOf(keys),
    minterPrivateKey: keys.MinterKey,
    dailyCapCgdx: asked.dailyCapCgdx,
    claimWindowMinutes: asked.claimWindowMinutes,
    addressesFile: join(stateDirectory(), 'contracts.json'),
    directory: join(stateDirectory(), 'contracts'),
    envFile: envFileOf(asked),
  };
}

function toMoonbase(asked: DeployFlags): DeployTo {
  if (asked.holders === undefined) throw new Error('Give an address for each role.');
  return {
    rpcUrl: asked.rpcUrl ?? moonbaseRpcUrl,
    privateKey: asked.privateKey ?? '',
    poolOwner: asked.poolOwner,
    escrowCgdx: asked.escrowCgdx,
    holders: asked.holders,
    dailyCapCgdx: asked.dailyCapCgdx,
    claimWindowMinutes: asked.claimWindowMinutes,
    addressesFile: join(moonbaseDirectory, 'addresses.json'),
    directory: moonbaseDirectory,
    envFile: envFileOf(asked),
  };
}
