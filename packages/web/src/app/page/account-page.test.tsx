import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import AccountPage from './account-page.tsx';

vi.mock('../../lib/session/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann', loginId: 'ann@example.com' } }),
}));

it('claimable rewards come first, settings last, and the bank before the wallet', () => {
  const client = new QueryClient();
  const reward = { rewardState: 'unclaimed', rewardWei: '70000000000000000000', dataQualityScore: 7 };
  const upload = {
    dataPoolId: 'spotify',
    timestamp: '2026-11-05T12:00:00Z',
    uploadHash: `${'A'.repeat(43)}=`,
    ...reward,
  };
  client.setQueryData(['upload', 'ann'], [upload]);
  const words = renderedText(
    <QueryClientProvider client={client}>
      <AccountPage />
    </QueryClientProvider>,
  );
  expect(words, 'proves account.login-id').toMatch(/^Account ann@example\.com /);
  expect(words, 'proves account.tab-rewards-unclaimed').toContain('Rewards 1 Claimed 0 Transactions');
  const order = ['You have S$7.00', 'Rewards 1', 'Earnings', 'Your contributions', 'Bank payout', 'Wallet'];
  const places = order.map((title) => words.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places, 'proves account.can-claimed-first').toEqual(places.toSorted((a, b) => a - b));
});
