import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { developmentWallet } from './account.ts';
import { type LaneWorld, startLaneWorld } from './lane-world.ts';

let world: LaneWorld;
let step: Record<'insert' | 'update' | 'pay', (event: unknown, context: never) => Promise<unknown>>;
let contributions: typeof import('@cgdx/functions/store/contribution.ts');
let payouts: typeof import('@cgdx/functions/store/payout.ts');
let node: typeof import('@cgdx/functions/chain/node.ts');
let sign: typeof import('@cgdx/functions/chain/sign.ts');
let heads: typeof import('@cgdx/functions/store/merkle/head.ts');
let tick: typeof import('@cgdx/functions/on/chain-tick.ts');

const context = { getRemainingTimeInMillis: () => 60_000 } as never;
const userSub = 'someone';

beforeAll(async () => {
  world = await startLaneWorld({ confirmations: 0, escrowCgdx: 1_000n });
  const [insert, update, pay] = await Promise.all([
    import('@cgdx/functions/step/insert-merkle-leaf.ts'),
    import('@cgdx/functions/step/update-root-on-chain.ts'),
    import('@cgdx/functions/step/pay-reward-on-chain.ts'),
  ]);
  step = { insert: insert.handler, update: update.handler, pay: pay.handler } as typeof step;
  contributions = await import('@cgdx/functions/store/contribution.ts');
  payouts = await import('@cgdx/functions/store/payout.ts');
  node = await import('@cgdx/functions/chain/node.ts');
  sign = await import('@cgdx/functions/chain/sign.ts');
  heads = await import('@cgdx/functions/store/merkle/head.ts');
  tick = await import('@cgdx/functions/on/chain-tick.ts');
});
afterAll(() => world.stop());
beforeEach(() => {
  world.answers.length = 0;
});

const transactions = () => node.minedCount(sign.operatorAddress());

async function begin(quality = 8) {
  const contributionId = randomBytes(8).toString('hex');
  const uploadHash = randomBytes(32).toString('base64');
  const object = { bucket: 'b', key: 'k', versionId: 'v', sizeBytes: 1 };
  await contributions.beginContribution(
    { userSub, contributionId },
    { dataPoolId: 'spotify', fileName: 'x.zip', object },
  );
  const leaf = { userSub, contributionId, dataPoolId: 'spotify', uploadHash, quality, multiplier: 1 };
  const { leafIndex } = (await step.insert(leaf, context)) as { leafIndex: number };
  return { ...leaf, leafIndex, taskToken: `token-${contributionId}` };
}

async function anchored(quality = 8) {
  const upload = await begin(quality);
  await step.update(upload, context);
  return upload;
}

async function claim(upload: Awaited<ReturnType<typeof begin>>, wallet = developmentWallet.address) {
  const payoutId = `payout-${randomBytes(8).toString('hex')}`;
  const { uploadHash, dataPoolId } = upload;
  await payouts.requestPayout({
    transactionId: payoutId,
    userSub,
    uploadHash,
    dataPoolId,
    wallet,
    amountWei: '0',
  });
  const input = { payoutId, userSub, uploadHash, dataPoolId, wallet, taskToken: `token-${payoutId}` };
  return { input, run: () => step.pay(input, context) };
}

const rootsAgree = async () => expect(await node.currentRoot()).toBe((await heads.readHead()).root);

test('one upload gets a leaf, a confirmed root and an answer', async () => {
  const upload = await anchored();
  expect(world.answers).toHaveLength(1);
  expect(world.answers[0]).toMatchObject({
    ok: true,
    taskToken: upload.taskToken,
    output: { root: await node.currentRoot(), size: upload.leafIndex + 1 },
  });
  const contribution = await contributions.findContribution({
    userSub,
    contributionId: upload.contributionId,
  });
  expect(contribution?.steps['update-root-on-chain']).toMatchObject({ state: 'done' });
  expect(contribution?.transactionHash).toBe(world.answers[0]?.output.transactionHash);
  await rootsAgree();
});

test('a leaf that is inserted again keeps its index', async () => {
  const upload = await begin();
  expect(await step.insert(upload, context)).toEqual({ leafIndex: upload.leafIndex });
});

test('a leaf whose root is confirmed already is answered at once, without a transaction', async () => {
  const upload = await anchored();
  const before = await transactions();
  await step.update({ ...upload, taskToken: 'another-token' }, context);
  expect(world.answers.map(({ taskToken }) => taskToken)).toContain('another-token');
  expect(await transactions()).toBe(before);
});

test('forty uploads at once get indexes without a gap, and a handful of transactions', async () => {
  const { size } = await heads.readHead();
  const before = await transactions();
  const uploads = await Promise.all(Array.from({ length: 40 }, () => begin()));
  const indexes = uploads.map(({ leafIndex }) => leafIndex).sort((a, b) => a - b);
  expect(new Set(indexes).size).toBe(40);
  expect(indexes.at(-1)! - indexes[0]!).toBe(39);
  expect(indexes[0]).toBeGreaterThanOrEqual(size);
  await Promise.all(uploads.map((upload) => step.update(upload, context)));
  await tick.handler({} as never, context);
  expect(world.answers).toHaveLength(40);
  expect((await transactions()) - before).toBeLessThanOrEqual(5);
  await rootsAgree();
});

test('claims that wait together are paid in one transaction, each to its wallet, once', async () => {
  const uploads = await Promise.all(Array.from({ length: 6 }, () => begin(5)));
  await Promise.all(uploads.map((upload) => step.update(upload, context)));
  world.answers.length = 0;
  const before = await transactions();
  const claims = await Promise.all(uploads.map((upload) => claim(upload)));
  await Promise.all(claims.map(({ run }) => run()));
  await tick.handler({} as never, context);
  expect(world.answers).toHaveLength(6);
  for (const { ok, output } of world.answers) {
    expect(ok).toBe(true);
    expect(output.amountWei).toBe(String(50n * 10n ** 18n));
  }
  expect((await transactions()) - before).toBeLessThanOrEqual(3);
  await rootsAgree();

  // The same payout again, as after a crash of the workflow: the same answer, no money.
  const again = await transactions();
  await step.pay({ ...claims[0]!.input, taskToken: 'asked-again' }, context);
  expect(world.answers.at(-1)).toMatchObject({ ok: true, taskToken: 'asked-again' });
  // Another payout of the same upload: a no.
  await (await claim(uploads[0]!)).run();
  expect(world.answers.at(-1)).toMatchObject({ ok: false, output: { error: 'RewardAlreadyClaimed' } });
  expect(await transactions()).toBe(again);
});

test('what the escrow cannot pay is refused in words, and the others are paid', async () => {
  // 1,000 CGDX less what the tests before this one paid: at most eight more of 100.
  const uploads = await Promise.all(Array.from({ length: 10 }, () => begin(10)));
  await Promise.all(uploads.map((upload) => step.update(upload, context)));
  await tick.handler({} as never, context);
  world.answers.length = 0;
  const claims = await Promise.all(uploads.map((upload) => claim(upload)));
  await Promise.all(claims.map(({ run }) => run()));
  await tick.handler({} as never, context);
  expect(world.answers).toHaveLength(10);
  const paid = world.answers.filter(({ ok }) => ok).length;
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(10);
  for (const { output } of world.answers.filter(({ ok }) => !ok)) {
    expect(output.error).toBe('PoolEscrowEmpty');
    expect(output.cause).toContain('escrow');
  }
  await rootsAgree();
});

test('an upload of somebody else cannot be claimed', async () => {
  const upload = await anchored();
  const { input } = await claim(upload);
  await expect(step.pay({ ...input, userSub: 'a-thief' }, context)).rejects.toMatchObject({
    name: 'RewardRefused',
  });
});
