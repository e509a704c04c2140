import { type Person, signUp } from '@cgdx/local/person/person.ts';
import type { SigningWallet } from '@cgdx/local/person/wallet.ts';
import { call, uploadRoute } from '@cgdx/stand/cloud/call.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import { Wallet } from 'ethers';
import { beforeAll, expect, test } from 'vitest';
import { sharedCloud } from './shared-cloud.ts';

const cloud = sharedCloud();
let ann: Person;
let ben: Person;
let operator: Person;

beforeAll(async () => {
  const { stack } = cloud;
  [ann, ben] = await Promise.all([signUp(stack), signUp(stack)]);
  operator = await newOperator(stack, 'route-operator@example.com', 'correct horse battery');
});

/** The gateway itself accepts 10,240 bytes of address and headers. */
const lengths = [65, 129, 1_025, 2_049, 3_500];

test('an id that is too long is refused on every route, and causes no internal error', async () => {
  const withIds = Object.keys(routes).filter((route) => route.includes('{'));
  expect(withIds.length).toBeGreaterThan(5);
  for (const route of withIds) {
    for (const length of lengths) {
      const path = route.replace(/\{\w+\}/, 'a'.repeat(length));
      const body = path.startsWith('POST ') ? { decision: 'accepted' } : undefined;
      const { status } = await call(cloud.stack, operator, path, body);
      expect([route, length, Math.floor(status / 100)]).toEqual([route, length, 4]);
    }
  }
});

test('a location, a title or a user that is too long is refused', async () => {
  for (const length of lengths) {
    const long = 'a'.repeat(length);
    for (const route of [
      uploadRoute(ann, 'spotify', `${ann.userSub}/spotify/${long}/x.zip`),
      uploadRoute(ann, 'spotify', `${ann.userSub}/spotify/c-1/${long}`),
      uploadRoute(ann, long, `${ann.userSub}/spotify/c-1/x.zip`),
      `${uploadRoute(ann, 'spotify', `${ann.userSub}/spotify/c-1/x.zip`)}&more=${long}`,
      `POST /upload_v2?title=spotify&ObjectLocation=${long}&userId=${long}`,
    ]) {
      expect(Math.floor((await call(cloud.stack, ann, route)).status / 100)).toBe(4);
    }
  }
});

const link = (person: Person, wallet: SigningWallet) => linkWallet(cloud.stack, person, wallet);

const sharedWallets = async () =>
  (await call(cloud.stack, operator, 'GET /operator/reviews')).body.sharedWallets;

test('two people can link the same wallet, and operators see that without learning who they are', async () => {
  const [own, shared] = [Wallet.createRandom(), Wallet.createRandom()];
  expect((await link(ann, own)).status).toBe(200);
  expect((await link(ann, shared)).status).toBe(200);
  expect((await link(ann, shared)).status).toBe(200);
  const before = await sharedWallets();
  expect((await link(ben, shared)).status).toBe(200);
  const [flagged, ...others] = await sharedWallets();
  expect(flagged).toEqual({
    walletHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    people: 2,
    sharedSince: expect.stringMatching(/^\d{4}-/),
  });
  expect(others).toEqual(before);
  // A person who has switched to another wallet still counts as having linked this one.
  expect((await link(ann, own)).status).toBe(200);
  expect((await sharedWallets())[0].people).toBe(2);
});

test('a wallet that two people link at the same time is recognized as shared', async () => {
  const hashes = async () =>
    (await sharedWallets()).map(({ walletHash }: { walletHash: string }) => walletHash);
  const before = await hashes();
  const wallet = Wallet.createRandom();
  const answers = await Promise.all([link(ann, wallet), link(ben, wallet)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [latest] = await sharedWallets();
  expect(latest.people).toBe(2);
  expect((await hashes()).slice(1)).toEqual(before);
});
