/** The uploads that a person has chosen to buy: one cart for all pools and tabs, stored in this browser for each person. */

import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { browserMemory } from '../browser-memory.ts';
import { currentSession, onSessionChange } from '../session/session.ts';
import { createStore, useStore } from '../store.ts';
import { storedJson } from '../stored-json.ts';
import type { DescribedUpload } from '../upload/describe-upload.ts';

export interface CartItem extends DescribedUpload {
  /** base64 of 32 bytes. */
  readonly uploadHash: string;
  /** CGDX, when the upload was chosen; the binding price is the quote's. */
  readonly price: number;
}

const cart = createStore<readonly CartItem[]>([]);
const show = () => cart.set(read());

const storageKey = (): string | undefined => {
  const session = currentSession();
  return session.kind === 'signed-in' ? `cgdx.cart.${session.person.sub}` : undefined;
};

show();
// Another session shows another person's cart: the first person's stays stored for their return.
onSessionChange(show);
// `addEventListener` is missing where pages are prerendered.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key === storageKey()) show();
});

export const currentCart = cart.get;
export const useCart = (): readonly CartItem[] => useStore(cart);

export function addToCart(items: readonly CartItem[]): void {
  const before = read();
  const known = new Set(before.map(({ uploadHash }) => uploadHash));
  write([...before, ...items.filter(({ uploadHash }) => !known.has(uploadHash)).map(toItem)]);
}

/** Drops the other fields of an upload in a list, since a browser's storage is small. */
const toItem = (item: CartItem): CartItem => {
  const { uploadHash, dataQualityScore, price, dataPoolId, kinds, records, firstDay, lastDay } = item;
  return { uploadHash, dataQualityScore, price, dataPoolId, kinds, records, firstDay, lastDay };
};

export function removeFromCart(uploadHashes: readonly string[]): void {
  const removed = new Set(uploadHashes);
  const before = read();
  const left = before.filter(({ uploadHash }) => !removed.has(uploadHash));
  if (left.length < before.length) write(left);
}

/** Adds an upload to the cart, or removes it. */
export function toggleInCart(item: CartItem): void {
  const { uploadHash } = item;
  if (read().some((one) => one.uploadHash === uploadHash)) removeFromCart([uploadHash]);
  else addToCart([item]);
}

function write(items: readonly CartItem[]): void {
  const key = storageKey();
  if (key === undefined) return;
  if (items.length > 0) browserMemory.setItem(key, JSON.stringify(items));
  else browserMemory.removeItem(key);
  cart.set(items);
}

/** Reads the storage each time, since another tab or an older version of the page may have written it. */
function read(): readonly CartItem[] {
  const key = storageKey();
  if (key === undefined) return [];
  const stored = storedJson(browserMemory, key);
  return Array.isArray(stored) ? stored.filter(isCartItem) : [];
}

function isCartItem(value: unknown): value is CartItem {
  const { uploadHash, dataQualityScore, price, dataPoolId } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof uploadHash === 'string' &&
    typeof dataQualityScore === 'number' &&
    Number.isFinite(price) &&
    typeof dataPoolId === 'string' &&
    parsePoolId(dataPoolId) !== undefined
  );
}
