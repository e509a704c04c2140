/** Deploys CGDX and Marketplace, seeds the pools, and gives every role away; run again, it only adds what is missing. */
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

/** Automatic gas estimates would see the state before what is in flight: every call names its own limit. */
const limit = { gasLimit: 300_000n };

export interface PoolSeed {
  readonly dataPoolId: string;
  readonly maxIncentiveWei: bigint;
  readonly pricePerUploadWei: bigint;
  /** Who may withdraw what buyers pay. */
  readonly owner: string;
}

export interface DeployOptions {
  readonly rpcUrl: string;
  /** Becomes the owner, and keeps no other role. */
  readonly deployerPrivateKey: string;
  readonly holders: Holders;
  /** The minter's: mints what an escrow lacks later on. */
  readonly minterPrivateKey?: string;
  readonly pools: readonly PoolSeed[];
  /** Every pool's escrow is topped up to this, in base units; it is minted for it. */
  readonly escrowWeiPerPool: bigint;
  /** The most that a day pays in rewards, in base units: set once, while it is 0. */
  readonly dailyCapWei: bigint;
  /** Minutes of the windows that leaves wait until they count, where the market's are shorter; 0 by default. */
  readonly claimWindowMinutes?: number;
  /** Where the addresses are kept between runs, one entry a chain. Without it every run deploys again. */
  readonly addressesFile?: string;
  /** Told what the market still lacks. */
  readonly onNote?: (sentence: string) => void;
}

export interface Deployment {
  readonly chainId: number;
  readonly cgdx: string;
  readonly marketplace: string;
  readonly deployedAtBlock: number;
}

/** @throws Error from the node or from forge, and if the deployer would keep a role or two roles share a key */
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

/** What each contract is made with: a cap; the empty root, and the token; the token. */
export function constructorArguments(contract: ContractName, cgdx?: string): readonly unknown[] {
  if (contract === 'CGDX') return [supplyCapWei];
  return contract === 'Marketplace' ? [`0x${'0'.repeat(64)}`, cgdx] : [cgdx];
}

/** A contract that another makes has the address that follows from it and its first nonce. */
export function partsOf(marketplace: string): Readonly<Record<Exclude<ContractName, 'CGDX'>, string>> {
  const office = getCreateAddress({ from: marketplace, nonce: 1 });
  const reader = getCreateAddress({ from: office, nonce: 1 });
  return { Marketplace: marketplace, MarketOffice: office, MarketReader: reader };
}

/** @throws Error if another version is deployed there: an older market's uploads and payments are not ours to drop */
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

/** Deploys a market over a token that is there. */
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

/** Adds the pools that are missing and tops up the escrow of all; as many in flight at once as can be. */
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
    options.onNote?.('The market pays nothing, since its cap is 0, and it is sealed: announce setEpochCap.');
  else if (isFree) sent.push(await market.getFunction('setEpochCap')(options.dailyCapWei, limit));
  const minutes = options.claimWindowMinutes ?? 0;
  if ((await market.getFunction('claimWindow')()) < minutes)
    sent.push(await market.getFunction('setClaimWindow')(minutes, limit));
  // A pool is there before it is funded by another.
  await Promise.all(sent.map((transaction) => transaction.wait()));
  if (missingWei > 0n) await fund(await minterOf(deployer, deployment, options), deployment, states);
}

/** The deployer, until it has given the role away. */
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
    'An escrow lacks CGDX, which the minter alone may mint now: mint and call fundPool from its key.',
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
    // Deployed anew, the contracts would know nothing of what was published and paid.
    throw new Error(`${file} is damaged: put back a copy of it, or begin with a chain and a file of its own`);
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
