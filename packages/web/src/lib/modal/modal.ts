/** The open dialogs: at most one form (a sheet), and one message above it. */
import { success, unexpectedError } from '@cgdx/core/specification/message.ts';
import { createStore, useStore } from '../store.ts';

/** What the identity provider asks for to continue a sign-in. */
export type Challenge =
  /** `sentTo`: the destination of the code, partly hidden by the provider. */
  | { readonly kind: 'code'; readonly sentTo?: string }
  | { readonly kind: 'authenticator' | 'password' | 'set-up-email' }
  | { readonly kind: 'set-up-authenticator'; readonly secret: string; readonly link: string }
  /** A custom question of the provider. */
  | { readonly kind: 'question'; readonly parameters: Readonly<Record<string, string>> }
  | {
      readonly kind: 'choice';
      readonly purpose: 'first-factor' | 'second-factor' | 'set-up';
      /** The provider's names of the ways to choose from. */
      readonly of: readonly string[];
    };

export type Sheet =
  /** `note`: a message above the form about what has just happened. */
  | { readonly kind: 'sign-in'; readonly email?: string; readonly note?: string }
  | { readonly kind: 'sign-up' }
  /** If the password is known, a correct code also signs the person in. */
  | { readonly kind: 'verify'; readonly email: string; readonly password?: string }
  | { readonly kind: 'forgot-password'; readonly email?: string }
  | { readonly kind: 'new-password'; readonly email: string }
  | { readonly kind: 'challenge'; readonly email: string; readonly challenge: Challenge };

export type Message =
  /** `detail`: the server's message, shown below the catalogue's sentence. */
  | { readonly kind: 'error'; readonly header: string; readonly text: string; readonly detail?: string }
  | { readonly kind: 'success'; readonly header: string; readonly text: string }
  | { readonly kind: 'alert'; readonly text: string };

const sheet = createStore<Sheet | undefined>(undefined);
const message = createStore<Message | undefined>(undefined);

export const useSheet = () => useStore(sheet);
export const useMessage = () => useStore(message);

export const currentSheet = sheet.get;
export const currentMessage = message.get;

export const openSheet = (next: Sheet) => sheet.set(next);
export const closeSheet = () => sheet.set(undefined);
export const closeMessage = () => message.set(undefined);

export function showError(header: string, text = unexpectedError, detail?: string): void {
  message.set({ kind: 'error', header, text, ...(detail && { detail }) });
}

export function showSuccess(header = success.header, text = success.text): void {
  message.set({ kind: 'success', header, text });
}

export const showAlert = (text: string) => message.set({ kind: 'alert', text });
