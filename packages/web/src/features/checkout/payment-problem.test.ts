import { makeError } from 'ethers';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { PartlyPaid } from './pay-baskets.ts';
import { paymentProblem } from './payment-problem.ts';

const begun = { purchaseIds: ['p1'], unreported: 0 };
const partly = (cause: unknown) => paymentProblem(new PartlyPaid(begun, cause));
const declined = { code: 4001, message: 'user rejected action' };
const named = (name: string) => Object.assign(new Error('reverted'), { name });

it('says that nothing was paid if the first payment was declined or refused', () => {
  expect(paymentProblem(declined)).toEqual({
    message: expect.stringContaining('There was an error'),
    cause: 'You declined it in your wallet. Nothing was paid.',
  });
  expect(paymentProblem(named('IsPaused')).cause).toContain('Nothing was paid.');
});

it.each([declined, named('ERC20InsufficientBalance'), named('TransactionCancelled'), named('QuoteExpired')])(
  'never says that nothing was paid once a pool is paid',
  (cause) => {
    const { message, cause: said } = partly(cause);
    expect(message).toContain('Some of the pools are paid');
    expect(said).toMatch(/^(You|Your|The) /);
    expect(`${message} ${said}`).not.toContain('Nothing was paid');
  },
);

it('passes on our server’s message, and does not claim that nothing was paid', () => {
  const refused = new ApiError(409, 'Withdrawn', 'It was withdrawn.', 'Take it out of your cart.');
  expect(paymentProblem(refused).cause).toBe('It was withdrawn. Take it out of your cart.');
  expect(paymentProblem(named('QuoteUsed')).cause).toBe(
    'This offer is paid already: look under Transactions.',
  );
  expect(paymentProblem(named('PaymentUnderWay')).cause).toMatch(
    /^An earlier payment is not over\.(?!.*Nothing)/,
  );
});

it.each([
  [
    'too little for the fee',
    Object.assign(new Error('raw'), { code: 'INSUFFICIENT_FUNDS' }),
    /too little DEV/,
  ],
  ['too little CGDX', named('ERC20InsufficientBalance'), /too little CGDX/],
  ['too small an allowance', named('ERC20InsufficientAllowance'), /may not take enough CGDX/],
  ['a wallet on another chain', new ChainError('Please switch.'), /^Please switch\./],
  ['a refusal as ethers wraps it', { code: 'ACTION_REJECTED', info: { error: declined } }, /^You declined/],
])('%s is said in plain words, and that nothing was paid', (_, error, words) => {
  expect(paymentProblem(error).cause, 'proves buy.why-plain-words').toMatch(words);
  expect(paymentProblem(error).cause, 'proves error.token-errors-insufficient').toMatch(
    /Nothing was paid\.$/,
  );
});

const transaction = { to: null, data: '0x' };
const call = {
  action: 'sendTransaction',
  data: null,
  reason: null,
  transaction,
  invocation: null,
  revert: null,
} as const;
const coalesced = (code: number) =>
  makeError('could not coalesce error', 'UNKNOWN_ERROR', {
    error: { code, message: 'Internal JSON-RPC error.' },
  } as never);

it.each([
  [
    'a transaction that reverted in its block',
    makeError('transaction execution reverted', 'CALL_EXCEPTION', {
      ...call,
      receipt: { status: 0 } as never,
    }),
    /^The blockchain turned the transaction down\. You paid the network’s fee for it, and nothing else\.$/,
  ],
  [
    'a refusal before anything is sent',
    makeError('missing revert data', 'CALL_EXCEPTION', { ...call, action: 'estimateGas' }),
    /^The market did not take this payment\. Nothing was paid\.$/,
  ],
  [
    'a network that changed',
    makeError('network changed: 1287 => 1', 'NETWORK_ERROR', { event: 'changed' } as never),
    /could not be reached\. Check which network/,
  ],
  ['a wallet that asks something else', coalesced(-32002), /earlier question.*Nothing was paid\.$/],
  ['a wallet that gives no reason', coalesced(-32603), /^Your wallet reported an error without a reason\./],
  ['a wallet’s own error', { code: -32603, message: 'Internal' }, /^Your wallet reported an error without/],
])('%s is explained in plain words, without the program’s own message', (_, error, words) => {
  const { cause } = paymentProblem(error);
  expect(cause).toMatch(words);
  expect(cause).not.toMatch(/version=|code=|-32|0x/);
  expect(partly(error).cause).not.toMatch(/version=|code=|Nothing was paid/);
});
