/** Pays with the card that the key's owner saved. The market knows which quotes it has sent to this key, and accepts no other. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Payer } from './payer.ts';

export const cardPayer: Payer = {
  name: 'the card that the owner of the key saved on the account page',
  shown: () => undefined,
  pay: async (market, quoteId) => {
    const begun = await market.payByCard(quoteId);
    const { status, failure } = begun;
    if (status !== 'refused') return [begun];
    const { code, message } = failure ?? { code: 'NotBought', message: 'Nothing was bought.' };
    throw new MarketError('conflict', code, message, {
      advice: 'Tell the person; to pay with another card, ask for another quote.',
    });
  },
};
