import { expect, it } from 'vitest';
import { ChainError } from '../../lib/wallet/chain.ts';
import { PartlyPaid } from './pay-baskets.ts';
import { paymentProblem } from './payment-problem.ts';

const begun = { purchaseIds: ['p1'], unreported: 0 };
const partly = (cause: unknown) => paymentProblem(new PartlyPaid(['AAAA'], begun, cause));
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

it('passes on what it cannot judge, and promises nothing', () => {
  expect(paymentProblem(new Error('The chain cannot be reached.')).cause).toBe(
    'The chain cannot be reached.',
  );
  expect(paymentProblem(named('QuoteUsed')).cause).toBe(
    'This offer is paid already: look under Transactions.',
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
  expect(paymentProblem(error).cause).toMatch(words);
  expect(paymentProblem(error).cause).toMatch(/Nothing was paid\.$/);
});
