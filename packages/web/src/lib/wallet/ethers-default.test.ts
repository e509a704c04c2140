/** The specification states values that ethers sets by default: these tests notice if a new version changes them. */
import { answerKeptMs, callsAtOnce, callsGatheredMs, walletPollMs } from '@cgdx/core/specification/number.ts';
import { BrowserProvider, JsonRpcProvider, Network } from 'ethers';
import { expect, it } from 'vitest';

const network = Network.from(1287);
const node = new JsonRpcProvider('http://127.0.0.1', network, { staticNetwork: network });
const wallet = new BrowserProvider({ request: async () => '0x507' }, network);

it('ethers polls for blocks every 4 s, batches calls for 10 ms, and caches responses for 250 ms', () => {
  for (const provider of [node, wallet]) {
    expect(provider.pollingInterval, 'proves constant.wallet-blocks-polled').toBe(walletPollMs);
    expect(provider._getOption('batchStallTime')).toBe(callsGatheredMs);
    expect(provider._getOption('cacheTimeout')).toBe(answerKeptMs);
  }
});

it('ethers sends a node at most 100 calls or 1 MiB in one batch, and a browser’s wallet one call at a time', () => {
  expect(node._getOption('batchMaxCount'), 'proves constant.wallet-calls-at-once').toBe(callsAtOnce.most);
  expect(node._getOption('batchMaxSize')).toBe(callsAtOnce.mostBytes);
  expect(wallet._getOption('batchMaxCount')).toBe(1);
});
