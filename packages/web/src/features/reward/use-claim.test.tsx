import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { closeMessage, currentMessage } from '../../lib/modal/modal.ts';
import type { StripeAccount } from '../../lib/payout/stripe-account.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import type { Rail } from './claim-flow.ts';
import { useClaim } from './use-claim.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api/call.ts', () => ({ call }));
beforeEach(() => {
  closeMessage();
  call.mockReset();
});

const account: StripeAccount = { kind: 'ready', needs: [], stripeAccountId: 'acct_1' };

type Claim = ReturnType<typeof useClaim>;

interface PageProps {
  rail: Rail;
  poolIds: readonly PoolId[];
  tell: (claim: Claim) => unknown;
}

function Page({ rail, poolIds, tell }: PageProps) {
  const claim = useClaim('ann');
  if (claim.flow.kind === 'closed') claim.choose({ dataPoolIds: poolIds, wei: 1n, cents: 1n }, rail);
  tell(claim);
  return null;
}

/** Returns the hook's claim of a chosen reward, as the page uses it. */
function claimOf(rail: Rail, poolIds: readonly PoolId[] = ['spotify']): Claim {
  const client = new QueryClient();
  client.setQueryData(['stripe-account'], account);
  const claims: Claim[] = [];
  renderedText(
    <QueryClientProvider client={client}>
      <Page rail={rail} poolIds={poolIds} tell={(claim) => claims.push(claim)} />
    </QueryClientProvider>,
  );
  const claim = claims.at(-1);
  if (!claim) throw new Error('Nothing was shown.');
  return claim;
}

it('a claim that the server refuses is reported in the catalogue’s words, with the reason', async () => {
  call.mockRejectedValue(new ApiError(409, 'NothingToClaim', 'There is nothing to claim.'));
  await claimOf('stripe').confirm();
  expect(call).toHaveBeenCalledWith('POST /smart-contract/upload-incentive-stripe', {
    body: { userId: 'ann', dataPoolId: 'spotify', stripeAccountId: 'acct_1' },
  });
  expect(currentMessage(), 'proves error.error-error-claiming').toEqual({
    kind: 'error',
    header: 'Error',
    text: 'Error claiming reward',
    detail: 'There is nothing to claim.',
  });
});

it('a claim from several pools requests them one by one, and stops at the first refusal', async () => {
  call
    .mockResolvedValueOnce({ payoutIds: ['p1'] })
    .mockRejectedValueOnce(new ApiError(409, 'NothingToClaim', 'There is nothing to claim.'));
  await claimOf('stripe', ['spotify', 'x', 'tiktok']).confirm();
  expect(call.mock.calls.map(([, { body }]) => body.dataPoolId)).toEqual(['spotify', 'x']);
  expect(currentMessage()).toMatchObject({ detail: 'There is nothing to claim.' });
});

it('a claim in CGDX without a wallet asks for one, and sends nothing', async () => {
  await claimOf('cgdx').confirm();
  expect(currentMessage(), 'proves error.error-please-connect').toEqual({
    kind: 'error',
    header: 'Error',
    text: 'Please connect your wallet to claim rewards',
  });
  expect(call).not.toHaveBeenCalled();
});
