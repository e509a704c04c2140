import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { newMemory } from '../memory.fixture.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));

const { keepPayment, replacePayment, reportPayment, reportPayments } = await import('./unreported.ts');
const ann = 'sub-ann';
const payment = (n: number, sub = ann) => ({ sub, transactionHash: `0x${n}`, clientAccountAddress: '0xa' });
const kept = () =>
  JSON.parse(localStorage.getItem('cgdx.unreported-payments') ?? '[]').map(
    (one: { transactionHash: string }) => one.transactionHash,
  );

beforeEach(() => {
  vi.stubGlobal('localStorage', newMemory());
  call.mockReset();
});

it('a payment is kept until the server has it', async () => {
  keepPayment(payment(1));
  expect(kept(), 'proves buy.payment-server-does').toEqual(['0x1']);
  call.mockResolvedValueOnce({ purchaseId: 'p1', status: 'submitted' });
  expect(await reportPayment(payment(1)), 'proves error.error-fulfilling-transaction').toBe('p1');
  expect(kept()).toEqual([]);
});

it.each([0, 401, 429, 500, 503])('is reported again after a failure with the status %i', async (status) => {
  keepPayment(payment(1));
  call.mockRejectedValueOnce(new ApiError(status, 'X', 'no'));
  await expect(reportPayment(payment(1))).rejects.toThrow('no');
  expect(kept()).toEqual(['0x1']);
});

it('is forgotten once the server has refused it for good', async () => {
  keepPayment(payment(1));
  call
    .mockRejectedValueOnce(new ApiError(409, 'TransactionUsed', 'used'))
    .mockRejectedValueOnce(new ApiError(503, 'Busy', 'later'));
  await expect(reportPayment(payment(1))).rejects.toThrow('used');
  expect(kept()).toEqual([]);
});

it('that a sweep or an earlier call already reported has the id of its purchase', async () => {
  keepPayment(payment(1));
  call
    .mockRejectedValueOnce(new ApiError(409, 'TransactionUsed', 'used'))
    .mockResolvedValueOnce([{ purchaseId: 'other' }, { purchaseId: 'p1', transactionHash: '0x1' }]);
  expect(await reportPayment(payment(1))).toBe('p1');
  expect(kept()).toEqual([]);
});

it('after a reload every stored payment is reported, even if an earlier one fails', async () => {
  for (const n of [1, 2, 3]) keepPayment(payment(n));
  call
    .mockRejectedValueOnce(new ApiError(503, 'Busy', 'later'))
    .mockResolvedValueOnce({ purchaseId: 'p2', status: 'submitted' })
    .mockResolvedValueOnce({ purchaseId: 'p3', status: 'submitted' });
  await reportPayments(ann);
  expect(kept()).toEqual(['0x1']);
});

it('stored content that is not a list is ignored', async () => {
  localStorage.setItem('cgdx.unreported-payments', '{');
  await reportPayments(ann);
  expect(call).not.toHaveBeenCalled();
});

it('another person in this browser neither reports nor drops it', async () => {
  keepPayment(payment(1));
  await reportPayments('sub-ben');
  expect(call).not.toHaveBeenCalled();
  expect(kept()).toEqual(['0x1']);
});

it('is kept if it was reported under the wrong account', async () => {
  keepPayment(payment(1));
  call.mockRejectedValueOnce(new ApiError(422, 'WrongBuyer', 'not yours'));
  await expect(reportPayment(payment(1))).rejects.toThrow('not yours');
  expect(kept()).toEqual(['0x1']);
});

it('is stored under the hash of the transaction that replaced it', async () => {
  keepPayment(payment(1));
  replacePayment(payment(1), payment(2));
  expect(kept()).toEqual(['0x2']);
});
