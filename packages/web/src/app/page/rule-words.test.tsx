import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RewardToComeCard } from '../../features/contribution/reward-to-come-card.tsx';
import { PoolStrip } from '../../features/landing/pool-strip.tsx';
import { ScorePanel } from '../../features/landing/score-panel.tsx';
import { TokenCards } from '../../features/landing/token-cards.tsx';
import { EstimateCard } from '../../features/upload/look/estimate-card.tsx';
import type { LookedState } from '../../features/upload/look/look-state.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { AboutPage } from './about-page.tsx';
import BuyPage from './buy-page.tsx';
import ContributePage from './contribute-page.tsx';
import EarlyBirdPage from './early-bird-page.tsx';
import { ExplorePage } from './explore-page.tsx';
import GuidePage from './guide-page.tsx';
import TermsPage from './terms-page.tsx';

/** Rules that differ from the product's: each upload costs 77 CGDX, and rewards are multiplied by 9 until the programme ends. */
const rule = vi.hoisted(() => ({ isOurs: true, endsAt: '2026-11-30T23:59:59+08:00' }));
vi.mock('@cgdx/core/pricing/pricing.ts', async (load) => {
  const real = await load<typeof import('@cgdx/core/pricing/pricing.ts')>();
  const uploadPriceWei: typeof real.uploadPriceWei = (...of) =>
    rule.isOurs ? real.uploadPriceWei(...of) : 77n * 10n ** 18n;
  return { ...real, uploadPriceWei, priceRule: 'its price, by another rule' };
});
vi.mock('@cgdx/core/reward/reward.ts', async (load) => {
  const real = await load<typeof import('@cgdx/core/reward/reward.ts')>();
  const rewardMultiplier: typeof real.rewardMultiplier = (...of) =>
    real.rewardMultiplier(...of) === 1 || rule.isOurs ? 1 : 9;
  return {
    ...real,
    rewardMultiplier,
    rewardRule: 'its reward, by another rule',
    rewardSum: () => 'by another sum',
  };
});
vi.mock('@cgdx/core/specification/number.ts', async (load) => ({
  ...(await load<object>()),
  earlyBirdMultiplier: 9,
}));
vi.mock('../../lib/config/config.ts', async (load) => ({
  ...(await load<object>()),
  useConfig: () => ({ earlyBirdEndsAt: rule.endsAt }),
}));
vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
  currentSession: () => ({ kind: 'unknown' }),
  onSessionChange: () => undefined,
}));
vi.mock('../../features/pool/list-pools.ts', () => ({
  usePools: () => ({ pools: recordsPools, error: null }),
}));
vi.mock('../../features/pool/pool-quality.tsx', () => ({ PoolQuality: () => null }));
vi.mock('../load/lazy-page.ts', async () => {
  const { default: ServerPoolList } = await import('../../features/pool/server-pool-list.tsx');
  // Only the list of pools, of all lazily loaded parts, shows prices and rewards.
  return {
    lazyPage: () => () => null,
    lazyPageWithQueries: (load: () => Promise<unknown>) =>
      String(load).includes('server-pool-list') ? ServerPoolList : () => null,
  };
});
vi.stubGlobal('localStorage', { getItem: () => null });

const at = (path: string, pattern: string, Page: () => ReactNode) =>
  renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path={pattern} element={<Page />} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
const buyPage = () => at('/datapool/buy/x', '/datapool/buy/:dataPoolId', BuyPage);
const contributePage = () => at('/datapool/contribute/x', '/datapool/contribute/:dataPoolId', ContributePage);
const explorePage = (role: string) => at(`/datapool?role=${role}`, '/datapool', ExplorePage);
const estimate = { score: 7, lowest: 7, highest: 7, parts: [], improve: [] };
const looked = { look: { estimate }, whole: { look: { estimate } }, leaveOut: ['a.json'] };
const estimateCard = () =>
  renderedText(
    <EstimateCard looked={looked as unknown as LookedState} offer={undefined} maxIncentive={200} />,
  );
const toCome = (sentAt: string | undefined) =>
  renderedText(<RewardToComeCard maxIncentive={200} score={7} sentAt={sentAt} />);

function under<T>(another: boolean, say: () => T): T {
  rule.isOurs = !another;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00Z') });
  try {
    return say();
  } finally {
    vi.useRealTimers();
    rule.isOurs = true;
  }
}

const said = (whole: number) => cgdx(BigInt(whole) * oneCgdxWei);
/** Matches an amount in a sentence, and as a figure above its worth in dollars. */
const wordsOf = (whole: number): RegExp =>
  new RegExp(said(whole).replace(' (', ' \\(?').replace(')', '\\)?').replace('S$', 'S\\$'));

it.each([
  ['the pools to buy from', () => explorePage('buy'), 40],
  ['the page of a pool', buyPage, 40],
] as const)('%s: another pricing rule changes the price', (_, say, ours) => {
  expect(under(false, say)).toMatch(wordsOf(ours));
  const words = under(true, say);
  expect(words).toMatch(wordsOf(77));
  expect(words).not.toMatch(wordsOf(ours));
});

it.each([
  ['the pools to contribute to', () => explorePage('contribute'), 200],
  ['the pools of the landing page', () => renderedText(<PoolStrip />), 200],
  ['the example of the landing page', () => renderedText(<ScorePanel />), 80],
  ['the page where one uploads', contributePage, 200],
  ['the estimate', estimateCard, 140],
  ['a reward to come', () => toCome(undefined), 140],
] as const)('%s: another multiplier changes the reward', (_, say, ours) => {
  expect(under(false, say)).toMatch(wordsOf(ours));
  const words = under(true, say);
  expect(words).toMatch(wordsOf(9 * ours));
  expect(words).not.toMatch(wordsOf(ours));
});

it('the multiplier of an expected reward depends on when the upload was sent, not on when its page is seen', () => {
  const late = () => toCome('2026-11-30T16:00:00Z');
  expect(under(true, late)).toMatch(wordsOf(140));
  expect(under(true, () => toCome('2026-11-30T15:59:59Z'))).toMatch(wordsOf(1260));
});

it.each([
  ['the page of a pool', buyPage, 'its price, by another rule'],
  ['the cards of the token', () => renderedText(<TokenCards />), 'its price, by another rule'],
  ['the cards of the token', () => renderedText(<TokenCards />), 'its reward, by another rule'],
  ['the example of the landing page', () => renderedText(<ScorePanel />), 'by another sum'],
  ['what the product is', () => renderedText(<AboutPage />), 'its reward, by another rule'],
  ['the guide', () => renderedText(<GuidePage />), 'its reward, by another rule'],
  ['the terms', () => renderedText(<TermsPage />), 'its reward, by another rule'],
  ['a reward to come', () => toCome(undefined), 'its reward, by another rule'],
  ['the early programme', () => renderedText(<EarlyBirdPage />), '9x rewards'],
])('%s: the rule is explained in the text that stands with its code', (_, say, words) => {
  expect(under(true, say)).toContain(words);
});
