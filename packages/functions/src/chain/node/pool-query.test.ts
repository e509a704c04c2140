import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poolMoney, poolTerms } from './pool-query.ts';

const address = `0x${'11'.repeat(20)}`;

/** Makes the node answer every call with this. */
const answerWith = (result: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ jsonrpc: '2.0', id: 1, result }));

beforeEach(() =>
  vi.stubEnv(
    'SST_RESOURCE_Chain',
    JSON.stringify({
      ...{ rpcUrl: 'http://node.test', chainId: 31_337, cgdx: address, marketplace: address },
      ...{ confirmations: 1, appender: address, payer: address, settler: address },
    }),
  ),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a node whose chain has no marketplace is unavailable, and no bug of ours', async () => {
  answerWith('0x');
  const missing = { kind: 'unavailable', code: 'MarketplaceMissing' };
  await expect(poolTerms('spotify')).rejects.toMatchObject(missing);
  await expect(poolMoney('spotify')).rejects.toMatchObject(missing);
});
