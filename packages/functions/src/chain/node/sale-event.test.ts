import { expect, test, vi } from 'vitest';
import { directPurchasesIn } from './direct-purchase-event.ts';
import { marketplace } from './marketplace.ts';
import { quotePurchasesIn } from './purchase-event.ts';

const address = `0x${'11'.repeat(20)}`;
const buyer = `0x${'22'.repeat(20)}`;
const word = (byte: number) => `0x${Buffer.alloc(32, byte).toString('hex')}`;

const log = (name: string, args: readonly unknown[]) => ({
  ...marketplace.encodeEventLog(name, args),
  ...{ address, transactionHash: word(9), blockNumber: 1 },
});
const list = log('DataUploadsPurchased', [[word(1)], [7], 'spotify', buyer]);
const quote = log('QuotePurchased', [word(3), 1, 40]);
const paid = log('DataSetPurchased', [buyer, 'spotify', 14]);

/** Returns how many sales without a quote, and how many by quote, a transaction with these events has made. */
const sales = (logs: ReturnType<typeof log>[]) => [
  directPurchasesIn({ logs, status: 1 }).length,
  quotePurchasesIn({ logs }).length,
];

test('a quote that was bought together with its list of uploads is one purchase, by quote', () => {
  vi.stubEnv(
    'SST_RESOURCE_Chain',
    JSON.stringify({
      ...{ rpcUrl: 'http://node.test', chainId: 1287, cgdx: address, marketplace: address },
      ...{ confirmations: 1, appender: address, payer: address, settler: address },
    }),
  );
  expect(sales([list, quote, paid])).toEqual([0, 1]);
  expect(sales([list, paid])).toEqual([1, 0]);
  expect(sales([quote, paid])).toEqual([0, 1]);
  expect(sales([list, quote, paid, list, paid, quote, paid])).toEqual([1, 2]);
  vi.unstubAllEnvs();
});
