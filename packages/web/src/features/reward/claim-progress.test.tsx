import type { Payout } from '@cgdx/api/route/payout.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { ClaimProgress } from './claim-progress.tsx';

const payout = (state: Payout['state']): Payout => ({
  payoutId: 'p1',
  state,
  rail: 'cgdx',
  uploadHash: `${'A'.repeat(43)}=`,
  dataPoolId: 'spotify',
  amountWei: '70000000000000000000',
  createdAt: '2026-11-05T12:00:00Z',
  updatedAt: '2026-11-05T12:00:10Z',
});

/** @param before the payout as it was read before the failing request */
async function shownAfterFailure(before?: Payout): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const queryKey = ['payout', 'p1'];
  if (before) client.setQueryData(queryKey, before);
  const queryFn = () => Promise.reject(new ApiError(503, 'X', 'The table is away.'));
  await client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  return renderedText(
    <QueryClientProvider client={client}>
      <ClaimProgress payoutIds={['p1']} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

const problem = 'The progress cannot be read just now.';

it('if the progress of a claim cannot be read, the page says why, and that the claim continues', async () => {
  for (const before of [undefined, payout('paying')]) {
    const shown = await shownAfterFailure(before);
    expect(shown, 'proves error.silent-failures-progress').toContain(problem);
    expect(shown).toContain(
      'The table is away. Your claim continues all the same, and we keep trying to read it.',
    );
  }
});

it('an upload is named by its hash as everywhere on the pages, in hexadecimal digits', async () => {
  expect(await shownAfterFailure(payout('paying'))).toContain('for upload 0x0000…0000');
});

it('a paid claim shows its amount and the next action, and no failure to read its progress', async () => {
  const shown = await shownAfterFailure(payout('settled'));
  expect(shown, 'proves account.claim-progress-transaction').toContain('70 CGDX (about S$7.00) claimed.');
  expect(shown).toContain('Contribute Another Export Done');
  expect(shown).not.toContain(problem);
});
