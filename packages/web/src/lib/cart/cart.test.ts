import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session/session.ts';
import type { CartItem } from './cart.ts';

const signedIn = (sub: string): Session => ({
  kind: 'signed-in',
  person: { sub, loginId: `${sub}@example.com`, isOperator: false },
});
let session: Session;
let tell: () => void;
vi.mock('../session/session.ts', () => ({
  currentSession: () => session,
  onSessionChange: (listener: () => void) => {
    tell = listener;
  },
}));
function becomes(next: Session): void {
  session = next;
  tell();
}

let onStorage: (event: { key: string | null }) => void;
vi.stubGlobal('addEventListener', (_: 'storage', listener: typeof onStorage) => {
  onStorage = listener;
});

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const item = (uploadHash: string): CartItem => ({
  uploadHash,
  dataQualityScore: 7,
  price: 70,
  dataPoolId: 'spotify',
});
const key = 'cgdx.cart.ann';
const hashes = (items: readonly CartItem[]) => items.map(({ uploadHash }) => uploadHash);
const saved = () => hashes(JSON.parse(stored.get(key) ?? '[]'));
const load = () => import('./cart.ts');

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  session = signedIn('ann');
});

it('an upload is in the cart only once, however often it is added', async () => {
  const { addToCart } = await load();
  addToCart([item('a'), item('b')]);
  addToCart([item('b'), item('c')]);
  expect(saved(), 'proves entity.cart-item-uploadhash').toEqual(['a', 'b', 'c']);
});

it('a removed upload leaves the cart, and an empty cart leaves nothing in storage', async () => {
  const { addToCart, removeFromCart } = await load();
  addToCart([item('a'), item('b')]);
  removeFromCart(['a', 'unknown']);
  expect(saved()).toEqual(['b']);
  removeFromCart(['b']);
  expect(stored.has(key)).toBe(false);
});

it.each([
  ['no JSON', 'not json'],
  ['no list', '{}'],
  ['of an unknown pool', JSON.stringify([{ ...item('a'), dataPoolId: 'myspace' }])],
  ['without a price', JSON.stringify([{ uploadHash: 'a', dataQualityScore: 7, dataPoolId: 'x' }])],
])('a stored cart that is %s is empty', async (_, text) => {
  stored.set(key, text);
  const { addToCart } = await load();
  addToCart([item('z')]);
  expect(saved()).toEqual(['z']);
});

it('a cart survives a reload', async () => {
  stored.set(key, JSON.stringify([item('a')]));
  const { addToCart } = await load();
  addToCart([item('b')]);
  expect(saved(), 'proves buy.cart-survives-reload').toEqual(['a', 'b']);
});

it('choosing an upload again removes it', async () => {
  const { toggleInCart } = await load();
  toggleInCart(item('a'));
  toggleInCart(item('b'));
  toggleInCart(item('a'));
  expect(saved()).toEqual(['b']);
});

it('only the fields that the cart shows are stored, so that ten thousand uploads fit', async () => {
  const { addToCart } = await load();
  const listed = { ...item('a'), timestamp: '2026-11-05T00:00:00Z', yours: undefined };
  addToCart([listed]);
  expect(JSON.parse(stored.get(key) ?? '[]')).toEqual([item('a')]);
});

it('belongs to one person: the next person has their own cart, and the first finds theirs again', async () => {
  const { addToCart, currentCart } = await load();
  addToCart([item('a')]);
  becomes(signedIn('ben'));
  expect(currentCart(), 'proves buy.cart-person-their').toEqual([]);
  addToCart([item('b')]);
  expect(saved()).toEqual(['a']);
  becomes(signedIn('ann'));
  expect(hashes(currentCart())).toEqual(['a']);
});

it('survives a session that could not be read', async () => {
  const { addToCart, currentCart } = await load();
  addToCart([item('a')]);
  becomes({ kind: 'signed-out' });
  expect(currentCart()).toEqual([]);
  expect(saved()).toEqual(['a']);
  becomes(signedIn('ann'));
  expect(hashes(currentCart())).toEqual(['a']);
});

it('is the same in every tab: no tab loses what another has added', async () => {
  const { addToCart, removeFromCart, currentCart } = await load();
  addToCart([item('a')]);
  stored.set(key, JSON.stringify([item('a'), item('other-tab')]));
  onStorage({ key });
  expect(hashes(currentCart())).toEqual(['a', 'other-tab']);
  stored.set(key, JSON.stringify([item('a'), item('other-tab'), item('unheard')]));
  removeFromCart(['a']);
  expect(saved()).toEqual(['other-tab', 'unheard']);
});
