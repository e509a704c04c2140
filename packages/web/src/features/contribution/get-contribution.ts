/** GET /contributions/{contributionId}: polled by the timeline, every second while work goes on. */
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useSession } from '../../lib/session/session.ts';

const everyMs = 1_000;
/** An operator has to resume it, so there is no hurry. */
const everyMsWhenStopped = 10_000;

/** @returns null until the upload was noticed */
async function getContribution(contributionId: string, signal: AbortSignal): Promise<Contribution | null> {
  try {
    return await call('GET /contributions/{contributionId}', { path: { contributionId }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function nextLookMs(contribution: Contribution | null | undefined): number | false {
  if (!contribution || contribution.state === 'running') return everyMs;
  return contribution.state === 'failed' ? everyMsWhenStopped : false;
}

const contributionQuery = (contributionId: string) =>
  queryOptions({
    queryKey: ['contribution', contributionId],
    queryFn: ({ signal }) => getContribution(contributionId, signal),
    refetchInterval: (query) => nextLookMs(query.state.data),
    staleTime: 0,
  });

export function useContribution(contributionId: string | undefined) {
  const signedIn = useSession().kind === 'signed-in';
  return useQuery({
    ...contributionQuery(contributionId ?? ''),
    enabled: signedIn && contributionId !== undefined,
  });
}
