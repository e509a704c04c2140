/** Reads purchases from the events of a transaction: who bought from which pool, with which quote, and for how much. */
import type { Receipt } from './chain-query.ts';
import { type SaleEvent, salesOfKind } from './sale-event.ts';

/** One purchase of uploads of one pool by a quote. */
export interface QuotePurchase extends SaleEvent {
  readonly basketRoot: string;
  readonly basketSize: bigint;
  readonly nonce: string;
}

export const quotePurchasesIn = ({ logs }: Pick<Receipt, 'logs'>): QuotePurchase[] =>
  salesOfKind(logs, 'QuotePurchased', (args) => {
    const [basketRoot, basketSize, nonce]: [string, bigint, bigint] = [args[0], args[1], args[2]];
    return { basketRoot, basketSize, nonce: String(nonce) };
  });
