/** Reads from a transaction's events what was bought without a quote, at the qualities that the contract has recorded. */
import type { Receipt } from './chain-query.ts';
import { type SaleEvent, salesOfKind } from './sale-event.ts';

/** One call's uploads, all of one pool. The contract itself checks qualities and price. */
export interface DirectPurchase extends SaleEvent {
  /** Hashes as base64 of 32 bytes. */
  readonly uploads: readonly { readonly uploadHash: string; readonly quality: number }[];
}

const base64 = (hex: string): string => Buffer.from(hex.slice(2), 'hex').toString('base64');

/** A transaction that failed bought nothing. */
export const directPurchasesIn = ({ logs, status }: Pick<Receipt, 'logs' | 'status'>): DirectPurchase[] =>
  salesOfKind(status === 1 ? logs : [], 'DataUploadsPurchased', (args) => {
    const [hashes, qualities]: [readonly string[], readonly bigint[]] = [args[0], args[1]];
    return {
      uploads: hashes.map((hash, at) => ({ uploadHash: base64(hash), quality: Number(qualities[at]) })),
    };
  });
