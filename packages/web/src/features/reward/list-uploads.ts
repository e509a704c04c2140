/** GET /upload/{username}: the person's accepted uploads and where the reward of each stands. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';

const everyMsWhileClaiming = 2_000;

const uploadSchema = z.object({
  /** base64 of 32 bytes. */
  uploadHash: z.string(),
  dataQualityScore: z.number(),
  rewardClaimed: z.boolean(),
  dataPoolId: z.enum(poolIds),
  /** ISO 8601. */
  timestamp: z.string(),
  /** Base units of CGDX. */
  rewardWei: z.string(),
  rewardState: z.enum(['unclaimed', 'claiming', 'claimed']),
  contributionId: z.string(),
  payoutId: z.string().optional(),
});
export type Upload = z.infer<typeof uploadSchema>;

const listUploads = (sub: string, signal: AbortSignal) =>
  request(z.array(uploadSchema), { method: 'GET', path: `/upload/${encodeURIComponent(sub)}`, signal });

export const uploadsQuery = (sub: string) =>
  queryOptions({
    queryKey: ['upload', sub],
    queryFn: ({ signal }) => listUploads(sub, signal),
    refetchInterval: ({ state }) =>
      state.data?.some((upload) => upload.rewardState === 'claiming') ? everyMsWhileClaiming : false,
  });

export const useUploads = (sub: string) => useQuery(uploadsQuery(sub));
