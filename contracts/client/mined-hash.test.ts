import { makeError, type TransactionReceipt, type TransactionResponse } from 'ethers';
import { expect, test } from 'vitest';
import { minedHash, TransactionCancelled } from './mined-hash.ts';

const sent = (wait: () => Promise<unknown>, receipt: unknown = null) =>
  ({
    hash: '0xsent',
    wait,
    provider: { getTransactionReceipt: async () => receipt },
  }) as unknown as TransactionResponse;
const replaced = (reason: 'repriced' | 'cancelled' | 'replaced') =>
  makeError('transaction was replaced', 'TRANSACTION_REPLACED', {
    cancelled: reason !== 'repriced',
    reason,
    hash: '0xnew',
    replacement: { hash: '0xnew' } as TransactionResponse,
    receipt: { hash: '0xnew' } as TransactionReceipt,
  });

test('returns the transaction’s own hash once it is in a block', async () => {
  expect(await minedHash(sent(async () => ({})))).toBe('0xsent');
});

test('returns the new hash of a transaction that the wallet has sent again at a higher fee', async () => {
  expect(await minedHash(sent(() => Promise.reject(replaced('repriced'))))).toBe('0xnew');
});

test.each(['cancelled', 'replaced'] as const)(
  'fails for a transaction that was %s, since nothing was paid',
  async (reason) => {
    await expect(minedHash(sent(() => Promise.reject(replaced(reason))))).rejects.toThrow(
      TransactionCancelled,
    );
  },
);

test('passes on a failure of the node, which says nothing about the transaction', async () => {
  await expect(minedHash(sent(() => Promise.reject(new Error('502'))))).rejects.toThrow('502');
});

test('finds a transaction that was mined before anybody listened for blocks', async () => {
  let waits = 0;
  const never = new Promise(() => undefined);
  const wait = () => {
    waits += 1;
    return waits === 1 ? never : Promise.resolve({});
  };
  expect(await minedHash(sent(wait, { hash: '0xsent' }))).toBe('0xsent');
});
