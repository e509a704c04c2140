/** GET /upload/{username}: the person's accepted uploads, with the state of each reward. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const everyMsWhileClaiming = 2_000;

const listUploads = (sub: string, signal: AbortSignal) =>
  call('GET /upload/{username}', { path: { username: sub }, signal });

const uploadsQuery = (sub: string) =>
  queryOptions({
    queryKey: ['upload', sub],
    queryFn: ({ signal }) => listUploads(sub, signal),
    refetchInterval: ({ state }) =>
      state.data?.some((upload) => upload.rewardState === 'claiming') ? everyMsWhileClaiming : false,
  });

export const useUploads = (sub: string) => useQuery(uploadsQuery(sub));
