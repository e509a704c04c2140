/** What the specification says of a wallet's connection and leaves to ethers: a new version may have other defaults. */
import { BrowserProvider, JsonRpcProvider, Network } from 'ethers';
import { expect, it } from 'vitest';

const network = Network.from(1287);
const node = new JsonRpcProvider('http://127.0.0.1', network, { staticNetwork: network });
const wallet = new BrowserProvider({ request: async () => '0x507' }, network);

it('ethers polls for blocks every 4 s, gathers calls for 10 ms, and keeps answers for 250 ms', () => {
  for (const provider of [node, wallet]) {
    expect(provider.pollingInterval).toBe(4_000);
    expect(provider._getOption('batchStallTime')).toBe(10);
    expect(provider._getOption('cacheTimeout')).toBe(250);
  }
});

it('ethers sends a node at most 100 calls or 1 MiB at once, and a browser’s wallet one at a time', () => {
  expect(node._getOption('batchMaxCount')).toBe(100);
  expect(node._getOption('batchMaxSize')).toBe(1_048_576);
  expect(wallet._getOption('batchMaxCount')).toBe(1);
});
