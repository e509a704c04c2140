import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  disputedAccount,
  disputeLost,
  disputeOpened,
  disputeRecovered,
  disputeRefunded,
  disputeWon,
  purchaseRecalled,
} from './dispute-entry.ts';
import {
  cardAccount,
  heldAccount,
  proceedsAccount,
  purchaseCaptured,
  purchaseGranted,
  purchaseRefunded,
} from './purchase-entry.ts';
import { balances, payment } from './testing/sold-payment.ts';

const disputed = { disputeId: 'du_1', purchaseId: 'p', amount: 201n };

const sold = [purchaseCaptured(payment), purchaseGranted(payment)];

test('a won dispute does not change any balance', () => {
  expect(balances(...sold, disputeOpened(disputed), disputeWon(disputed))).toEqual({
    ...balances(...sold),
    [disputedAccount]: 0n,
  });
});

test('a lost dispute is paid by the pools that had earned the money', () => {
  expect(balances(...sold, disputeOpened(disputed), disputeLost(disputed, payment.pools))).toEqual({
    [cardAccount]: 0n,
    [heldAccount]: 0n,
    [disputedAccount]: 0n,
    [proceedsAccount('spotify')]: 0n,
    [proceedsAccount('x')]: 0n,
  });
});

test('a dispute that is lost and won on appeal does not change any balance', () => {
  const lost = [disputeOpened(disputed), disputeLost(disputed, payment.pools)];
  const after = balances(...sold, ...lost, disputeRecovered(disputed, payment.pools));
  expect(after).toEqual({ ...balances(...sold), [disputedAccount]: 0n });
});

test('a lost dispute in place of a refund returns the money once', () => {
  const entries = [purchaseCaptured(payment), disputeOpened(disputed), disputeRefunded(disputed)];
  expect(balances(...entries, purchaseRefunded(payment))).toEqual({
    [cardAccount]: 0n,
    [heldAccount]: 0n,
    [disputedAccount]: 0n,
  });
});

test('a recalled and refunded purchase leaves zero balances, even if its bank had returned a part of it', () => {
  const nothing = {
    [cardAccount]: 0n,
    [heldAccount]: 0n,
    [proceedsAccount('spotify')]: 0n,
    [proceedsAccount('x')]: 0n,
  };
  const refunded = purchaseRefunded(payment);
  expect(balances(...sold, purchaseRecalled(payment, 0n), refunded)).toEqual(nothing);
  const part = { ...disputed, amount: 50n };
  const lost = [disputeOpened(part), disputeLost(part, payment.pools)];
  // The refund is the rest: with the bank's part, cards have the whole amount back.
  expect(balances(...sold, ...lost, purchaseRecalled(payment, part.amount), refunded)).toEqual({
    ...nothing,
    [disputedAccount]: 0n,
  });
});

test('every entry sums to zero, for any disputed part of a payment', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 10n ** 9n }), (given, amount) => {
      const pools = given.map((each, at) => ({ dataPoolId: `p${at}`, amount: each }));
      const about = { ...disputed, amount };
      for (const { lines } of [
        disputeOpened(about),
        disputeWon(about),
        disputeLost(about, pools),
        disputeRecovered(about, pools),
      ])
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(0n);
    }),
  );
});
