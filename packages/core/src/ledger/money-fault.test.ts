import { expect, test } from 'vitest';
import { type Money, moneyFaults } from './money-fault.ts';
import { rewardPaidToBank } from './payout-entry.ts';
import { purchaseCaptured, purchaseGranted, purchaseRefunded } from './purchase-entry.ts';
import { linesOf, paymentOf as payment } from './testing/entry-line.ts';

const paidToBank = (uploadHash: string) =>
  rewardPaidToBank({ uploadHash, dataPoolId: 'x', userSub: 'ann', amountWei: 10n, amountCents: 1n });

const purchase = (purchaseId: string, state: string, uploadHash: string) => ({
  purchaseId,
  userSub: 'ben',
  state,
  uploadHashes: [uploadHash],
  captured: { currency: 'SGD' as const, amount: 50n },
  isFinal: false,
  isLost: false,
});
const settled = (payoutId: string, uploadHash: string) => ({
  payoutId,
  uploadHash,
  state: 'settled',
  rail: 'bank' as const,
  transferId: `tr_${payoutId}`,
});

/** One payout and three purchases: a completed one, a refunded one and an unfinished one. */
const sound: Money = {
  uploads: [
    { uploadHash: 'a', rewardState: 'claimed', payoutId: '1' },
    { uploadHash: 'b', rewardState: 'unclaimed' },
  ],
  payouts: [
    settled('1', 'a'),
    { payoutId: '0', uploadHash: 'a', state: 'refused', rail: 'cgdx' },
    { payoutId: '2', uploadHash: 'b', state: 'requested', rail: 'cgdx' },
  ],
  purchases: [
    purchase('bought', 'completed', 'a'),
    purchase('back', 'refunded', 'a'),
    purchase('open', 'paid', 'b'),
    { ...purchase('page', 'awaiting-payment', 'b'), captured: undefined },
  ],
  access: [{ userSub: 'ben', uploadHash: 'a', purchaseId: 'bought' }],
  lines: linesOf(
    paidToBank('a'),
    purchaseCaptured(payment('bought')),
    purchaseGranted(payment('bought')),
    purchaseCaptured(payment('back')),
    purchaseRefunded(payment('back')),
    purchaseCaptured(payment('open')),
  ),
};

test('consistent payments have no faults', () => {
  expect(moneyFaults(sound)).toEqual([]);
});

const [bought, back, open, page] = sound.purchases as [Purchase, Purchase, Purchase, Purchase];
type Purchase = Money['purchases'][number];
const [claimed, unclaimed] = sound.uploads as [Money['uploads'][number], Money['uploads'][number]];

test.each<[string, Partial<Money>, string]>([
  [
    'an upload that was paid out twice',
    { payouts: [settled('3', 'a'), ...sound.payouts] },
    'Upload a was paid out 2 times.',
  ],
  [
    'a payout that nothing confirms',
    { payouts: [{ ...settled('1', 'a'), transferId: undefined }] },
    'Payout 1 is settled, and nothing confirms it.',
  ],
  [
    'a payout of an upload that is not claimed',
    { uploads: [{ ...claimed, rewardState: 'claiming' }, unclaimed] },
    'Payout 1 is settled, and its upload is not claimed.',
  ],
  [
    'an upload that is claimed without a payout',
    { payouts: sound.payouts.slice(1) },
    'Upload a is claimed, and its payout is not settled.',
  ],
  [
    'an upload that is claimed by another payout',
    { uploads: [{ ...claimed, payoutId: '0' }, unclaimed] },
    'Upload a is claimed, and its payout is not settled.',
  ],
  [
    'a payout that is not booked',
    { lines: sound.lines.filter(({ entryId }) => entryId !== 'reward.paid#a') },
    'Upload a is claimed, and no payment is booked.',
  ],
  [
    'a payment that was captured and forgotten',
    { purchases: [bought, back, { ...open, state: 'refused' }, page] },
    'Purchase open was captured, and is refused.',
  ],
  [
    'a purchase that nobody has paid',
    { purchases: [bought, back, open, { ...page, state: 'completed', uploadHashes: [] }] },
    'Purchase page is completed, and nothing was captured.',
  ],
  [
    'a buyer who has paid and has nothing',
    { access: [] },
    'Purchase bought is completed, and its buyer lacks what was bought.',
  ],
  [
    'a buyer who has the money and the data',
    { access: [...sound.access, { userSub: 'ben', uploadHash: 'b', purchaseId: 'back' }] },
    'Purchase back gives access, and was not paid, or is paid back.',
  ],
  [
    'an entry that does not sum to zero',
    { lines: sound.lines.slice(1) },
    'Entry reward.paid#a CGDX does not sum to zero.',
  ],
  [
    'a refund that is not booked',
    { lines: sound.lines.filter(({ entryId }) => entryId !== 'purchase.refunded#back') },
    'The ledger holds 50 for back SGD, and no such purchase is unfinished.',
  ],
])('%s is named', (_what, change, sentence) => {
  expect(moneyFaults({ ...sound, ...change })).toContain(sentence);
});

test('a lost dispute ends access, and uploads bought without a quote may still be owned by an earlier purchase', () => {
  const purchases = [
    { ...bought, isLost: true },
    { ...back, state: 'completed', isFinal: true },
  ];
  const access = [{ userSub: 'ben', uploadHash: 'a', purchaseId: 'earlier' }];
  const earlier = { ...bought, purchaseId: 'earlier' };
  const lines = linesOf(
    paidToBank('a'),
    ...[...purchases, earlier].flatMap(({ purchaseId }) => [
      purchaseCaptured(payment(purchaseId)),
      purchaseGranted(payment(purchaseId)),
    ]),
  );
  expect(moneyFaults({ ...sound, purchases: [...purchases, earlier], access, lines })).toEqual([]);
});
