/** GET /contributions: all contributions of the person, with their states. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const everyMsWhileRunning = 2_000;

const listContributions = async (signal: AbortSignal) => {
  const { contributions } = await call('GET /contributions', { signal });
  return contributions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};

const contributionsQuery = queryOptions({
  queryKey: ['contributions'],
  queryFn: ({ signal }) => listContributions(signal),
  refetchInterval: ({ state }) =>
    state.data?.some((contribution) => contribution.state === 'running') ? everyMsWhileRunning : false,
});

/** The contributions of the signed-in person, newest first. */
export const useContributions = () => useQuery(contributionsQuery);
