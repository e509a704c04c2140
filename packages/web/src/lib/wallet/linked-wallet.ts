/** GET /wallet: the wallet that is linked to the account and receives its rewards. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const linkedWalletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: async ({ signal }) => {
    const { address } = await call('GET /wallet', { signal });
    return address;
  },
});

export const useLinkedWallet = () => useQuery(linkedWalletQuery);

/** Compares addresses without regard to case, which is only a checksum. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
