import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { keccak, toHex } from '@cgdx/core/merkle/hash.ts';
import { readHead, treeOf } from '@cgdx/functions/chain/merkle/head.ts';
import { diagnose } from '@cgdx/functions/publication/operation/diagnose.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { changeLink } from '@cgdx/stand/link/set-links.ts';
import { Contract, id, type JsonRpcProvider, parseEther, toQuantity, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Account, appender, deployer, pauser, payer } from '../../ground/account.ts';
import { cutBack } from './cut-back.ts';
import { type Moved, moveMarket } from './move.ts';

const noticeSeconds = 14 * 86_400;
const ownerKey = () => deployer.privateKey;

let stack: LaneStack;
let provider: JsonRpcProvider;
/** The market to which the lane publishes. */
let current: string;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n, claimWindowMinutes: 1 });
  provider = openProvider(stack.urls.chain);
  current = stack.marketplace;
});
afterAll(async () => {
  provider.destroy();
  await stack.stop();
});

const marketOf = ({ privateKey }: Pick<Account, 'privateKey'>, address = current) =>
  new Contract(address, marketplaceAbi, new Wallet(privateKey, provider));
async function call(from: Account, name: string, ...args: readonly unknown[]): Promise<void> {
  await (await marketOf(from).getFunction(name)(...args)).wait();
}
const wait = async (seconds: number) => {
  await stack.rpc('evm_increaseTime', [seconds]);
  await stack.rpc('evm_mine');
};
const answered = (taskToken: string) => stack.answers.some((each) => each.ok && each.taskToken === taskToken);
const asked = (to: string | undefined, apply = true) => ({ apply, to, pauser: pauser.address });

/** Makes uploads that count on the chain, one of them with a claimed reward. */
async function marketAtWork() {
  const [claimed, unclaimed] = [await lane.anchored(), await lane.anchored()];
  await wait(121);
  await lane.pay(await lane.requestClaim(claimed));
  const escrowWei: bigint = await marketOf(deployer).getFunction('escrowOf')('spotify');
  return { claimed, unclaimed, escrowWei };
}

interface Run {
  /** The new market, as the last run has named it. */
  readonly to: string | undefined;
  readonly moved: Moved | undefined;
  /** Why the command would not go on. */
  readonly code: string | undefined;
  readonly killed: number;
}

/** Kills a run at every sentence once: before each call is sent, once it is, and between any two steps. */
async function moveThroughCrashes(named?: string): Promise<Run> {
  const points = new Set<string>();
  let to = named;
  for (;;) {
    let step = '';
    const say = (line: string) => {
      to = addressIn([line]) || to;
      if (line.startsWith('Now')) step = line;
      const point = `${step} ${line.replaceAll(/0x\w+/g, '')}`;
      if (line.startsWith('Done') || points.has(point)) return;
      points.add(point);
      throw new Error('killed');
    };
    try {
      const moved = await moveMarket(asked(to), ownerKey, say);
      return { to, moved, code: undefined, killed: points.size };
    } catch (error) {
      if (error instanceof MarketError)
        return { to, moved: undefined, code: error.code, killed: points.size };
      if (!(error instanceof Error && error.message === 'killed')) throw error;
    }
  }
}

/** Expects the lane to work with the new market. */
async function worksIn(
  next: string,
  { claimed, unclaimed, escrowWei }: Awaited<ReturnType<typeof marketAtWork>>,
) {
  const market = marketOf(deployer, next);
  const ask = (name: string, ...args: readonly unknown[]) => market.getFunction(name)(...args);
  expect(await marketOf(deployer).getFunction('escrowOf')('spotify')).toBe(0n);
  expect(await ask('escrowOf', 'spotify')).toBe(escrowWei);
  expect(await ask('isSealed')).toBe(true);
  expect(await ask('hasRole', id('PAYER_ROLE'), payer.address)).toBe(true);
  for (const role of ['APPENDER_ROLE', 'PAYER_ROLE', 'SETTLER_ROLE', 'PAUSER_ROLE'])
    expect(await ask('hasRole', id(role), deployer.address), role).toBe(false);
  current = next;
  changeLink('Chain', { marketplace: next });
  expect((await diagnose()).isSound).toBe(true);
  const claim = await lane.requestClaim(unclaimed);
  await lane.pay(claim);
  expect(answered(claim.taskToken)).toBe(true);
  const again = await lane.requestClaim(claimed, false);
  await lane.pay(again);
  expect(stack.answers.at(-1)).toMatchObject({ ok: false, output: { error: 'RewardAlreadyClaimed' } });
  const upload = await lane.anchored();
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
}

const addressIn = (sentences: readonly string[]): string =>
  /Deployed (0x\w{40})/.exec(sentences.join(' '))?.[1] ?? '';

test('a healthy market moves, even if runs are killed at any step, and lists its steps beforehand', async () => {
  const uploads = await marketAtWork();
  const market = marketOf(deployer);
  await call(deployer, 'seal', await market.getFunction('getDataUploadMerkleRoot')(), 2);
  const plan = await moveMarket(asked(undefined, false), ownerKey);
  expect(plan).toEqual({ isMoved: false, sentences: ['To do: deploy a market over the same token.'] });
  const begun = await moveThroughCrashes();
  expect(begun.code).toBe('NoticeRuns');
  // Terms, roles, cap, window and two announcements: each is told, and sent.
  expect(begun.killed).toBeGreaterThan(20);
  const next = begun.to ?? '';
  const left = (await moveMarket(asked(next, false), ownerKey)).sentences.filter((line) =>
    line.startsWith('To do'),
  );
  expect(left).toEqual([
    'To do: retire the old market.',
    'To do: the new market takes the tree over.',
    'To do: the escrow of spotify.',
    'To do: seal the new market.',
    "To do: the lane's stores.",
  ]);
  await wait(noticeSeconds);
  // An upload that waits for its root would be missing in the new market.
  const late = await lane.begin();
  await expect(moveMarket(asked(next), ownerKey)).rejects.toMatchObject({ code: 'LaneNotDry' });
  await lane.update(late);
  await expect(moveMarket(asked(next), ownerKey)).rejects.toMatchObject({ code: 'LeavesWait' });
  await wait(121);
  expect((await moveThroughCrashes(next)).moved).toMatchObject({ isMoved: true });
  await worksIn(next, uploads);
});

test('a market whose appender’s key was stolen is cut back, and moves while it is paused, without that key', async () => {
  const standby = Wallet.createRandom();
  const standBy = ['setStandby', [id('APPENDER_ROLE'), standby.address]] as const;
  await call(deployer, 'announce', marketOf(deployer).interface.encodeFunctionData(...standBy));
  await wait(noticeSeconds);
  await call(deployer, standBy[0], ...standBy[1]);
  await stack.rpc('anvil_setBalance', [standby.address, toQuantity(parseEther('10'))]);
  const uploads = await marketAtWork();
  const head = await readHead();
  const garbage = appendLeaves(treeOf(head), [keccak(Buffer.from('garbage'))]);
  await call(appender, 'appendUploads', garbage.subtreeRoots.map(toHex), 1, head.peaks);
  await call(pauser, 'pause');
  await cutBack({ apply: true, appender: standby.address, unpause: false }, ownerKey);
  await expect(moveMarket(asked(undefined), ownerKey)).rejects.toMatchObject({ code: 'WrongHolder' });
  changeLink('Chain', { appender: standby.address });
  changeLink('AppenderKey', { value: standby.privateKey });
  const begun = await moveThroughCrashes();
  expect(begun.code).toBe('NoticeRuns');
  const next = begun.to ?? '';
  // The notice period also runs during a pause.
  await wait(noticeSeconds);
  expect((await moveThroughCrashes(next)).moved).toMatchObject({ isMoved: true });
  expect(await marketOf(deployer).getFunction('paused')()).toBe(true);
  const gets = (account: string) =>
    marketOf(deployer, next).getFunction('hasRole')(id('APPENDER_ROLE'), account);
  expect([await gets(appender.address), await gets(standby.address)]).toEqual([false, true]);
  await worksIn(next, uploads);
});
