/** Pays a quote that was shown before: from the program's own wallet, or with the card that the key's owner saved. */
import type { Quote } from '@cgdx/api/route/quote.ts';
import type { Market } from '@cgdx/client/market.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';

export interface Payer {
  /** How the payer pays, as the words after "with" in a tool's description. */
  readonly name: string;
  readonly shown: (quote: Quote, licenceVersion: string) => void;
  /** @throws MarketError QuoteNotShown for any other quote */
  readonly pay: (market: Market, quoteId: string) => Promise<readonly object[]>;
}

/** The part of a quote that a model reads. */
export const shownQuote = ({ quoteId, expiresAt, totalWei, card, baskets }: Quote) => ({
  ...{ quoteId, expiresAt, totalWei },
  byCard: card.obstacle ?? formatSgd(BigInt(card.amountCents)),
  pools: baskets.map(({ dataPoolId, uploads, totalWei: wei }) => ({ dataPoolId, uploads, totalWei: wei })),
});
