import { appender } from '@cgdx/local/ground/account.ts';
import { runBriefly } from '@cgdx/stand/lane/interrupt-lane.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { parseUnits } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readInFlight } from '../../chain/merkle/root-update.ts';
import { readLine } from '../../ground/log/read-line.ts';

const feeCapGwei = 10;
const capWei = parseUnits(String(feeCapGwei), 'gwei');

let stack: LaneStack;
/** Events in the lane's log: alarms count these. */
const said: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line: string) => {
    said.push(readLine(line).event);
  });
  stack = await startLaneStack({ confirmations: 2, escrowCgdx: 1_000n, feeCapGwei });
});
afterAll(() => stack.stop());
afterEach(async () => {
  said.length = 0;
  stack.faults.chain.fault = undefined;
  await stack.rpc('anvil_setBalance', [appender.address, `0x${(10n ** 20n).toString(16)}`]);
  await stack.rpc('evm_setAutomine', [true]);
});

const mine = (blocks: number) => stack.rpc('anvil_mine', [`0x${blocks.toString(16)}`]);
const answered = (taskToken: string) =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);
const attempts = async () => (await readInFlight())?.attempts ?? [];

async function landed(taskToken: string): Promise<void> {
  await stack.rpc('evm_setAutomine', [true]);
  for (let turn = 0; turn < 20 && !answered(taskToken); turn++) {
    await runBriefly(stack, (ms) => lane.tick(ms));
    await mine(1);
  }
  expect(answered(taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
}

test('a chain that mines nothing is offered no more than the cap, and the last offer is sent again', async () => {
  await stack.rpc('evm_setAutomine', [false]);
  const upload = await lane.begin();
  await runBriefly(stack, (ms) => lane.update(upload, ms));
  for (let turn = 0; turn < 60 && !said.includes('chain-lane.fee-cap-met'); turn++) {
    await lane.ageInFlight();
    await runBriefly(stack, (ms) => lane.tick(ms));
  }
  const offers = (await attempts()).map(({ maxFeePerGas }) => BigInt(maxFeePerGas));
  expect(said).toContain('chain-lane.fee-cap-met');
  expect(offers.at(-1)).toBe(capWei);
  expect(offers.every((wei) => wei <= capWei)).toBe(true);

  // The node drops it. At the cap the same bytes are sent again, and no new attempt is stored.
  const [last] = (await attempts()).slice(-1);
  await stack.rpc('anvil_dropAllTransactions');
  await lane.ageInFlight();
  const resentAfter = Date.now();
  await runBriefly(stack, (ms) => lane.tick(ms));
  expect((await attempts()).map(({ hash }) => hash).at(-1)).toBe(last?.hash);
  expect(await attempts()).toHaveLength(offers.length);
  // Operators see since when it has been unconfirmed, even if the same bytes were sent again.
  expect((await attempts()).at(-1)).toMatchObject({ sentAt: expect.toSatisfy((at) => at < resentAfter) });
  expect((await attempts()).at(-1)?.resentAt).toBeGreaterThanOrEqual(resentAfter);
  expect(await stack.rpc('eth_getTransactionByHash', [last?.hash])).not.toBeNull();
  await landed(upload.taskToken);
});

test('a chain that is dearer than the cap is offered the cap, and no more', async () => {
  const dear = `0x${(capWei * 3n).toString(16)}`;
  const tooLittle = { code: -32000, message: 'max fee per gas less than block base fee' };
  stack.faults.chain.fault = (body) => {
    if (body.includes('eth_feeHistory')) return { result: { baseFeePerGas: [dear], reward: [['0x1']] } };
    return body.includes('eth_sendRawTransaction') ? { error: tooLittle } : undefined;
  };
  const upload = await lane.begin();
  await runBriefly(stack, (ms) => lane.update(upload, ms));
  await lane.ageInFlight();
  await runBriefly(stack, (ms) => lane.tick(ms));
  expect((await attempts()).map(({ maxFeePerGas }) => BigInt(maxFeePerGas))).toEqual([capWei]);
  expect(said).toContain('chain-lane.fee-cap-met');
  stack.faults.chain.fault = undefined;
  await landed(upload.taskToken);
});

test('an attempt that the account cannot pay for is logged and not stored, be it the first or a replacement', async () => {
  const upload = await lane.begin();
  await stack.rpc('anvil_setBalance', [appender.address, '0x1']);
  await runBriefly(stack, (ms) => lane.update(upload, ms));
  expect(await attempts()).toEqual([]);
  expect(said).toContain('chain-lane.out-of-funds');

  await stack.rpc('evm_setAutomine', [false]);
  await stack.rpc('anvil_setBalance', [appender.address, `0x${(10n ** 20n).toString(16)}`]);
  await runBriefly(stack, (ms) => lane.tick(ms));
  const [first] = await attempts();
  const gasLimit = BigInt((await readInFlight())?.gasLimit ?? 0);
  // Enough for the attempt in flight, and not for a dearer one.
  const balance = gasLimit * BigInt(first?.maxFeePerGas ?? 0);
  await stack.rpc('anvil_setBalance', [appender.address, `0x${balance.toString(16)}`]);
  said.length = 0;
  await lane.ageInFlight();
  await runBriefly(stack, (ms) => lane.tick(ms));
  expect((await attempts()).map(({ hash }) => hash)).toEqual([first?.hash]);
  expect(said).toContain('chain-lane.out-of-funds');
  await landed(upload.taskToken);
});
