import { join } from 'node:path';
import { DisableRuleCommand, EnableRuleCommand, EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import type { SigningWallet } from '@cgdx/local/person/wallet.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { cgdxBalance } from '@cgdx/stand/cloud/cgdx-balance.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { writtenBelow } from '@cgdx/stand/cloud/written.ts';
import { Wallet } from 'ethers';
import { beforeAll, expect, test } from 'vitest';
import { sharedCloud } from './shared-cloud.ts';

const cloud = sharedCloud();
const { directory } = cloud;
const wallet = Wallet.createRandom();
const claimRoute = 'POST /smart-contract/upload-incentive';
let ann: Person;
let ben: Person;

beforeAll(async () => {
  [ann, ben] = await Promise.all([signUp(cloud.stack), signUp(cloud.stack)]);
  const poolId = 'spotify' as const;
  await Promise.all(
    [21, 22].map(async (seed) => {
      const file = await makeSample(directory, poolId, '1MB', seed);
      const { contributionId } = await sendExport({
        stack: cloud.stack,
        person: ann,
        files: [file],
        poolId,
        tell: () => undefined,
      });
      expect((await follow(cloud.stack, ann, contributionId, () => undefined)).state).toBe('completed');
    }),
  );
});

const claimOf = (person: Person, address = wallet.address) => ({
  userId: person.userSub,
  dataPoolId: 'spotify',
  clientAccountAddress: address,
});

test('a wallet that is not linked cannot be paid', async () => {
  expect(await call(cloud.stack, ann, claimRoute, claimOf(ann))).toMatchObject({
    status: 403,
    body: { code: 'WalletNotLinked' },
  });
});

test('a wallet is linked by signing the message of the market, once', async () => {
  expect((await call(cloud.stack, ann, 'GET /wallet')).body).toEqual({ address: null });
  const { body: challenge } = await call(cloud.stack, ann, 'POST /wallet/challenge', {
    address: wallet.address.toLowerCase(),
  });
  expect(challenge.message).toContain(wallet.address);
  const signed = { message: challenge.message, signature: await wallet.signMessage(challenge.message) };
  const stranger = Wallet.createRandom();
  for (const [person, wrong, code] of [
    [ann, { ...signed, signature: await stranger.signMessage(challenge.message) }, 'WrongSignature'],
    [ann, { ...signed, message: challenge.message.replace('1287', '1') }, 'UnknownChallenge'],
    [ben, signed, 'UnknownChallenge'],
  ] as const) {
    expect(await call(cloud.stack, person, 'POST /wallet/link', wrong)).toMatchObject({
      status: 403,
      body: { code },
    });
  }
  expect(
    await call(cloud.stack, ann, 'POST /wallet/link', signed),
    'proves call.wallet-linked-signed',
  ).toEqual({
    status: 200,
    body: { address: wallet.address },
  });
  expect((await call(cloud.stack, ann, 'POST /wallet/link', signed)).body.code).toBe('UnknownChallenge');
  expect((await call(cloud.stack, ann, 'GET /wallet')).body).toEqual({ address: wallet.address });
});

const link = (person: Person, to: SigningWallet) => linkWallet(cloud.stack, person, to);

/** Switches the rule on or off. While it is off, a requested claim is stored but not processed. */
async function claimRuleIs(on: boolean): Promise<void> {
  const { credentials, region, endpoints } = cloud.stack;
  if (!credentials) throw new Error('a local stack has development credentials');
  const bus = new EventBridgeClient({ region, credentials, endpoint: endpoints.events ?? '' });
  const Name = 'cgdx-local-reward-claim-requested';
  await (on ? bus.send(new EnableRuleCommand({ Name })) : bus.send(new DisableRuleCommand({ Name })));
  bus.destroy();
}

test('a claim that was refused because the wallet had changed can be repeated', async () => {
  const other = Wallet.createRandom();
  await claimRuleIs(false);
  const unheard = await call(cloud.stack, ann, claimRoute, claimOf(ann));
  await claimRuleIs(true);
  await link(ann, other);
  const late = await call(cloud.stack, ann, claimRoute, claimOf(ann, other.address));
  expect(late.body).toEqual(unheard.body);
  for (const payoutId of late.body.payoutIds) {
    const seen = async () => (await call(cloud.stack, ann, `GET /payouts/${payoutId}`)).body;
    await expect.poll(async () => (await seen()).state).toBe('refused');
    expect(await seen()).toMatchObject({ wallet: wallet.address, failure: { code: 'WalletNotLinked' } });
  }
  await link(ann, wallet);
});

/** More than the gateway admits concurrently. */
const manyClaims = 60;

async function claimOnce(): Promise<{
  status: number;
  body: { payoutIds: string[] };
  retryAfter: string | null;
}> {
  const [method = '', path = ''] = claimRoute.split(' ');
  const answer = await fetch(cloud.stack.apiUrl + path, {
    method,
    headers: { authorization: `Bearer ${await ann.idToken()}` },
    body: JSON.stringify(claimOf(ann)),
  });
  const body = (await answer.json()) as { payoutIds: string[] };
  return { status: answer.status, body, retryAfter: answer.headers.get('retry-after') };
}

test('one call claims every upload of the pool; many concurrent calls pay nothing more, and none fails', async () => {
  const { body: uploads } = await call(cloud.stack, ann, `GET /upload/${ann.userSub}`);
  const due = uploads.reduce(
    (sum: bigint, { rewardWei }: { rewardWei: string }) => sum + BigInt(rewardWei),
    0n,
  );
  const claims = await Promise.all(Array.from({ length: manyClaims }, claimOnce));
  const [late, taken] = [429, 202].map((status) => claims.filter((claim) => claim.status === status)) as [
    typeof claims,
    typeof claims,
  ];
  expect(late.length + taken.length).toBe(manyClaims);
  for (const { body, retryAfter } of late) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toMatchObject({ message: expect.any(String), advice: expect.stringContaining('again') });
  }
  const [first] = taken as [(typeof claims)[number]];
  for (const { body } of taken) expect(new Set(body.payoutIds)).toEqual(new Set(first.body.payoutIds));
  expect(first.body.payoutIds).toHaveLength(2);
  for (const payoutId of first.body.payoutIds) {
    const state = async () => (await call(cloud.stack, ann, `GET /payouts/${payoutId}`)).body.state;
    await expect.poll(state).toBe('settled');
    expect((await call(cloud.stack, ben, `GET /payouts/${payoutId}`)).status).toBe(404);
  }
  expect(await cgdxBalance(cloud.stack, wallet.address), 'proves product.reward-score-claimable').toBe(due);
  const { body: after } = await call(cloud.stack, ann, `GET /upload/${ann.userSub}`);
  expect(after).toMatchObject([{ rewardClaimed: true }, { rewardClaimed: true }]);
  const { body } = await call(cloud.stack, ann, 'GET /payouts');
  expect(body.payouts).toMatchObject([
    { state: 'settled' },
    { state: 'settled' },
    { state: 'refused' },
    { state: 'refused' },
  ]);
});

test('the linked and paid wallet appears in no execution, event or log', () => {
  for (const part of ['stepfunctions', 'events', 'lambda']) {
    const written = writtenBelow(join(directory, part)).toLowerCase();
    expect(written, part).not.toBe('');
    expect(written.includes(wallet.address.toLowerCase().slice(2)), part).toBe(false);
  }
});

test('a claimed reward cannot be claimed again', async () => {
  expect(await call(cloud.stack, ann, claimRoute, claimOf(ann))).toMatchObject({
    status: 409,
    body: { code: 'NothingToClaim' },
  });
});

test('nobody can claim the reward of somebody else', async () => {
  expect(
    await call(cloud.stack, ben, claimRoute, claimOf(ann)),
    'proves role.nobody-answers-another',
  ).toMatchObject({
    status: 403,
    body: { code: 'NotYours' },
  });
});

test.each([
  ['no body at all', undefined],
  ['an invalid address', { userId: 'me', dataPoolId: 'spotify', clientAccountAddress: '0x12' }],
])('a claim with %s is refused with the names of the wrong fields', async (_why, body) => {
  const answer = await call(cloud.stack, ann, claimRoute, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
  expect(answer.body.message).toContain('clientAccountAddress');
});

test('a body that is not JSON is refused with a sentence', async () => {
  expect(await call(cloud.stack, ann, claimRoute, '{"userId":')).toMatchObject({
    status: 400,
    body: { message: 'The body is not JSON.' },
  });
});

test('in the end each claim is one payout, and the books balance', async () => {
  expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
});
