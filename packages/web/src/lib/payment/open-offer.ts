/** Offers that a wallet was asked to pay, stored in this browser until nobody can pay them any more: they can be cancelled. */
import { browserMemory } from '../browser-memory.ts';
import { createStore, useStore } from '../store.ts';
import { storedJson } from '../stored-json.ts';

export interface OpenOffer {
  /** The `sub` of the person whose quote it is. */
  readonly sub: string;
  /** The hash of the payment that was sent for the offer. */
  readonly transactionHash: string;
  readonly quoteId: string;
  /** The pool of the quote's basket that the offer is for. */
  readonly dataPoolId: string;
  /** Unix seconds after which nobody can pay the offer. */
  readonly deadline: number;
}

const storageKey = 'cgdx.open-offers';
/** Counts the writes of this file, for components that watch them. */
const changes = createStore(0);

export const keepOffer = (offer: OpenOffer): void => write([...read(), offer]);

export const forgetOffer = ({ transactionHash }: OpenOffer): void =>
  write(read().filter((one) => one.transactionHash !== transactionHash));

/** Returns this person's offers that somebody could still pay. */
export function useOpenOffers(sub: string): readonly OpenOffer[] {
  useStore(changes);
  return read().filter((one) => one.sub === sub);
}

function write(offers: readonly OpenOffer[]): void {
  if (offers.length > 0) browserMemory.setItem(storageKey, JSON.stringify(offers));
  else browserMemory.removeItem(storageKey);
  changes.set(changes.get() + 1);
}

function read(): readonly OpenOffer[] {
  const stored = storedJson(browserMemory, storageKey);
  const offers: readonly OpenOffer[] = Array.isArray(stored) ? stored : [];
  return offers.filter(({ deadline }) => deadline > Date.now() / 1_000);
}
