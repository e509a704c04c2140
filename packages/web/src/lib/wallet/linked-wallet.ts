/** GET /wallet: the wallet that is linked to the account, to which rewards are paid. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../api/request.ts';

const answerSchema = z.object({ address: z.string().nullable() });

export const linkedWalletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: async ({ signal }) => {
    const { address } = await request(answerSchema, { method: 'GET', path: '/wallet', signal });
    return address;
  },
});

export const useLinkedWallet = () => useQuery(linkedWalletQuery);

/** Addresses differ in case only by their checksum. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
