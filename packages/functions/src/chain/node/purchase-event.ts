/** Reads from a transaction's events what was bought with it: the market says who paid what, and with which quote. */
import { chain } from '../../wiring.ts';
import type { Receipt } from './chain-query.ts';
import { marketplace } from './marketplace.ts';

/** One purchase of uploads of one pool by a quote. */
export interface QuotePurchase {
  readonly buyer: string;
  readonly dataPoolId: string;
  readonly paidWei: bigint;
  readonly basketRoot: string;
  readonly basketSize: bigint;
  readonly nonce: string;
}

/** In their order. `DataSetPurchased` follows the event that says what it was for. */
export function quotePurchasesIn({ logs }: Pick<Receipt, 'logs'>): QuotePurchase[] {
  const market = chain().marketplace.toLowerCase();
  const found: QuotePurchase[] = [];
  let quoted: Pick<QuotePurchase, 'basketRoot' | 'basketSize' | 'nonce'> | undefined;
  for (const { address, topics, data } of logs) {
    if (address.toLowerCase() !== market) continue;
    const event = marketplace.parseLog({ topics, data });
    if (event?.name === 'QuotePurchased') {
      const [basketRoot, basketSize, nonce]: [string, bigint, bigint] = [
        event.args[0],
        event.args[1],
        event.args[2],
      ];
      quoted = { basketRoot, basketSize, nonce: String(nonce) };
    } else if (event?.name === 'DataSetPurchased') {
      if (quoted) {
        const [buyer, dataPoolId, paidWei]: [string, string, bigint] = [
          event.args[0],
          event.args[1],
          event.args[2],
        ];
        found.push({ buyer, dataPoolId, paidWei, ...quoted });
      }
      quoted = undefined;
    }
  }
  return found;
}
