import { stripeIncomplete, stripeReady, stripeSetUpAlready } from '@cgdx/core/specification/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, explain } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { refreshFacts } from '../api/fact.ts';
import { showAlert, showError } from '../modal/modal.ts';
import { accountSentence, type StripeAccount, setUpButton, stripeAccountQuery } from './stripe-account.ts';

/** @returns the page to set up the account; undefined if the account needs none */
async function setUpPage(account: StripeAccount): Promise<string | undefined> {
  if (setUpButton(account) === undefined) return undefined;
  if (account.kind === 'none') return (await call('POST /stripe/create-stripe-account', { body: {} })).url;
  const { stripeAccountId } = account;
  return (await call('POST /stripe/regenerate-stripe-link', { body: { stripeAccountId } })).url;
}

/** Connects Stripe: opens the page to create or complete the account, in a new tab. */
export function useConnectStripe() {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function connect(): Promise<void> {
    // The window opens within the click: browsers block one that opens later.
    const page = open('', '_blank');
    setBusy(true);
    try {
      // Read again, since the page may show the state before the person's steps in the other tab.
      const account = await queries.fetchQuery({ ...stripeAccountQuery, staleTime: 0 });
      const url = await setUpPage(account);
      if (url === undefined) {
        page?.close();
        showAlert(account.kind === 'ready' ? stripeReady : accountSentence(account));
      } else {
        if (account.kind === 'needs' || account.kind === 'bank-missing') showAlert(stripeIncomplete);
        if (page) {
          // Stripe's page must not have access to this one.
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
