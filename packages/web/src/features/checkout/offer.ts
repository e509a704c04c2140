/** What a cart costs: a quote, or an order of several if one cannot hold it. With a wallet, signed offers that it can pay. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { mostUploads } from '@cgdx/core/purchase/quote.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export type Quote = AnswerBodyOf<'POST /quotes'>;

export interface Offer {
  /** The order's, or the quote's. */
  readonly id: string;
  /** Paid one after the other. */
  readonly quotes: readonly Quote[];
  /** The baskets of all quotes; a wallet pays each with a transaction. */
  readonly baskets: readonly (Quote['baskets'][number] & { readonly quoteId: string })[];
  readonly totalWei: string;
  readonly card: { readonly amountCents: string; readonly obstacle?: string | undefined };
  /** The way that an order goes on which was begun. */
  readonly only?: 'stripe' | 'cgdx';
}

/** What a checkout is about. */
export interface Wanted {
  readonly uploadHashes: readonly string[];
  /** An order that was begun: what can be paid of it. */
  readonly orderId?: string | undefined;
}

const sum = (amounts: readonly string[]): string =>
  String(amounts.reduce((total, each) => total + BigInt(each), 0n));

function offerOf(id: string, quotes: readonly Quote[], only?: Offer['only']): Offer {
  const obstacle = quotes.find(({ card }) => card.obstacle !== undefined)?.card.obstacle;
  return {
    ...{ id, quotes },
    baskets: quotes.flatMap(({ quoteId, baskets }) => baskets.map((basket) => ({ ...basket, quoteId }))),
    totalWei: sum(quotes.map(({ totalWei }) => totalWei)),
    card: { amountCents: sum(quotes.map(({ card }) => card.amountCents)), obstacle },
    ...(only && { only }),
  };
}

async function resumed(orderId: string, signal: AbortSignal): Promise<Offer> {
  const { parts } = await call('GET /orders/{orderId}', { path: { orderId }, signal });
  const quotes = parts.filter(({ state }) => state === 'payable').map(({ quote }) => quote);
  const isSigned = quotes.some(({ baskets }) => baskets.some(({ signature }) => signature !== undefined));
  return offerOf(orderId, quotes, isSigned ? 'cgdx' : 'stripe');
}

async function asked(
  uploadHashes: readonly string[],
  wallet: string | undefined,
  signal: AbortSignal,
): Promise<Offer> {
  const body = {
    uploadHashes: [...uploadHashes],
    // The cart leads here only once this page's licence was agreed to.
    licenceVersion,
    ...(wallet && { clientAccountAddress: wallet }),
  };
  if (uploadHashes.length <= mostUploads) {
    const quote = await call('POST /quotes', { body, signal });
    return offerOf(quote.quoteId, [quote]);
  }
  const { orderId, parts } = await call('POST /orders', { body, signal });
  return offerOf(
    orderId,
    parts.map(({ quote }) => quote),
  );
}

/** @param wallet linked to the account; without it no offer is signed */
const offerQuery = ({ uploadHashes, orderId }: Wanted, wallet: string | undefined, isAsked: boolean) =>
  queryOptions({
    queryKey: ['quote', orderId ?? wallet, uploadHashes],
    queryFn: ({ signal }) =>
      orderId === undefined ? asked(uploadHashes, wallet, signal) : resumed(orderId, signal),
    // A price may change between two looks; one checkout is about one offer.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    enabled: isAsked && (uploadHashes.length > 0 || orderId !== undefined),
  });

/** @param isAsked false once it is not to be shown any more */
export const useOffer = (wanted: Wanted, wallet: string | undefined, isAsked: boolean) =>
  useQuery(offerQuery(wanted, wallet, isAsked));
