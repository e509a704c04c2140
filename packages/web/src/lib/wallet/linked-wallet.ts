/** GET /wallet: the wallet that is linked to the account, to which rewards are paid. */
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

/** Addresses differ in case only by their checksum. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
