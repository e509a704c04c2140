import { beforeEach, expect, it, vi } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { closeMessage, currentMessage } from '../../lib/modal/modal.ts';
import { keepOffer } from '../../lib/payment/open-offer.ts';
import type { TakenBack } from '../../lib/payment/take-back.ts';
import { keepPayment } from '../../lib/payment/unreported.ts';
import { renderedText } from '../testing/rendered.tsx';
import { SentNotice } from './sent-notice.tsx';
import { tellTakenBack } from './take-back.tsx';

const wallet = vi.hoisted(() => ({ value: {} as object }));
vi.mock('../../lib/wallet/wallet.ts', () => ({ useWallet: () => wallet.value }));

const now = Date.parse('2026-11-05T12:00:00Z');
const shown = () => renderedText(<SentNotice sub="ann" />);
const send = (transactionHash: string) =>
  keepPayment({ sub: 'ann', transactionHash, clientAccountAddress: '0xa' });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('localStorage', newMemory());
  wallet.value = { kind: 'connected', address: '0xa' };
  closeMessage();
});

it('without a sent payment there is no notice; a payment without a stored offer cannot be cancelled', () => {
  expect(shown()).toBe('');
  send('0x1');
  expect(shown()).toMatch(/^Sent, and not confirmed to us yet\. .*under Transactions\.$/);
});

it('the offer of a pending payment can be taken back while it is valid, and the notice says what happens', () => {
  send('0x1');
  keepOffer({
    ...{ sub: 'ann', transactionHash: '0x1', quoteId: 'q', dataPoolId: 'x' },
    deadline: now / 1_000 + 60,
  });
  expect(shown()).toContain('After the cancellation nobody can pay the offer, and your CGDX stays with you');
  expect(shown()).toMatch(/ Take the Offer Back$/);
  wallet.value = { kind: 'disconnected' };
  expect(shown()).toMatch(/ Connect a Wallet to Take It Back$/);
  vi.setSystemTime(now + 61_000);
  expect(shown()).not.toContain('Back');
});

it.each<[TakenBack, RegExp]>([
  ['taken-back', /^Nobody can pay it any more\. Nothing was paid/],
  ['paid', /^The market had the payment first\./],
  ['expired', /^This offer has expired/],
])('the result %s is reported', async (result, words) => {
  await tellTakenBack(Promise.resolve(result));
  expect(currentMessage()?.text).toMatch(words);
});

it('a wallet that declines leaves the offer as it is', async () => {
  await tellTakenBack(Promise.reject({ code: 4001 }));
  expect(currentMessage()).toEqual({
    kind: 'error',
    header: 'Error',
    text: 'The offer could not be taken back.',
    detail: 'You declined it in your wallet. The offer is still valid.',
  });
});
