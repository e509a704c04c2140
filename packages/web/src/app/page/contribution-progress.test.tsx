import type { Pool } from '@cgdx/core/pool/pool.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { ContributionProgress } from './contribution-progress.tsx';

vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
}));
const check = vi.hoisted(() => vi.fn(() => ({ error: null as Error | null })));
vi.mock('../../features/upload/check-quality.ts', () => ({ useQualityCheck: check }));
const unknown = new ApiError(404, 'ContributionNotFound', 'There is none.');
const live = vi.hoisted(() => vi.fn());
vi.mock('../../features/contribution/get-contribution.ts', async (load) => ({
  ...(await load<object>()),
  useContributionLive: live,
}));
const uploads = vi.hoisted(() => vi.fn());
vi.mock('../../lib/upload/own-uploads.ts', () => ({ useUploads: uploads }));
vi.mock('../../features/wallet/use-restored-wallet.ts', () => ({ useRestoredWallet: () => undefined }));
beforeEach(() => live.mockReturnValue({ data: null, error: unknown, isPending: false }));

const pool = { dataPoolId: 'spotify', dataPoolName: 'Spotify', maxIncentive: 100 } as Pool;
const shown = (files?: readonly File[]) =>
  renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <ContributionProgress pool={pool} contributionId="c" files={files} onAnotherFile={() => undefined} />
    </QueryClientProvider>,
  );

it('a contribution that does not exist or belongs to somebody else is reported, with links to go on', () => {
  const words = shown();
  expect(words).toContain('You have no such contribution.');
  expect(words).toContain('Upload an Export');
  expect(words).not.toContain('Calculating...');
});

it('a contribution that was just sent from this page is waited for', () => {
  expect(shown([new File(['x'], 'spotify.zip')])).toContain('Calculating...');
});

it('a check that could not be started can be started again', () => {
  check.mockReturnValueOnce({ error: new ApiError(503, 'X', 'The server is away.') });
  const words = shown([new File(['x'], 'spotify.zip')]);
  expect(words).toContain('The check could not be started. The server is away. Try Again');
});

it('the ways to claim a reward are shown once it is known to be unclaimed', () => {
  live.mockReturnValue({
    data: {
      ...{ contributionId: 'c', fileName: 'spotify.zip', sizeBytes: 1, state: 'completed', steps: {} },
      rewardWei: '84000000000000000000',
    },
    error: null,
    isPending: false,
  });
  uploads.mockReturnValue({ data: undefined, error: null });
  expect(shown()).not.toContain('Claim your reward');
  uploads.mockReturnValue({ data: undefined, error: new ApiError(503, 'X', 'The server is away.') });
  expect(shown()).toContain('Your reward could not be loaded. The server is away. Try Again');
  uploads.mockReturnValue({ data: [{ contributionId: 'c', rewardState: 'claimed' }], error: null });
  expect(shown()).toContain('You have claimed it.');
  uploads.mockReturnValue({ data: [], error: null });
  expect(shown()).toContain('Claim your reward');
  const upload = { contributionId: 'c', dataPoolId: 'spotify', rewardState: 'unclaimed' };
  const earned = [{ ...upload, rewardWei: '84000000000000000000' }];
  uploads.mockReturnValue({ data: [...earned, { ...earned[0], dataPoolId: 'x' }], error: null });
  expect(shown()).toContain('Claim S$8.40');
  expect(shown()).toContain('Claim 84 CGDX about S$8.40');
});
