/** The uploads that somebody has chosen to buy: one cart for all pools, kept in this browser until they sign out. */

import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { currentSession, onSessionChange } from '../session/session.ts';
import { createStore, useStore } from '../store.ts';

export interface CartItem {
  /** base64 of 32 bytes. */
  readonly uploadHash: string;
  readonly dataQualityScore: number;
  /** CGDX, as it was when it was chosen; what counts is the quote. */
  readonly price: number;
  readonly dataPoolId: PoolId;
}

const storageKey = 'cgdx.cart';
const cart = createStore<readonly CartItem[]>(read());

/** Another person of this browser begins with an empty cart. */
onSessionChange(() => {
  if (currentSession().kind === 'signed-out') clearCart();
});

export const useCart = (): readonly CartItem[] => useStore(cart);

export function addToCart(items: readonly CartItem[]): void {
  const known = new Set(cart.get().map(({ uploadHash }) => uploadHash));
  const added = items.filter(({ uploadHash }) => !known.has(uploadHash)).map(toItem);
  write([...cart.get(), ...added]);
}

/** Leaves out what else a list says of an upload: a browser keeps little. */
const toItem = ({ uploadHash, dataQualityScore, price, dataPoolId }: CartItem): CartItem => ({
  uploadHash,
  dataQualityScore,
  price,
  dataPoolId,
});

export function removeFromCart(uploadHashes: readonly string[]): void {
  const removed = new Set(uploadHashes);
  const left = cart.get().filter(({ uploadHash }) => !removed.has(uploadHash));
  if (left.length < cart.get().length) write(left);
}

/** Chooses an upload, or lets it go. */
export function toggleInCart(item: CartItem): void {
  const { uploadHash } = item;
  if (cart.get().some((one) => one.uploadHash === uploadHash)) removeFromCart([uploadHash]);
  else addToCart([item]);
}

function clearCart(): void {
  if (cart.get().length > 0) write([]);
}

function write(items: readonly CartItem[]): void {
  cart.set(items);
  if (items.length > 0) localStorage.setItem(storageKey, JSON.stringify(items));
  else localStorage.removeItem(storageKey);
}

/** An older version of the page may have written what is stored. */
function read(): readonly CartItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCartItem) : [];
  } catch {
    return [];
  }
}

function isCartItem(value: unknown): value is CartItem {
  const { uploadHash, dataQualityScore, price, dataPoolId } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof uploadHash === 'string' &&
    typeof dataQualityScore === 'number' &&
    typeof price === 'number' &&
    typeof dataPoolId === 'string' &&
    parsePoolId(dataPoolId) !== undefined
  );
}
