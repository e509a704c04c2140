import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { expect, it, vi } from 'vitest';
import { CartBadge } from '../../features/cart/cart-badge.tsx';
import { CartDialog } from '../../features/cart/cart-dialog.tsx';
import { RewardToComeCard } from '../../features/contribution/reward-to-come-card.tsx';
import { PoolStrip } from '../../features/landing/pool-strip.tsx';
import { ScorePanel } from '../../features/landing/score-panel.tsx';
import { moneyOf } from '../../features/purchase/purchase-receipt.ts';
import { ClaimedList } from '../../features/reward/claimed-list.tsx';
import { rewardSentence } from '../../features/withdrawal/withdrawal-receipt.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { ExplorePage } from './explore-page.tsx';

/** A payout rate that differs from the product's: one dollar for each CGDX. */
vi.mock('@cgdx/core/pricing/pricing.ts', async (load) => ({
  ...(await load<object>()),
  payoutCents: (wei: bigint) => wei / 10n ** 16n,
}));

const nothing = () => undefined;
const uploadHash = `${'A'.repeat(43)}=`;
const upload = { uploadHash, dataPoolId: 'spotify', dataQualityScore: 7 } as const;
const reward = { rewardWei: String(70n * oneCgdxWei), timestamp: '2026-11-05T12:00:00Z' };

const shown: readonly [string, number, () => string][] = [
  [
    'the pools to contribute to',
    platformIds.length,
    () => renderedText(<ExplorePage />, '/?role=contribute'),
  ],
  ['the pools to buy from', platformIds.length, () => renderedText(<ExplorePage />, '/?role=buy')],
  ['the pools of the landing page', platformIds.length, () => renderedText(<PoolStrip />)],
  ['the example of the landing page', 1, () => renderedText(<ScorePanel />)],
  [
    'a reward to come',
    2,
    () => renderedText(<RewardToComeCard maxIncentive={150} score={8} sentAt={undefined} />),
  ],
  ['a claimed reward', 1, () => renderedText(<ClaimedList uploads={[{ ...upload, ...reward } as never]} />)],
  ['the receipt of a withdrawal', 1, () => rewardSentence({ reward: 'paid', ...reward })],
  ['a receipt', 1, () => moneyOf(reward.rewardWei, 'CGDX')],
  [
    'the badge of the cart',
    1,
    () => renderedText(<CartBadge count={1} totalWei={oneCgdxWei} onOpen={nothing} />),
  ],
  [
    'the cart',
    2,
    () =>
      renderedText(
        <CartDialog
          open
          items={[{ ...upload, price: 14 }]}
          walletButton={null}
          onRemove={nothing}
          onCheckout={nothing}
          onClose={nothing}
        />,
      ),
  ],
];

it.each(shown)(
  '%s: each amount in CGDX stands with its worth in dollars, by the current payout rate',
  (_, count, say) => {
    const words = say();
    const amounts = [...words.matchAll(/([\d,.]+) CGDX \(?about S\$([\d,]+)\.00/g)];
    for (const [, cgdx, dollars] of amounts) expect(dollars).toBe(cgdx);
    expect(amounts.length).toBe(count);
    expect(words.match(/\d CGDX/g)?.length).toBe(count);
  },
);
