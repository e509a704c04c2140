/** Who is signed in. Amplify is loaded after the first paint, and only if somebody has signed in before in this browser. */
import { browserMemory } from '../browser-memory.ts';
import { optionalConfig } from '../config/config.ts';
import { loadChunk } from '../page/load-chunk.ts';
import { createStore, useStore } from '../store.ts';
import type { Person } from './person.ts';

export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly person: Person };

/** @throws ChunkError */
const identity = () => loadChunk(() => import('./identity.ts'));

const session = createStore<Session>({ kind: 'unknown' });
/** False after a failure, for example of the network, which says nothing about who is signed in. */
let couldBeRead = true;

export const useSession = (): Session => useStore(session);
export const currentSession = (): Session => session.get();
export const onSessionChange = session.subscribe;

/** Returns whether Amplify has a record of the last person; without it nobody can be signed in. */
function mayBeSignedIn(): boolean {
  const { userPoolClientId } = optionalConfig();
  if (!userPoolClientId) return false;
  return browserMemory.getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.LastAuthUser`) !== null;
}

/** Reads the session from the identity provider. If that fails, the visitor is signed out silently until it succeeds. */
export async function readSession(): Promise<Session> {
  let next: Session = { kind: 'signed-out' };
  couldBeRead = true;
  if (mayBeSignedIn()) {
    const person = await identity()
      .then(({ currentPerson }) => currentPerson())
      .catch(() => {
        couldBeRead = false;
        return undefined;
      });
    if (person) next = { kind: 'signed-in', person };
  }
  session.set(next);
  return next;
}

/** @returns undefined if nobody is signed in or the session cannot be refreshed; the page then says so */
export async function idToken(): Promise<string | undefined> {
  const { freshIdToken } = await identity();
  const token = await freshIdToken();
  if (!token) session.set({ kind: 'signed-out' });
  return token;
}

/** Reads it from the identity provider, since the server may have written it after the token was issued. */
export async function stripeAccountId(): Promise<string | undefined> {
  const { currentStripeAccount } = await identity();
  return currentStripeAccount();
}

/** Signs out here and, if the provider can be reached, wherever this session is in use. */
export async function endSession(): Promise<void> {
  const { signOutPerson } = await identity();
  await signOutPerson();
  session.set({ kind: 'signed-out' });
}

/** Reads the session after the page has been painted, and again when another tab signs in or out. */
export function startSession(): void {
  if (!mayBeSignedIn()) session.set({ kind: 'signed-out' });
  else requestAnimationFrame(() => setTimeout(readSession));
  addEventListener('storage', (event) => {
    if (event.key?.endsWith('.LastAuthUser')) void readSession();
  });
  addEventListener('online', () => {
    if (!couldBeRead) void readSession();
  });
}
