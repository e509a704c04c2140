/** Reads sales from the events of a transaction: who bought from which pool, and for how much. */
import type { Result } from 'ethers';
import { chain } from '../../ground/links.ts';
import type { Receipt } from './chain-query.ts';
import { marketplace } from './marketplace.ts';

export interface SaleEvent {
  readonly buyer: string;
  readonly dataPoolId: string;
  readonly paidWei: bigint;
}

/**
 * Returns the sales of one kind, in their order. The event right before `DataSetPurchased` tells the kind of
 * sale. A quote that is bought with its list of uploads also emits the event of a sale without a quote, but
 * earlier.
 * @param kind name of the event right before
 * @param read reads its arguments
 */
export function salesOfKind<T extends object>(
  logs: Receipt['logs'],
  kind: string,
  read: (args: Result) => T,
): (SaleEvent & T)[] {
  const market = chain().marketplace.toLowerCase();
  const found: (SaleEvent & T)[] = [];
  let soldFor: T | undefined;
  for (const { address, topics, data } of logs) {
    if (address.toLowerCase() !== market) continue;
    const event = marketplace.parseLog({ topics, data });
    if (event?.name === kind) soldFor = read(event.args);
    else if (event?.name === 'DataSetPurchased') {
      const [buyer, dataPoolId, paidWei]: [string, string, bigint] = [
        event.args[0],
        event.args[1],
        event.args[2],
      ];
      if (soldFor) found.push({ buyer, dataPoolId, paidWei, ...soldFor });
      soldFor = undefined;
    } else soldFor = undefined;
  }
  return found;
}
