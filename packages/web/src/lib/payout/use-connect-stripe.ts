import { stripeIncomplete, stripeReady, stripeSetUpAlready } from '@cgdx/core/specification/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, explain } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { refreshFacts } from '../api/fact.ts';
import { showAlert, showError } from '../modal/modal.ts';
import { accountSentence, type StripeAccount, setUpButton, stripeAccountQuery } from './stripe-account.ts';

/** @returns the page on which the account is set up; undefined if it needs none */
async function setUpPage(account: StripeAccount): Promise<string | undefined> {
  if (setUpButton(account) === undefined) return undefined;
  if (account.kind === 'none') return (await call('POST /stripe/create-stripe-account', { body: {} })).url;
  const { stripeAccountId } = account;
  return (await call('POST /stripe/regenerate-stripe-link', { body: { stripeAccountId } })).url;
}

/** Connect Stripe: opens the page on which the account is begun or finished, in a new tab. */
export function useConnectStripe() {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function connect(): Promise<void> {
    // Opened within the click: browsers block a page that opens later.
    const page = open('', '_blank');
    setBusy(true);
    try {
      // The page may show a state from before the person's steps in the other tab.
      const account = await queries.fetchQuery({ ...stripeAccountQuery, staleTime: 0 });
      const url = await setUpPage(account);
      if (url === undefined) {
        page?.close();
        showAlert(account.kind === 'ready' ? stripeReady : accountSentence(account));
      } else {
        if (account.kind === 'needs' || account.kind === 'bank-missing') showAlert(stripeIncomplete);
        if (page) {
          // A page that is not ours must not reach back into this one.
          page.opener = null;
          page.location.href = url;
        } else location.assign(url);
      }
    } catch (error) {
      page?.close();
      if (error instanceof ApiError && error.code === 'StripeSetUpAlready') showAlert(stripeSetUpAlready);
      else showError('Error', 'Stripe could not be connected.', explain(error));
    }
    setBusy(false);
    await refreshFacts(queries, ['bank']);
  }

  return { busy, connect };
}
