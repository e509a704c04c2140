import { MarketError } from '@cgdx/core/error/market-error.ts';
import { poolOwner } from '@cgdx/local/ground/account.ts';
import type { DrivenClaim } from '@cgdx/stand/lane/lane-driver.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as contributions from '../contribution/record/contribution.ts';
import { put, write } from '../ground/table/item.ts';
import * as executions from '../operator/on-execution-changed.ts';
import * as payouts from '../reward/record/payout.ts';

let stack: LaneStack;

beforeAll(async () => {
  // Interruptions are what is tested.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n });
  for (const name of Object.keys(workflows))
    process.env[`SST_RESOURCE_${name}`] = JSON.stringify({
      arn: name === 'PayoutWorkflow' ? workflowArn : '',
    });
});
afterAll(() => stack.stop());
afterEach(() => {
  for (const proxy of Object.values(stack.faults)) proxy.fault = undefined;
});

const answersTo = (taskToken: string) => stack.answers.filter((answer) => answer.taskToken === taskToken);
const workflowArn = 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:payout';
const changed = ({ taskToken: _token, ...input }: DrivenClaim, status: string, redriveCount: number) =>
  executions.handler({
    detail: {
      name: 'payout-1',
      stateMachineArn: workflowArn,
      status,
      redriveCount,
      input: JSON.stringify(input),
    },
  } as never);
const away = () => {
  stack.faults.chain.fault = () => 'refused';
};

test('a payout that waits for the chain keeps its wallet, whatever the step’s input names', async () => {
  const claim = await lane.requestClaim(await lane.anchored());
  away();
  await lane.pay(claim);
  const other = await lane.requestClaim(await lane.anchored());
  await expect(lane.pay({ ...other, payoutId: claim.payoutId })).rejects.toThrow(MarketError);
  await lane.pay({ ...claim, wallet: poolOwner.address });
  expect(await lane.findRequest(claim.payoutId)).toMatchObject({
    wallet: claim.wallet,
    taskToken: claim.taskToken,
  });
  stack.faults.chain.fault = undefined;
  await lane.tick();
  expect(answersTo(claim.taskToken)).toMatchObject([{ ok: true }]);
});

test('a payout of one upload is never paid with the reward of another', async () => {
  const [first, second] = [await lane.anchored(), await lane.anchored()];
  const claim = await lane.requestClaim(first);
  await expect(lane.pay({ ...claim, uploadHash: second.uploadHash })).rejects.toThrow(MarketError);
  expect(await lane.findRequest(claim.payoutId)).toBeUndefined();
});

test('a refused payout stays refused if its step runs late, and stores no request for the lane', async () => {
  const claim = await lane.requestClaim(await lane.anchored());
  await payouts.recordPayout(claim.payoutId, 'refused', {
    failure: { code: 'PoolEscrowEmpty', message: '.' },
  });
  await expect(lane.pay(claim)).rejects.toMatchObject({ name: 'RewardRefused' });
  expect(await payouts.findPayout(claim.payoutId)).toMatchObject({ state: 'refused' });
  expect(await lane.findRequest(claim.payoutId)).toBeUndefined();
});

test('an anchored upload is reported as such, even if a later claim interrupted the lane', async () => {
  const claim = await lane.requestClaim(await lane.anchored());
  away();
  await lane.pay(claim);
  stack.faults.chain.fault = undefined;
  stack.faults.signers.fault = (body) => (body.includes(claim.payoutId) ? 'refused' : undefined);
  const { userSub, contributionId } = await lane.anchored();
  const steps = (await contributions.findContribution({ userSub, contributionId }))?.steps;
  expect(steps?.['update-root-on-chain']).toMatchObject({
    state: 'done',
    note: expect.stringContaining('Written to the blockchain'),
  });
});

test('a failed payout is under way again after its redrive, in whichever order the events come', async () => {
  const claim = await lane.requestClaim(await lane.anchored());
  const state = async () => (await payouts.findPayout(claim.payoutId))?.state;
  await changed(claim, 'FAILED', 0);
  expect(await state()).toBe('failed');
  await changed(claim, 'RUNNING', 1);
  expect(await state()).toBe('paying');
  await changed(claim, 'FAILED', 0);
  expect(await state()).toBe('paying');
  await changed(claim, 'TIMED_OUT', 1);
  await changed(claim, 'RUNNING', 1);
  expect(await state()).toBe('failed');
  await payouts.recordPayout(claim.payoutId, 'refused', {
    failure: { code: 'PoolEscrowEmpty', message: '.' },
  });
  await changed(claim, 'FAILED', 2);
  expect(await state()).toBe('refused');
});

test('operators see the lane, the books and the pools, without any person’s name, wallet or account', async () => {
  const secrets = { note: 'Tan Wei Ming', email: 'wei.ming.tan@example.com', stripe: 'acct_1WeiMingTan' };
  const claim = await lane.requestClaim(await lane.anchored());
  stack.faults.chain.fault = (body) => (body.includes('eth_sendRawTransaction') ? 'refused' : undefined);
  await lane.pay(claim);
  await lane.begin();
  const pool = { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  await write(put('DataPoolTable', { ...pool, ...secrets, owner: claim.wallet }));
  for (const account of [`person:${claim.userSub}`, `person:${claim.wallet}`, 'fees'])
    await write(
      put('LedgerTable', {
        ...{ entryId: `entry-${account}`, line: '0', event: secrets.note, account, currency: 'SGD' },
        ...{ amount: '7', createdAt: new Date().toISOString(), memo: claim.wallet, ...secrets },
      }),
    );
  const lookAt = async (route: 'GET /operator/chain' | 'GET /operator/ledger' | 'GET /operator/pools') => {
    const { status, body } = await callOperator(route);
    expect(status, route).toBe(200);
    const shown = JSON.stringify(body).toLowerCase();
    for (const secret of [...Object.values(secrets), claim.wallet, claim.userSub])
      expect(shown, route).not.toContain(secret.toLowerCase());
    return body;
  };
  const known = { pendingLeaves: 1, inFlight: { kind: 'claim' } };
  expect(await lookAt('GET /operator/chain')).toMatchObject({
    ...known,
    chain: { size: expect.any(Number) },
  });
  // Without a node, the answer has what the store knows, and says that the rest could not be read.
  away();
  const { chain, fees, isEqual, ...found } = await lookAt('GET /operator/chain');
  const { pools, unread } = await lookAt('GET /operator/pools');
  expect(unread).toMatchObject({ code: 'ChainUnavailable' });
  expect(pools).toMatchObject([{ dataPoolId: 'spotify', cardProceedsCents: '0' }]);
  expect(pools[0].escrowWei).toBeUndefined();
  stack.faults.chain.fault = undefined;
  expect([chain, fees, isEqual]).toEqual([undefined, undefined, undefined]);
  expect(found).toMatchObject({
    ...known,
    unread: { code: 'ChainUnavailable', message: 'The chain cannot be reached at the moment.' },
    stored: { root: expect.any(String) },
    keys: [
      { role: 'appender', address: expect.any(String), sentNonce: expect.any(Number) },
      { role: 'payer', address: expect.any(String), sentNonce: expect.any(Number) },
    ],
  });
  expect((await lookAt('GET /operator/ledger')).balances).toContainEqual({
    ...{ account: 'fees', currency: 'SGD', amount: '7' },
  });
  expect((await lookAt('GET /operator/pools')).pools).toMatchObject([{ dataPoolId: 'spotify' }]);
});
