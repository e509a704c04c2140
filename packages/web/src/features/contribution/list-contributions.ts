/** GET /contributions: everything this person has sent, with its state. */
import { contributionSchema } from '@cgdx/core/contribution/contribution.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';

const everyMsWhileRunning = 2_000;
const answerSchema = z.object({ contributions: z.array(contributionSchema) });

const listContributions = async (signal: AbortSignal) => {
  const { contributions } = await request(answerSchema, { method: 'GET', path: '/contributions', signal });
  return contributions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};

const contributionsQuery = queryOptions({
  queryKey: ['contributions'],
  queryFn: ({ signal }) => listContributions(signal),
  refetchInterval: ({ state }) =>
    state.data?.some((contribution) => contribution.state === 'running') ? everyMsWhileRunning : false,
});

/** Newest first. */
export const useContributions = () => useQuery(contributionsQuery);
