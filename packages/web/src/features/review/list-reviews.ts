/** GET /operator/reviews: contributions that wait for an operator's decision, and wallets of several people. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';

const everyMs = 10_000;

const reviewSchema = z.object({
  /** The name of the contribution's execution. */
  reviewId: z.string(),
  dataPoolId: z.enum(poolIds),
  quality: z.number(),
  /** Executions that took other people's uploads of the same account. */
  earlier: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

const sharedWalletSchema = z.object({
  wallet: z.string(),
  /** How many people have linked it. */
  people: z.number(),
  /** ISO 8601. */
  sharedSince: z.string(),
});
export type SharedWallet = z.infer<typeof sharedWalletSchema>;

const answerSchema = z.object({ reviews: z.array(reviewSchema), sharedWallets: z.array(sharedWalletSchema) });

export const reviewsQuery = queryOptions({
  queryKey: ['operator', 'reviews'],
  queryFn: ({ signal }) => request(answerSchema, { method: 'GET', path: '/operator/reviews', signal }),
  refetchInterval: everyMs,
});

/** Reviews oldest first, wallets latest first. */
export const useReviews = () => useQuery(reviewsQuery);
