import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { type DeployOptions, deployContracts } from '@cgdx/contracts/deploy/deploy.ts';
import { Contract, JsonRpcProvider } from 'ethers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployer, minter, poolOwner, roleHolders } from '../../ground/account.ts';
import { startChain } from './chain.ts';

const oneCgdxWei = 10n ** 18n;
let directory: string;
const stops: (() => unknown)[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-chain-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  rmSync(directory, { recursive: true, force: true });
});

async function start() {
  const chain = await startChain({ port: 0, directory });
  const provider = new JsonRpcProvider(chain.url, undefined, { cacheTimeout: -1, pollingInterval: 50 });
  stops.push(chain.stop, () => provider.destroy());
  return { ...chain, provider };
}

const pool = (dataPoolId: string, cgdx = 100n) => ({
  dataPoolId,
  maxIncentiveWei: cgdx * oneCgdxWei,
  pricePerUploadWei: 2n * oneCgdxWei,
  owner: poolOwner.address,
});
const options = (rpcUrl: string, change: Partial<DeployOptions> = {}): DeployOptions => ({
  rpcUrl,
  deployerPrivateKey: deployer.privateKey,
  minterPrivateKey: minter.privateKey,
  holders: roleHolders,
  pools: [pool('spotify')],
  escrowWeiPerPool: 1_000n * oneCgdxWei,
  dailyCapWei: 500n * oneCgdxWei,
  addressesFile: join(directory, 'addresses.json'),
  ...change,
});

test('a kill while the state is written does not disable the chain: the last complete state is restored', async () => {
  const first = await start();
  await first.provider.send('anvil_mine', ['0x5']);
  while (!existsSync(join(directory, 'chain.copy-1.json'))) await sleep(50);
  await first.stop();
  writeFileSync(join(directory, 'chain.json'), '');
  let said = '';
  const second = await startChain({
    port: 0,
    directory,
    onRestart: (sentence) => {
      said = sentence;
    },
  });
  stops.push(second.stop);
  expect(said).toContain('was restored');
});

test('the chain has the id of Moonbase Alpha', async () => {
  const { provider } = await start();
  expect((await provider.getNetwork()).chainId).toBe(1287n);
});

test('a contract of other sources is not accepted as the marketplace', async () => {
  const { url } = await start();
  const { chainId, cgdx } = await deployContracts(options(url));
  const addressesFile = join(directory, 'other.json');
  writeFileSync(addressesFile, JSON.stringify({ [chainId]: { chainId, cgdx, marketplace: cgdx } }));
  await expect(deployContracts(options(url, { addressesFile }))).rejects.toThrow('another version');
});

test('a second deployment changes no contract; it adds new pools and tops up escrows', async () => {
  const { url, provider } = await start();
  const first = await deployContracts(options(url));
  const blocks = await provider.getBlockNumber();
  expect(await deployContracts(options(url))).toEqual(first);
  expect(await provider.getBlockNumber()).toBe(blocks);

  const pools = [pool('spotify'), pool('x', 200n)];
  const again = await deployContracts(options(url, { pools, escrowWeiPerPool: 5_000n * oneCgdxWei }));
  expect(again).toEqual(first);
  const market = new Contract(first.marketplace, marketplaceAbi, provider);
  for (const { dataPoolId, maxIncentiveWei } of pools) {
    expect((await market.getFunction('getDataPool')(dataPoolId)).max_incentive).toBe(maxIncentiveWei);
    expect(await market.getFunction('escrowOf')(dataPoolId)).toBe(5_000n * oneCgdxWei);
  }
  const token = new Contract(first.cgdx, cgdxAbi, provider);
  expect(await token.getFunction('balanceOf')(first.marketplace)).toBe(10_000n * oneCgdxWei);
});

test('a kill -9 loses no block older than the interval', async () => {
  const { url, provider } = await start();
  const deployment = await deployContracts(options(url));
  const blocks = await provider.getBlockNumber();
  // The state is saved each second, by rewriting the file.
  await sleep(1_500);
  process.kill(Number(readFileSync(join(directory, 'anvil.pid'), 'utf8')), 'SIGKILL');
  // Its supervisor starts it again.
  await expect.poll(() => provider.getBlockNumber().catch(() => -1)).toBe(blocks);
  expect(await deployContracts(options(url))).toEqual(deployment);
});

test('on a chain that starts from scratch the contracts are deployed again', async () => {
  const { url, stop } = await start();
  await deployContracts(options(url));
  await stop();
  rmSync(join(directory, 'chain.json'));
  const fresh = await start();
  const deployment = await deployContracts(options(fresh.url));
  expect(await fresh.provider.getCode(deployment.marketplace)).not.toBe('0x');
});
