/** Reads from a transaction's events what was bought without a quote, at the qualities that the contract has recorded. */
import { chain } from '../../wiring.ts';
import type { Receipt } from './chain-query.ts';
import { marketplace } from './marketplace.ts';

/** One call's uploads, all of one pool. The contract itself checks qualities and price. */
export interface DirectPurchase {
  readonly buyer: string;
  readonly dataPoolId: string;
  readonly paidWei: bigint;
  /** Hashes as base64 of 32 bytes. */
  readonly uploads: readonly { readonly uploadHash: string; readonly quality: number }[];
}

const base64 = (hex: string): string => Buffer.from(hex.slice(2), 'hex').toString('base64');

/** In their order. `DataSetPurchased` follows the event that says what it was for. */
export function directPurchasesIn({ logs, status }: Pick<Receipt, 'logs' | 'status'>): DirectPurchase[] {
  const market = chain().marketplace.toLowerCase();
  const found: DirectPurchase[] = [];
  let uploads: DirectPurchase['uploads'] | undefined;
  for (const { address, topics, data } of status === 1 ? logs : []) {
    if (address.toLowerCase() !== market) continue;
    const event = marketplace.parseLog({ topics, data });
    if (event?.name === 'DataUploadsPurchased') {
      const [hashes, qualities]: [readonly string[], readonly bigint[]] = [event.args[0], event.args[1]];
      uploads = hashes.map((hash, at) => ({ uploadHash: base64(hash), quality: Number(qualities[at]) }));
    } else if (event?.name === 'DataSetPurchased') {
      if (uploads) {
        const [buyer, dataPoolId, paidWei]: [string, string, bigint] = [
          event.args[0],
          event.args[1],
          event.args[2],
        ];
        found.push({ buyer, dataPoolId, paidWei, uploads });
      }
      uploads = undefined;
    }
  }
  return found;
}
