import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import type { Fault } from '@cgdx/stand/fault/fault-proxy.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { Interface } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as payouts from '../../reward/record/payout.ts';

let stack: LaneStack;

beforeAll(async () => {
  // These tests interrupt the lane on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n });
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.faults.chain.fault = undefined;
});

const abi = new Interface(marketplaceAbi);
const reverted = (data: string): Fault => ({ error: { code: 3, message: 'execution reverted', data } });
const root = (digit: string) => `0x${digit.repeat(64)}`;

/** Answers of a faulty node, which say nothing about the claim. */
const faults: Readonly<Record<string, Fault>> = {
  'too many requests, in JSON-RPC': { error: { code: 429, message: 'Too Many Requests' } },
  'a limit that was exceeded': {
    error: { code: -32005, message: 'daily request count exceeded', data: { see: 'https://node.example' } },
  },
  'a revert without data': { error: { code: 3, message: 'execution reverted', data: '0x' } },
  'the root of an earlier block': reverted(abi.encodeErrorResult('RootMismatch', [root('1'), root('2')])),
  'a new root of another block': reverted(abi.encodeErrorResult('NewRootMismatch', [root('1'), root('2')])),
  'a role that is being handed to another key': reverted(
    abi.encodeErrorResult('AccessControlUnauthorizedAccount', [`0x${'11'.repeat(20)}`, root('0')]),
  ),
  'a revert that cannot be decoded': reverted('0xdeadbeef'),
  'a page in HTML': { status: 200, type: 'text/html', body: '<html>We are down for maintenance.</html>' },
  'a page in HTML with an error status': { status: 400, type: 'text/html', body: '<html>Bad Request</html>' },
  'a result of another type': { result: null },
};

const isOf = (method: string) => (body: string) => body.includes(`"${method}"`);

test.each(Object.keys(faults))(
  '%s does not end a claim, which is paid once the node works again',
  async (name) => {
    const upload = await lane.anchored();
    const claim = await lane.requestClaim(upload);
    stack.faults.chain.fault = (body) => (isOf('eth_estimateGas')(body) ? faults[name] : undefined);
    await lane.pay(claim);
    expect(stack.answers.filter(({ taskToken }) => taskToken === claim.taskToken)).toEqual([]);
    stack.faults.chain.fault = undefined;
    await lane.tick();
    const answer = stack.answers.find(({ taskToken }) => taskToken === claim.taskToken);
    expect(answer).toMatchObject({ ok: true });
    expect((await payouts.findPayout(claim.payoutId))?.state).toBe('paying');
  },
);

test.each(Object.keys(faults))(
  '%s does not stop an upload for good, whichever call it answers',
  async (name) => {
    const upload = await lane.begin();
    let asked = 0;
    stack.faults.chain.fault = () => (asked++ % 3 === 2 ? faults[name] : undefined);
    await lane.update(upload);
    stack.faults.chain.fault = undefined;
    await lane.tick();
    const answer = stack.answers.find(({ taskToken }) => taskToken === upload.taskToken);
    expect(answer).toMatchObject({ ok: true });
    expect(await lane.rootsAgree()).toBe(true);
  },
);

test.each([null, [], [null], [[]]].map((reward) => [JSON.stringify(reward), reward]))(
  'a fee history whose rewards are %s: the node is asked for a tip',
  async (_name, reward) => {
    const history = { oldestBlock: '0x1', baseFeePerGas: ['0x3b9aca00', '0x3b9aca00'], reward };
    stack.faults.chain.fault = (body) => (isOf('eth_feeHistory')(body) ? { result: history } : undefined);
    const upload = await lane.anchored();
    const answer = stack.answers.find(({ taskToken }) => taskToken === upload.taskToken);
    expect(answer).toMatchObject({ ok: true });
  },
);

test('an error of the node that passes within a second interrupts nothing', async () => {
  let refusals = 2;
  stack.faults.chain.fault = (body) =>
    isOf('eth_getTransactionCount')(body) && refusals-- > 0
      ? { error: { code: 429, message: 'Too Many Requests' } }
      : undefined;
  const upload = await lane.anchored();
  const answer = stack.answers.find(({ taskToken }) => taskToken === upload.taskToken);
  expect(answer).toMatchObject({ ok: true });
});

test('a claim that the contract refuses is refused', async () => {
  const upload = await lane.anchored();
  const claim = await lane.requestClaim(upload);
  const empty = reverted(abi.encodeErrorResult('PoolEscrowEmpty', ['spotify', 1, 2]));
  stack.faults.chain.fault = (body) => (isOf('eth_estimateGas')(body) ? empty : undefined);
  await lane.pay(claim);
  const answer = stack.answers.find(({ taskToken }) => taskToken === claim.taskToken);
  expect(answer).toMatchObject({ ok: false, output: { error: 'PoolEscrowEmpty' } });
});
