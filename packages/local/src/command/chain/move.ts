/**
 * Moves the market to a new contract for the same token: the tree, unclaimed rewards, escrow, and the lane's stores.
 */
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { createMarket } from '@cgdx/contracts/deploy/deploy.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { chain } from '@cgdx/functions/ground/links.ts';
import { assertLaneDry, migrateTree } from '@cgdx/functions/publication/operation/migrate-tree.ts';
import { openPurchases } from '@cgdx/functions/purchase/record/purchase.ts';
import {
  Contract,
  id,
  JsonRpcProvider,
  keccak256,
  NonceManager,
  type TransactionResponse,
  ZeroAddress,
} from 'ethers';
import { OwnerWallet } from '../../ground/owner-wallet.ts';
import type { ChainFlags } from './chain-flags.ts';

export interface Moved {
  /** True if no step is left. */
  readonly isMoved: boolean;
  readonly sentences: readonly string[];
}

/**
 * One step. Whether it is done is read from the chain and the stores each time, so that a run may be killed at any
 * moment.
 */
interface Step {
  readonly title: string;
  readonly isDone: () => Promise<boolean>;
  /** Throws the reason for which the step cannot be carried out yet. */
  readonly check?: () => Promise<void>;
  readonly run: () => Promise<unknown>;
}

const lasting = { cacheTimeout: -1, staticNetwork: true, pollingInterval: 100 } as const;

const notYet = (code: string, message: string, advice: string): MarketError =>
  new MarketError('conflict', code, message, { advice });

/**
 * @param ownerKey returns the private key of the owner of both markets
 * @param say receives each sentence at once
 * @throws MarketError that says what must happen first; nothing of that step was done
 */
export async function moveMarket(
  { apply, to, pauser }: Pick<ChainFlags, 'apply' | 'to' | 'pauser'>,
  ownerKey: () => string,
  say: (sentence: string) => void = () => {},
): Promise<Moved> {
  const sentences: string[] = [];
  const tell = (sentence: string) => {
    sentences.push(sentence);
    say(sentence);
  };
  const { rpcUrl, chainId, marketplace } = chain();
  const provider = new JsonRpcProvider(rpcUrl, chainId, lasting);
  try {
    const owner = new NonceManager(new OwnerWallet(ownerKey(), provider));
    const old = new Contract(marketplace, marketplaceAbi, owner);
    const chosen: string = await old.getFunction('successor')();
    const named: string | undefined = chosen === ZeroAddress ? to : chosen;
    if (named === undefined && !apply) tell('To do: deploy a market over the same token.');
    const address = named ?? (apply ? await deploy(owner, tell) : undefined);
    if (address === undefined) return { isMoved: false, sentences };
    const steps = stepsOf({ old, next: new Contract(address, marketplaceAbi, owner), pauser, tell });
    for (const { title, isDone, check, run } of steps) {
      if (await isDone()) {
        tell(`Done: ${title}.`);
        continue;
      }
      tell(`${apply ? 'Now' : 'To do'}: ${title}.`);
      if (!apply) continue;
      await check?.();
      await run();
    }
    if (apply) tell(`Set MARKETPLACE_ADDRESS=${address} and deploy.`);
    return { isMoved: apply, sentences };
  } finally {
    provider.destroy();
  }
}

async function deploy(owner: NonceManager, tell: (sentence: string) => void): Promise<string> {
  const { marketplace } = await createMarket(owner, chain().cgdx);
  // If the run is killed after this, the next one continues with this market.
  tell(`Deployed ${marketplace}: give --to ${marketplace} from now on.`);
  return marketplace;
}

interface Move {
  readonly old: Contract;
  readonly next: Contract;
  readonly pauser: string | undefined;
  readonly tell: (sentence: string) => void;
}

function stepsOf({ old, next, pauser, tell }: Move): Step[] {
  const ask = (market: Contract, name: string, ...args: readonly unknown[]) =>
    market.getFunction(name)(...args);
  const send = async (market: Contract, name: string, ...args: readonly unknown[]) => {
    const sent: TransactionResponse = await ask(market, name, ...args);
    tell(`Sent ${name}: ${sent.hash}`);
    await sent.wait(1 + chain().confirmations);
  };
  const there = () => next.getAddress();
  const isRetired = async () => (await ask(old, 'successor')) !== ZeroAddress;
  const retireArguments = async () => {
    const code = (await old.runner?.provider?.getCode(next)) ?? '0x';
    return [await there(), keccak256(code)] as const;
  };
  const retireCall = async () => old.interface.encodeFunctionData('retire', await retireArguments());
  const escrowCall = (pool: PoolId) => old.interface.encodeFunctionData('moveEscrow', [pool]);
  const escrowOf = async (pool: PoolId): Promise<bigint> =>
    (await ask(old, 'dataPools', pool))[1] === '' ? 0n : ask(old, 'escrowOf', pool);
  const pools = poolIds.map((pool) => copyOfPool({ ask, send, old, next }, pool));
  return [
    ...pools,
    ...rolesOf({ ask, send, old, next, pauser }),
    {
      title: 'the same claim window',
      isDone: async () => (await ask(next, 'claimWindow')) >= (await ask(old, 'claimWindow')),
      run: async () => send(next, 'setClaimWindow', await ask(old, 'claimWindow')),
    },
    {
      title: 'the same cap on a day',
      isDone: async () => (await ask(next, 'epochBudget'))[0] >= (await ask(old, 'epochBudget'))[0],
      run: async () => send(next, 'setEpochCap', (await ask(old, 'epochBudget'))[0]),
    },
    announcement({ ask, send, old }, 'retire', retireCall, isRetired),
    ...poolIds.map((pool) =>
      announcement(
        { ask, send, old },
        `moveEscrow of ${pool}`,
        async () => escrowCall(pool),
        async () => (await escrowOf(pool)) === 0n,
      ),
    ),
    {
      title: 'retire the old market',
      isDone: isRetired,
      check: async () => {
        await assertRipe({ ask, old }, await retireCall());
        await assertNothingOpen();
        await assertLaneDry(await old.getAddress());
        const [size, counted] = [await ask(old, 'size'), await ask(old, 'claimableSize')];
        if (size !== counted)
          throw notYet(
            'LeavesWait',
            `${size - counted} of its leaves do not count yet.`,
            'Wait for two claim windows, or cut away what is not ours.',
          );
      },
      run: async () => send(old, 'retire', ...(await retireArguments())),
    },
    {
      title: 'the new market takes the tree over',
      isDone: async () => (await ask(next, 'origins')).length > 0,
      run: () => old.getAddress().then((from) => send(next, 'moveIn', from)),
    },
    ...poolIds.map(
      (pool): Step => ({
        title: `the escrow of ${pool}`,
        isDone: async () => (await escrowOf(pool)) === 0n,
        check: () => assertRipe({ ask, old }, escrowCall(pool)),
        run: () => send(old, 'moveEscrow', pool),
      }),
    ),
    {
      title: 'seal the new market',
      isDone: () => ask(next, 'isSealed'),
      run: async () =>
        send(next, 'seal', await ask(next, 'getDataUploadMerkleRoot'), await ask(next, 'size')),
    },
    {
      title: "the lane's stores",
      // Always carried out, as it can be repeated and is the last step.
      isDone: async () => false,
      run: async () => {
        const { leaves, claimed } = await migrateTree({ from: await old.getAddress(), to: await there() });
        tell(`Copied ${leaves} leaves, ${claimed} of them claimed.`);
      },
    },
  ];
}

interface Calls {
  // biome-ignore lint/suspicious/noExplicitAny: a contract's answer has the type of its function
  readonly ask: (market: Contract, name: string, ...args: readonly unknown[]) => Promise<any>;
  readonly send: (market: Contract, name: string, ...args: readonly unknown[]) => Promise<void>;
  readonly old: Contract;
  readonly next: Contract;
}

/** With the terms of the old pool, even if it is not on sale now. */
const copyOfPool = ({ ask, send, old, next }: Calls, pool: PoolId): Step => ({
  title: `the pool ${pool} as it was`,
  isDone: async () =>
    (await ask(old, 'dataPools', pool))[1] === '' || (await ask(next, 'dataPools', pool))[1] !== '',
  run: async () => {
    const [owner, , incentive, , isForSale, price] = await ask(old, 'dataPools', pool);
    await send(next, 'addDataPool', pool, incentive, price, isForSale, owner);
  },
});

/** The addresses that have the roles today; the deployer keeps none. */
function rolesOf({ ask, send, old, next, pauser }: Calls & Pick<Move, 'pauser'>): Step[] {
  const { appender, payer, settler } = chain();
  const holders = { APPENDER_ROLE: appender, PAYER_ROLE: payer, SETTLER_ROLE: settler, PAUSER_ROLE: pauser };
  const has = (market: Contract, role: string, account: string) => ask(market, 'hasRole', id(role), account);
  /** Returns the owner, who deployed the new market with every role, while the owner has this one beside its holder. */
  const keeper = async (role: string, holder: string): Promise<string | undefined> => {
    const owner: string = await ask(next, 'owner');
    return owner !== holder && (await has(next, role, owner)) ? owner : undefined;
  };
  const roles = Object.entries(holders).map(
    ([role, holder]): Step => ({
      title: `${role} to ${holder ?? 'nobody yet'}`,
      isDone: async () =>
        holder !== undefined && (await has(next, role, holder)) && (await keeper(role, holder)) === undefined,
      check: async () => {
        if (holder === undefined)
          throw notYet(
            'PauserMissing',
            'The address that may pause the new market is missing.',
            'Say --pauser ADDRESS.',
          );
        if (!(await has(old, role, holder)))
          throw notYet(
            'WrongHolder',
            `${holder} does not have ${role} in the old market.`,
            'Find out who has it.',
          );
      },
      run: async () => {
        if (holder === undefined) return;
        if (!(await has(next, role, holder))) await send(next, 'grantRole', id(role), holder);
        const keeps = await keeper(role, holder);
        if (keeps !== undefined) await send(next, 'revokeRole', id(role), keeps);
      },
    }),
  );
  const quoter: Step = {
    title: 'the same quoter',
    isDone: async () => (await ask(old, 'quoter')) === (await ask(next, 'quoter')),
    run: async () => send(next, 'setQuoter', await ask(old, 'quoter')),
  };
  return [...roles, quoter];
}

const announcement = (
  { ask, send, old }: Pick<Calls, 'ask' | 'send' | 'old'>,
  what: string,
  callOf: () => Promise<string>,
  isPast: () => Promise<boolean>,
): Step => ({
  title: `announce ${what}`,
  isDone: async () => {
    const from: bigint = await ask(old, 'announced', await callOf());
    return (await isPast()) || (from !== 0n && (await timeOf(old)) <= from + validSeconds);
  },
  run: async () => send(old, 'announce', await callOf()),
});

/** Once its notice period is over, a call may be made for this many seconds. */
const validSeconds = 14n * 86_400n;

const timeOf = async (market: Contract): Promise<bigint> =>
  BigInt((await market.runner?.provider?.getBlock('latest'))?.timestamp ?? 0);

/** @throws MarketError NoticeRuns with the time from which the call may be made */
async function assertRipe({ ask, old }: Pick<Calls, 'ask' | 'old'>, call: string): Promise<void> {
  const from: bigint = await ask(old, 'announced', call);
  if ((await timeOf(old)) >= from) return;
  const time = new Date(Number(from) * 1_000).toISOString().slice(0, 16).replace('T', ' ');
  throw notYet(
    'NoticeRuns',
    `Its notice period ends at ${time} UTC.`,
    'Run the same command again after that.',
  );
}

/** The new market has none of the old one's payments, so purchases under way would find nothing. */
async function assertNothingOpen(): Promise<void> {
  for (const kind of ['work', 'release'] as const)
    if ((await openPurchases(kind, 1)).length > 0)
      throw notYet(
        'PurchasesOpen',
        'Purchases are under way, or wait to be released.',
        'Take the pools off sale, and wait until the sweeps have ended them.',
      );
}
