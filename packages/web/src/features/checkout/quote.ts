/** POST /quotes: what the cart costs, and signed offers for the wallet that is to pay. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export type Quote = AnswerBodyOf<'POST /quotes'>;

/** @param wallet linked to the account; without it no offer is signed */
const quoteQuery = (uploadHashes: readonly string[], wallet: string | undefined) =>
  queryOptions({
    queryKey: ['quote', wallet, uploadHashes],
    queryFn: ({ signal }) =>
      call('POST /quotes', {
        body: {
          uploadHashes: [...uploadHashes],
          // The cart leads here only once this page's licence was agreed to.
          licenceVersion,
          ...(wallet && { clientAccountAddress: wallet }),
        },
        signal,
      }),
    // A price may change between two looks; one checkout is about one quote.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    enabled: uploadHashes.length > 0,
  });

export const useQuote = (uploadHashes: readonly string[], wallet: string | undefined) =>
  useQuery(quoteQuery(uploadHashes, wallet));
