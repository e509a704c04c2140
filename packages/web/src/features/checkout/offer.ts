/** Requests the price of a cart: a quote, or for a large cart an order of several. For a linked wallet the quotes are signed. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { mostUploads } from '@cgdx/core/purchase/quote.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export type Quote = AnswerBodyOf<'POST /quotes'>;

export interface Offer {
  /** The id of the order, or of the quote. */
  readonly id: string;
  /** The quotes, which are paid one after the other. */
  readonly quotes: readonly Quote[];
  /** The baskets of all quotes; a wallet pays each basket with one transaction. */
  readonly baskets: readonly (Quote['baskets'][number] & { readonly quoteId: string })[];
  readonly totalWei: string;
  readonly card: { readonly amountCents: string; readonly obstacle?: string | undefined };
  /** The way of paying that an order was begun with, and that its other parts need as well. */
  readonly only?: 'stripe' | 'cgdx';
}

/** What a checkout should buy: the cart's uploads, or an order. */
export interface Wanted {
  readonly uploadHashes: readonly string[];
  /** An order that was begun earlier: its unpaid parts are bought. */
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
    // The cart leads here only once the person has agreed to this version of the licence.
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

/** @param wallet linked to the account; without a wallet the quotes are not signed */
const offerQuery = ({ uploadHashes, orderId }: Wanted, wallet: string | undefined, isAsked: boolean) =>
  queryOptions({
    queryKey: ['quote', orderId ?? wallet, uploadHashes],
    queryFn: ({ signal }) =>
      orderId === undefined ? asked(uploadHashes, wallet, signal) : resumed(orderId, signal),
    // Never cached beyond one checkout: the price may have changed when the next one opens.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    enabled: isAsked && (uploadHashes.length > 0 || orderId !== undefined),
  });

/** @param isAsked false once the offer is no longer shown */
export const useOffer = (wanted: Wanted, wallet: string | undefined, isAsked: boolean) =>
  useQuery(offerQuery(wanted, wallet, isAsked));
