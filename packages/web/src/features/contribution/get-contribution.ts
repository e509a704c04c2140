/** GET /contributions/{contributionId}: asked for when something changes, and every second while nobody says when. */
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useSession } from '../../lib/session/session.ts';
import { useIsLive, useLiveContribution } from './live-contribution.ts';

const everyMs = 1_000;
/** An operator has to resume it, so there is no hurry. */
const everyMsWhenStopped = 10_000;
/** Changes are told; one that got lost on the way is seen then. */
const everyMsWhenLive = 10_000;

/** @returns null until the upload was noticed */
async function getContribution(contributionId: string, signal: AbortSignal): Promise<Contribution | null> {
  try {
    return await call('GET /contributions/{contributionId}', { path: { contributionId }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function nextLookMs(contribution: Contribution | null | undefined, isLive: boolean): number | false {
  if (!contribution || contribution.state === 'running') return isLive ? everyMsWhenLive : everyMs;
  return contribution.state === 'failed' ? everyMsWhenStopped : false;
}

const contributionQuery = (contributionId: string, isLive: boolean) =>
  queryOptions({
    queryKey: ['contribution', contributionId],
    queryFn: ({ signal }) => getContribution(contributionId, signal),
    refetchInterval: (query) => nextLookMs(query.state.data, isLive),
    staleTime: 0,
  });

export function useContribution(contributionId: string | undefined) {
  const signedIn = useSession().kind === 'signed-in';
  const query = contributionQuery(contributionId ?? '', useIsLive());
  return useQuery({ ...query, enabled: signedIn && contributionId !== undefined });
}

/** The same for the timeline, which is told of each change. */
export function useContributionLive(contributionId: string) {
  const query = useContribution(contributionId);
  useLiveContribution(contributionQuery(contributionId, true).queryKey, query.data);
  return query;
}
