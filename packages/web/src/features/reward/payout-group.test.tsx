import type { Payout } from '@cgdx/api/route/payout.ts';
import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { StripeAccount } from '../../lib/payout/stripe-account.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { payoutsQuery } from './payout.ts';
import { groupPayouts } from './payout-group.ts';
import { openRewards } from './pool-reward.ts';
import { RewardList } from './reward-list.tsx';

const upload = (uploadHash: string, rewardState: OwnUpload['rewardState']): OwnUpload => ({
  uploadHash,
  dataQualityScore: 8,
  rewardClaimed: rewardState === 'claimed',
  dataPoolId: 'spotify',
  timestamp: '2026-11-05T00:00:00Z',
  rewardWei: '84000000000000000000',
  rewardState,
  contributionId: 'c1',
  leafIndex: 0,
  root: '0x',
  transactionHash: '0x',
});

const payout = (uploadHash: string, state: Payout['state'], failure?: Payout['failure']): Payout => ({
  payoutId: `${uploadHash} ${state}`,
  state,
  rail: 'bank',
  uploadHash,
  dataPoolId: 'spotify',
  stripeAccountId: 'acct_1',
  amountWei: '84000000000000000000',
  amountCents: '840',
  ...(failure && { failure }),
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
});

const because = (code: string) => ({ code, message: `The sentence of ${code}.` });

function shown(uploads: readonly OwnUpload[], payouts: readonly Payout[], kind: StripeAccount['kind']) {
  return renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <RewardList
        rewards={openRewards(uploads)}
        payouts={payouts}
        account={kind === 'none' ? { kind } : { kind, needs: [], stripeAccountId: 'acct_1' }}
        onChoose={() => undefined}
      />
    </QueryClientProvider>,
  );
}

it('a payout in progress is shown as being claimed', () => {
  const words = shown([upload('a', 'claiming')], [payout('a', 'paying')], 'ready');
  expect(words).toMatch(/CGDX about S\$8\.40 Claiming$/);
});

it.each(['StripeBalanceLow', 'MarketPaused'])('a waiting payout says why: %s', (code) => {
  const words = shown([upload('a', 'claiming')], [payout('a', 'paying', because(code))], 'ready');
  expect(words).toContain(`Waiting Your payout is waiting. The sentence of ${code}.`);
  expect(words).toContain('you need not claim again');
  expect(words).not.toContain('Stripe Setup');
});

it('a stopped payout says why, and that it is retried', () => {
  const payouts = [payout('a', 'failed', because('PayoutPaused'))];
  const words = shown([upload('a', 'claiming')], payouts, 'ready');
  expect(words, 'proves account.pool-payouts-under').toContain(
    'Failed Your payout has stopped for now. The sentence of PayoutPaused.',
  );
  expect(words).toContain('It is tried again by itself');
});

it('a payout that waits for the person’s setup at Stripe has a link there, until the setup is done', () => {
  const of = (kind: StripeAccount['kind']) =>
    shown([upload('a', 'claiming')], [payout('a', 'paying', because('StripeAccountRefused'))], kind);
  expect(of('none')).toContain('Connect Stripe');
  expect(of('none')).toContain('Once that is done it continues by itself');
  expect(of('needs')).toContain('Finish Stripe Setup');
  expect(of('ready')).toMatch(/you need not claim again\.$/);
});

it('a payout that waits for Stripe’s check says that there is nothing to do, and has no button', () => {
  const waiting = [payout('a', 'paying', because('StripeChecking'))];
  const words = shown([upload('a', 'claiming')], waiting, 'checking');
  expect(words).toContain('Waiting Your payout is waiting. The sentence of StripeChecking.');
  expect(words).toMatch(/you need not claim again\.$/);
});

it('a payout that stopped because of the person’s Stripe account is waiting, not failed', () => {
  const stopped = [payout('a', 'failed', because('StripeAccountRefused'))];
  expect(shown([upload('a', 'claiming')], stopped, 'needs')).toContain('Your payout is waiting.');
});

it('a reward whose last claim was refused says why beside the button that claims it again', () => {
  const payouts = [payout('a', 'refused', because('WalletNotLinked'))];
  const words = shown([upload('a', 'unclaimed')], payouts, 'ready');
  expect(words).toContain('Not paid Claim Your last claim was not paid. The sentence of WalletNotLinked.');
  expect(words).toContain('The reward is still yours.');
});

it('shows each reason of a pool once, the most serious first', () => {
  const uploads = ['a', 'b', 'c', 'd'].map((hash) => upload(hash, 'claiming'));
  const low = because('StripeBalanceLow');
  const payouts = [
    payout('a', 'paying'),
    payout('b', 'paying', low),
    payout('c', 'paying', low),
    payout('d', 'failed', because('PayoutPaused')),
  ];
  expect(groupPayouts(uploads, payouts)).toEqual([
    { kind: 'failed', reason: because('PayoutPaused'), payouts: 1 },
    { kind: 'waiting', reason: low, payouts: 2 },
    { kind: 'paying', reason: undefined, payouts: 1 },
  ]);
  expect(shown(uploads, payouts, 'ready')).toContain('2 payouts are waiting.');
});

it('an older refusal is forgotten once the reward is claimed again', () => {
  const refused = payout('a', 'refused', because('StripeIncomplete'));
  const claimed = [payout('a', 'requested'), refused];
  expect(groupPayouts([upload('a', 'unclaimed')], claimed).map(({ kind }) => kind)).toEqual(['paying']);
  expect(groupPayouts([upload('a', 'unclaimed')], [payout('a', 'settled'), refused])).toEqual([]);
  // This list of payouts was read before the reward's state changed.
  expect(groupPayouts([upload('a', 'claiming')], [refused])).toEqual([]);
});

it('payouts are polled often while one is in progress, and slowly otherwise', () => {
  const { refetchInterval } = payoutsQuery('ann');
  const nextPollMs = (data: Payout[] | undefined) =>
    typeof refetchInterval === 'function' ? refetchInterval({ state: { data } } as never) : refetchInterval;
  expect(nextPollMs(undefined)).toBe(15_000);
  expect(nextPollMs([payout('a', 'settled')])).toBe(15_000);
  expect(nextPollMs([payout('a', 'failed')])).toBe(2_000);
  expect(nextPollMs([{ ...payout('a', 'paying'), createdAt: '2026-11-05T00:00:00Z' }])).toBe(15_000);
});
