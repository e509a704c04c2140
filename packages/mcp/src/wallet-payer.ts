/** Pays from the program's own wallet, and only quotes that this server has shown. */
import type { Purchase } from '@cgdx/api/route/purchase.ts';
import type { Quote } from '@cgdx/api/route/quote.ts';
import type { Market } from '@cgdx/client/market.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { quotedHashes } from '@cgdx/core/purchase/quote.ts';
import type { Signer } from 'ethers';
import type { Payer } from './payer.ts';

interface Shown {
  readonly quote: Quote;
  readonly licenceVersion: string;
  /** Set once the payment has begun: a second call waits for the same payment. */
  paying?: Promise<Purchase[]> | undefined;
}

const askAgain = 'Ask for a new quote with "quote", and show the person what it costs.';

/**
 * A quote for a wallet counts against the key's cap, paid or not. So it is requested only when it is paid, and refused if
 * it costs more than the quote that was shown.
 */
async function payShown(market: Market, wallet: Signer, of: Shown): Promise<Purchase[]> {
  const { quote, licenceVersion } = of;
  if (Date.parse(quote.expiresAt) < Date.now())
    throw new MarketError('conflict', 'QuoteExpired', 'This quote has expired.', { advice: askAgain });
  const uploadHashes = quotedHashes(quote);
  const offer = await market.quote({ uploadHashes, licenceVersion, wallet: await wallet.getAddress() });
  const [costs, agreed] = [BigInt(offer.totalWei), BigInt(quote.totalWei)];
  if (costs > agreed)
    throw new MarketError('conflict', 'PriceChanged', `This costs ${cgdx(costs)} now, not ${cgdx(agreed)}.`, {
      advice: askAgain,
    });
  const sent: string[] = [];
  try {
    return await market.buy(offer, wallet, (hash) => sent.push(hash));
  } catch (error) {
    if (sent.length === 0) throw error;
    const why = error instanceof MarketError ? ` ${error.message}` : '';
    throw new MarketError('unavailable', 'PaymentSent', `The wallet has sent ${sent.join(', ')}.${why}`, {
      advice:
        'Do not buy again: the market finds the payment by itself within minutes, and "list_purchases" has it.',
      cause: error,
    });
  }
}

export function walletPayer(wallet: Signer): Payer {
  const shown = new Map<string, Shown>();
  return {
    name: 'CGDX from the wallet of this server',
    shown: (quote, licenceVersion) => {
      shown.set(quote.quoteId, { quote, licenceVersion });
    },
    pay: async (market, quoteId) => {
      const of = shown.get(quoteId);
      if (of === undefined)
        throw new MarketError('input', 'QuoteNotShown', 'This quote was not shown here.', {
          advice: askAgain,
        });
      of.paying ??= payShown(market, wallet, of).catch((error: unknown) => {
        // If no payment was sent, the quote can be paid again.
        if (!(error instanceof MarketError) || error.code !== 'PaymentSent') of.paying = undefined;
        throw error;
      });
      return of.paying;
    },
  };
}
