/** Deploys CGDX and Marketplace, adds the pools, and gives all roles to their holders. Idempotent: it adds only what is missing. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  Contract,
  ContractFactory,
  computeAddress,
  getCreateAddress,
  id,
  JsonRpcProvider,
  NonceManager,
  type Signer,
  Wallet,
} from 'ethers';
import { type ContractName, readArtifact } from '../abi/artifact.ts';
import { cgdxAbi } from '../abi/cgdx.ts';
import { marketplaceAbi } from '../abi/marketplace.ts';
import { buildWhereStale } from './build.ts';
import { handOver } from './hand-over.ts';
import { type Holders, troubleWithHolders } from './holder.ts';
import { isSameCode } from './same-code.ts';
import { sealMarket } from './seal.ts';

/** 1 billion CGDX, in base units. */
const supplyCapWei = 10n ** 27n;

/** A fixed gas limit: automatic estimates would not see the effect of transactions in flight. */
const limit = { gasLimit: 300_000n };

export interface PoolSeed {
  readonly dataPoolId: string;
  readonly maxIncentiveWei: bigint;
  readonly pricePerUploadWei: bigint;
  /** The account that may withdraw the buyers' payments. */
  readonly owner: string;
}

export interface DeployOptions {
  readonly rpcUrl: string;
  /** Becomes the owner, and keeps no other role. */
  readonly deployerPrivateKey: string;
  readonly holders: Holders;
  /** The minter's key, which mints CGDX that an escrow lacks at a later run. */
  readonly minterPrivateKey?: string;
  readonly pools: readonly PoolSeed[];
  /** The amount to which every pool's escrow is topped up with newly minted CGDX, in base units. */
  readonly escrowWeiPerPool: bigint;
  /** The daily cap on rewards, in base units: set once, while the cap is 0. */
  readonly dailyCapWei: bigint;
  /** The minimum claim window in minutes: how long leaves wait until they count; 0 by default. */
  readonly claimWindowMinutes?: number;
  /** The file that stores the addresses between runs, one entry for each chain. Without it every run deploys again. */
  readonly addressesFile?: string;
  /** Called with a sentence about something that the market still lacks. */
  readonly onNote?: (sentence: string) => void;
}

export interface Deployment {
  readonly chainId: number;
  readonly cgdx: string;
  readonly marketplace: string;
  readonly deployedAtBlock: number;
}

/** @throws Error from the node or from forge, or if the deployer would keep a role or two roles would share a key */
export async function deployContracts(options: DeployOptions): Promise<Deployment> {
  const trouble = troubleWithHolders(options.holders, computeAddress(options.deployerPrivateKey));
  if (trouble !== undefined) throw new Error(trouble);
  await buildWhereStale();
  const provider = new JsonRpcProvider(options.rpcUrl, undefined, { cacheTimeout: -1, pollingInterval: 100 });
  try {
    const deployer = new NonceManager(new Wallet(options.deployerPrivateKey, provider));
    const { chainId } = await provider.getNetwork();
    const known = recall(options.addressesFile, chainId);
    const stands = known !== undefined && (await standsThere(provider, known));
    const deployment = stands ? known : await create(deployer, Number(chainId));
    if (!stands) remember(options.addressesFile, deployment);
    await seed(deployer, deployment, options);
    await handOver(deployer, deployment, options.holders);
    const unsealed = await sealMarket(deployer, deployment.marketplace);
    if (unsealed !== undefined) options.onNote?.(unsealed);
    return deployment;
  } finally {
    provider.destroy();
  }
}

/** Returns the constructor's arguments: for CGDX its cap; for Marketplace the empty root and the token; for the others the token. */
export function constructorArguments(contract: ContractName, cgdx?: string): readonly unknown[] {
  if (contract === 'CGDX') return [supplyCapWei];
  return contract === 'Marketplace' ? [`0x${'0'.repeat(64)}`, cgdx] : [cgdx];
}

/** Returns the addresses of a market's contracts: a contract created by another has an address that follows from its nonce. */
export function partsOf(marketplace: string): Readonly<Record<Exclude<ContractName, 'CGDX'>, string>> {
  const office = getCreateAddress({ from: marketplace, nonce: 1 });
  const reader = getCreateAddress({ from: office, nonce: 1 });
  return { Marketplace: marketplace, MarketOffice: office, MarketReader: reader };
}

/** @throws Error if another version is deployed there, whose uploads and payments must not be lost */
async function standsThere(provider: JsonRpcProvider, { marketplace }: Deployment): Promise<boolean> {
  const code = await provider.getCode(marketplace);
  if (code === '0x') return false;
  const ours = Object.entries(partsOf(marketplace)) as [ContractName, string][];
  const codes = await Promise.all(ours.map(([, address]) => provider.getCode(address)));
  if (ours.every(([name], at) => isSameCode(codes[at] ?? '', readArtifact(name)))) return true;
  throw new Error(
    `the marketplace at ${marketplace} is of another version than contracts/src; on a local stack, "npm start -- --fresh" begins anew`,
  );
}

async function create(deployer: NonceManager, chainId: number): Promise<Deployment> {
  const token = await make('CGDX', deployer);
  const cgdx = await token.getAddress();
  return { chainId, cgdx, ...(await createMarket(deployer, cgdx)) };
}

/** Deploys a market for an existing token. */
export async function createMarket(
  deployer: Signer,
  cgdx: string,
): Promise<Pick<Deployment, 'marketplace' | 'deployedAtBlock'>> {
  const market = await make('Marketplace', deployer, cgdx);
  const receipt = await market.deploymentTransaction()?.wait();
  if (!receipt) throw new Error('the deployment has no receipt');
  return { marketplace: await market.getAddress(), deployedAtBlock: receipt.blockNumber };
}

function make(name: 'CGDX' | 'Marketplace', deployer: Signer, cgdx?: string) {
  const { abi, bytecode } = readArtifact(name);
  return new ContractFactory([...abi], bytecode, deployer).deploy(...constructorArguments(name, cgdx));
}

/** Adds missing pools and tops up all escrows, with as many transactions in flight as possible. */
async function seed(deployer: NonceManager, deployment: Deployment, options: DeployOptions): Promise<void> {
  const market = new Contract(deployment.marketplace, marketplaceAbi, deployer);
  const states = await Promise.all(
    options.pools.map(async (pool) => {
      const [, id] = await market.getFunction('dataPools')(pool.dataPoolId);
      const exists = id !== '';
      const escrow: bigint = exists ? await market.getFunction('escrowOf')(pool.dataPoolId) : 0n;
      return { ...pool, exists, missingWei: max(0n, options.escrowWeiPerPool - escrow) };
    }),
  );
  const missingWei = states.reduce((sum, pool) => sum + pool.missingWei, 0n);
  const sent = [];
  for (const pool of states) {
    if (pool.exists) continue;
    sent.push(
      await market.getFunction('addDataPool')(
        pool.dataPoolId,
        pool.maxIncentiveWei,
        pool.pricePerUploadWei,
        true,
        pool.owner,
        limit,
      ),
    );
  }
  const [cap] = await market.getFunction('epochBudget')();
  const isFree = cap === 0n && options.dailyCapWei > 0n;
  if (isFree && (await market.getFunction('isSealed')()))
    options.onNote?.('The market pays nothing, since its cap is 0. It is sealed, so announce setEpochCap.');
  else if (isFree) sent.push(await market.getFunction('setEpochCap')(options.dailyCapWei, limit));
  const minutes = options.claimWindowMinutes ?? 0;
  if ((await market.getFunction('claimWindow')()) < minutes)
    sent.push(await market.getFunction('setClaimWindow')(minutes, limit));
  // All pools must exist before the escrows are funded.
  await Promise.all(sent.map((transaction) => transaction.wait()));
  if (missingWei > 0n) await fund(await minterOf(deployer, deployment, options), deployment, states);
}

/** Returns the minter's account: the deployer's until it has given the role away. */
async function minterOf(
  deployer: NonceManager,
  { cgdx }: Deployment,
  { minterPrivateKey }: DeployOptions,
): Promise<NonceManager> {
  const token = new Contract(cgdx, cgdxAbi, deployer);
  if (await token.getFunction('hasRole')(id('MINTER_ROLE'), await deployer.getAddress())) return deployer;
  if (minterPrivateKey !== undefined)
    return new NonceManager(new Wallet(minterPrivateKey, deployer.provider));
  throw new Error(
    'An escrow lacks CGDX, which only the minter may mint now: mint it and call fundPool with that key.',
  );
}

async function fund(
  minter: NonceManager,
  { cgdx, marketplace }: Deployment,
  pools: readonly { readonly dataPoolId: string; readonly missingWei: bigint }[],
): Promise<void> {
  const token = new Contract(cgdx, cgdxAbi, minter);
  const market = new Contract(marketplace, marketplaceAbi, minter);
  const missingWei = pools.reduce((sum, pool) => sum + pool.missingWei, 0n);
  const sent = [
    await token.getFunction('mint')(await minter.getAddress(), missingWei, limit),
    await token.getFunction('approve')(marketplace, missingWei, limit),
  ];
  for (const { dataPoolId, missingWei: amount } of pools) {
    if (amount > 0n) sent.push(await market.getFunction('fundPool')(dataPoolId, amount, limit));
  }
  await Promise.all(sent.map((transaction) => transaction.wait()));
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function readAll(file: string | undefined): Record<string, Deployment> {
  if (file === undefined || !existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    // Contracts that were deployed again would know nothing of earlier uploads and payments.
    throw new Error(`${file} is damaged: restore a copy of it, or start with a new chain and a new file`);
  }
}

const recall = (file: string | undefined, chainId: bigint): Deployment | undefined =>
  readAll(file)[String(chainId)];

function remember(file: string | undefined, deployment: Deployment): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify({ ...readAll(file), [deployment.chainId]: deployment }, null, 2);
  // Renamed into place: a crash leaves the old file or the new one.
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}
