/** GET /contributions/{contributionId}: requested when a change is pushed, and every second without push. */
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { untilAnswered } from '../../lib/api/followed.ts';
import { useSession } from '../../lib/session/session.ts';
import { useIsLive, useLiveContribution } from './live-contribution.ts';

const everyMs = 1_000;
/** The polling interval of a stopped contribution: an operator has to resume it, so there is no hurry. */
const everyMsWhenStopped = 10_000;
/** The polling interval while changes are pushed: a lost message is noticed after this time. */
const everyMsWhenLive = 10_000;

/** The number of requests within which a new upload is expected to be registered. */
const mostMisses = 10;

interface Looked {
  readonly contributionId: string;
  readonly signal: AbortSignal;
  /** The number of earlier requests. */
  readonly looks: number;
}

async function getContribution({ contributionId, signal, looks }: Looked): Promise<Contribution | null> {
  try {
    return await call('GET /contributions/{contributionId}', { path: { contributionId }, signal });
  } catch (error) {
    return nullIfUnregistered(error, looks);
  }
}

/** Returns null while the upload may not have been registered yet; rethrows any other error. */
export function nullIfUnregistered(error: unknown, looks: number): null {
  if (isUnknown(error) && looks < mostMisses) return null;
  throw error;
}

/** Returns whether there is no such contribution, or only one of another person. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function pollingDelayMs(
  contribution: Contribution | null | undefined,
  isLive: boolean,
  looks: number,
): number | false {
  if (!contribution) return looks < mostMisses ? everyMs : everyMsWhenStopped;
  if (contribution.state === 'running') return isLive ? everyMsWhenLive : everyMs;
  return contribution.state === 'failed' ? everyMsWhenStopped : false;
}

const contributionQuery = (contributionId: string, isLive: boolean) =>
  queryOptions({
    queryKey: ['contribution', contributionId],
    queryFn: ({ signal, client, queryKey }) =>
      getContribution({
        contributionId,
        signal,
        looks: client.getQueryState(queryKey)?.dataUpdateCount ?? 0,
      }),
    refetchInterval: ({ state }) => pollingDelayMs(state.data, isLive, state.dataUpdateCount),
    ...untilAnswered(everyMs, isUnknown),
    staleTime: 0,
  });

export function useContribution(contributionId: string | undefined) {
  const signedIn = useSession().kind === 'signed-in';
  const query = contributionQuery(contributionId ?? '', useIsLive());
  return useQuery({ ...query, enabled: signedIn && contributionId !== undefined });
}

/** Returns the contribution for the timeline, with live changes; the error of a failed request stays until the next response. */
export function useContributionLive(contributionId: string) {
  const { data, error, failureReason, isPending } = useContribution(contributionId);
  useLiveContribution(contributionQuery(contributionId, true).queryKey, data);
  const failure = error ?? failureReason;
  return { data, error: failure, isPending: isPending && !failure };
}
