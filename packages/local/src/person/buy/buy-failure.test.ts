import { PurchaseEnded } from '@cgdx/client/follow-purchase.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { expect, test } from 'vitest';
import type { BuyEvent } from './buy-event.ts';
import { buyFailure, type StartedPurchase, startedAfter } from './buy-failure.ts';

const transactionHash = `0x${'ab'.repeat(32)}`;
const away = new MarketError('unavailable', 'ApiUnreachable', 'The API does not answer.', {
  advice: 'Try again.',
});
const after = (...events: BuyEvent[]): StartedPurchase => events.reduce(startedAfter, {});

test('a failure after the wallet has sent the payment names the transaction, and how to follow it', () => {
  const begun = after({ event: 'chosen', uploadHashes: [] }, { event: 'sent', transactionHash });
  expect(buyFailure(away, begun)).toEqual({
    code: 'ApiUnreachable',
    message: 'The API does not answer.',
    advice: expect.stringContaining(`npm run buy -- --resume ${transactionHash}`),
    transactionHash,
  });
});

test('once the market knows the purchase, the advice names its id', () => {
  const begun = after(
    { event: 'sent', transactionHash },
    { event: 'paid', purchaseId: 'p1', transactionHash },
  );
  const { advice } = buyFailure(new Error('cut off'), begun, {
    ...{ email: 'a@b.c', password: 'p', stack: 'other.json' },
  });
  expect(advice).toMatch(/this purchase: .* --resume p1 --email a@b\.c --password p --stack other\.json$/);
});

test('a buyer with an account of their own is told to give their password, which is not printed', () => {
  const { advice } = buyFailure(away, { purchaseId: 'p1' }, { email: 'a@b.c' });
  expect(advice).toMatch(/with your password in --password or CGDX_PASSWORD: .* --resume p1 --email a@b\.c$/);
});

test('the advice names the file that was asked for, and replaces it if it is there', () => {
  const adviceOf = (force: boolean) =>
    buyFailure(away, { purchaseId: 'p1' }, { email: 'a@b.c', out: 'my data.zip', force }).advice;
  expect(adviceOf(false)).toMatch(/--resume p1 --out 'my data\.zip' --email a@b\.c$/);
  expect(adviceOf(true)).toMatch(/--out 'my data\.zip' --force --email a@b\.c$/);
});

test('an interrupted order is resumed as a whole, even if a part of it has ended', () => {
  const ordered = { event: 'ordered', orderId: 'o1', parts: 2, totalWei: '2', amountCents: '2' } as const;
  const begun = after(ordered, { event: 'begun', purchaseId: 'p1' });
  const ended = new PurchaseEnded({ code: 'CardDeclined', message: 'The card was declined.' });
  expect(buyFailure(ended, begun).advice).toMatch(/--resume o1$/);
});

test('an error about another person’s purchase does not advise to follow it', () => {
  const unknown = new MarketError('input', 'NotFound', 'This purchase does not exist.');
  expect(buyFailure(unknown, after({ event: 'resumed', purchaseId: 'p2' })).advice).toBeUndefined();
});

test('before anything was sent, and after a refund, there is nothing to follow', () => {
  expect(buyFailure(away, {}).advice).toBe('Try again.');
  const ended = new PurchaseEnded({ code: 'UploadWithdrawn', message: 'You get your money back.' });
  expect(buyFailure(ended, { purchaseId: 'p1' })).toEqual({
    code: 'UploadWithdrawn',
    message: 'You get your money back.',
    advice: undefined,
    purchaseId: 'p1',
  });
});
