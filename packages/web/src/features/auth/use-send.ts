import { type FormEvent, useState } from 'react';
import { closeSheet, showError } from '../../lib/modal/modal.ts';
import { readSession } from '../../lib/session/session.ts';
import type { Refusal } from './validation.ts';

/** The name of the provider's error with the message "There is already a signed in user." */
const alreadySignedIn = 'UserAlreadyAuthenticatedException';

export const isSignedInAlready = (error: unknown): boolean =>
  error instanceof Error && error.name === alreadySignedIn;

/**
 * Submits a form, one submission at a time. The provider's error is shown under `errorHeader`; the input stays.
 *
 * @param check returns a refusal from the catalogue of messages before anything is sent
 */
export function useSend(
  errorHeader: string,
  check: (form: FormData) => Refusal | undefined,
  send: (form: FormData) => Promise<void>,
) {
  const [busy, setBusy] = useState(false);
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const refusal = check(form);
    if (refusal) {
      showError(refusal.header, refusal.text);
      return;
    }
    setBusy(true);
    try {
      await send(form);
    } catch (error) {
      // Another tab has signed somebody in: this tab then shows that account.
      if (isSignedInAlready(error)) {
        await readSession();
        closeSheet();
      }
      showError(errorHeader, error instanceof Error && error.message ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  }
  return { busy, onSubmit };
}

/** Returns the text of a field; a missing field is empty. */
export const text = (form: FormData, name: string): string => String(form.get(name) ?? '');
