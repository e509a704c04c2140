/** Offers that a wallet has been asked to pay, kept in this browser while somebody could pay them: they can be taken back. */
import { browserMemory } from '../browser-memory.ts';
import { createStore, useStore } from '../store.ts';
import { storedJson } from '../stored-json.ts';

export interface OpenOffer {
  /** Subject of the person whose quote it is. */
  readonly sub: string;
  /** The hash of the payment that was sent for the offer. */
  readonly transactionHash: string;
  readonly quoteId: string;
  /** Which of the quote's baskets it is. */
  readonly dataPoolId: string;
  /** Unix seconds after which nobody can pay it. */
  readonly deadline: number;
}

const storageKey = 'cgdx.open-offers';
/** Counts what is written here, for components that watch. */
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
