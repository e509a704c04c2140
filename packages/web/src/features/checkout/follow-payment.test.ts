import { SentUnseen } from '@cgdx/contracts/client/sent-unseen.ts';
import { makeError, type TransactionResponse } from 'ethers';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { newMemory } from '../../lib/memory.fixture.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api/call.ts', () => ({ call }));

const { followPayment } = await import('./follow-payment.ts');
const { hasPayments } = await import('../../lib/payment/unreported.ts');

const payment = { sub: 'sub-ann', transactionHash: '0x1', clientAccountAddress: '0xa' };
const never = new Promise<never>(() => undefined);

/** Returns a transaction that a wallet has sent; `ends` is its outcome. */
const sentThat = (ends: () => Promise<unknown>): TransactionResponse =>
  ({
    hash: '0x1',
    wait: ends,
    provider: { getTransactionReceipt: () => never },
  }) as unknown as TransactionResponse;

function follow(sent: TransactionResponse | SentUnseen) {
  const happened: string[] = [];
  const ended = followPayment(sent, payment, {
    onSent: () => happened.push('sent'),
    onUndone: () => happened.push('undone'),
  });
  return { happened, ended };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', newMemory());
  call.mockReset();
});

it('a sent payment is reported and stored before it is in a block, so that closing the page leads to no second payment', () => {
  const { happened } = follow(sentThat(() => never));
  expect(happened).toEqual(['sent']);
  expect(hasPayments('sub-ann'), 'proves buy.leaves-while-payment').toBe(true);
});

it('a confirmed payment is reported, then deleted from storage', async () => {
  call.mockResolvedValueOnce({ purchaseId: 'p1', status: 'submitted' });
  const { happened, ended } = follow(sentThat(async () => ({ hash: '0x1' })));
  expect(await ended).toBe('p1');
  expect(happened).toEqual(['sent']);
  expect(hasPayments('sub-ann')).toBe(false);
});

it.each([
  ['reverted in its block', 'CALL_EXCEPTION', {}],
  ['was cancelled by the person', 'TRANSACTION_REPLACED', { cancelled: true }],
] as const)(
  'a payment that %s counts as undone and is forgotten: the uploads can be bought again',
  async (_, code, details) => {
    const error = makeError('raw', code, details as never);
    const { happened, ended } = follow(sentThat(() => Promise.reject(error)));
    await expect(ended).rejects.toThrow();
    expect(happened).toEqual(['sent', 'undone']);
    expect(hasPayments('sub-ann')).toBe(false);
  },
);

it.each([
  ['a node that is away', () => Promise.reject(makeError('raw', 'NETWORK_ERROR', { event: 'x' } as never))],
  ['a server that is away', async () => ({ hash: '0x1' })],
] as const)('with %s a payment does not count as undone, and is reported later', async (_, ends) => {
  call.mockRejectedValue(new ApiError(503, 'Busy', 'later'));
  const { happened, ended } = follow(sentThat(ends));
  expect(await ended).toBe(undefined);
  expect(happened).toEqual(['sent']);
  expect(hasPayments('sub-ann')).toBe(true);
});

it('a payment that was sent but cannot be found counts as sent', async () => {
  const { happened, ended } = follow(new SentUnseen('0x1', undefined));
  expect(await ended).toBe(undefined);
  expect(happened).toEqual(['sent']);
  expect(hasPayments('sub-ann')).toBe(true);
});
