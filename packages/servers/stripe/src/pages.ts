/**
 * Serves the pages for people: the payment page, a bank's authentication, the set-up of a connected account, receipts.
 */

import type { Context } from './context/operation.ts';
import { findAccountState, stateOfAnswers } from './object/account-state.ts';
import { findCard } from './object/card.ts';
import { cardOf } from './object/payment-method.ts';
import { moveAccount } from './operation/account.ts';
import { expiredIfLate, lineItemsOf } from './operation/checkout-session.ts';
import { dashboardPage, missingPage, onboardingPage, receiptPage } from './page/account-page.ts';
import { authenticationPage, closedPage, payPage } from './page/pay-page.ts';
import { authenticationFailed, chargeCard } from './payment/charge-card.ts';
import { pay, saveCard } from './payment/pay.ts';
import type { StripeObject } from './store/object-store.ts';

export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string };

export interface PageRequest {
  readonly method: string;
  /** `/pay/cs_…`. */
  readonly path: string;
  /** The fields of a submitted form. */
  readonly form: URLSearchParams;
}

interface NextAction {
  readonly redirect_to_url?: { readonly return_url: string };
}

type Answerer = (context: Context, id: string, request: PageRequest) => PageAnswer;

const show = (text: string, status = 200): PageAnswer => ({ kind: 'page', status, text });
const missing = (): PageAnswer => show(missingPage(), 404);

const pages: Readonly<Record<string, Answerer>> = {
  pay: (context, id, request) => {
    const found = context.store.find('checkout.session', id);
    if (found === undefined) return missing();
    const session = expiredIfLate(context, found);
    if (session.status !== 'open') return show(closedPage(session));
    return request.method === 'POST'
      ? payWith(context, session, request.form)
      : showPayPage(context, session);
  },
  authenticate: (context, id, { method, form }) => {
    const intent = context.store.find('payment_intent', id);
    const saved = intent && context.store.find('payment_method', String(intent.payment_method));
    const card = saved && cardOf(saved);
    const back = (intent?.next_action as NextAction | null | undefined)?.redirect_to_url?.return_url;
    if (intent?.status !== 'requires_action' || !card || back === undefined) return missing();
    if (method !== 'POST') return show(authenticationPage());
    const isTheirs = form.get('authenticated') === 'true';
    const { status } = chargeCard(context, {
      ...{ intent, card, paymentMethod: saved, email: null },
      ...(!isTheirs && { refusal: authenticationFailed }),
    });
    const to = new URL(back);
    to.searchParams.set('payment_intent', id);
    to.searchParams.set('payment_intent_client_secret', String(intent.client_secret));
    to.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
    return { kind: 'redirect', to: to.href };
  },
  onboarding: (context, token, { method, form }) => {
    const link = context.store.find('account_link_token', token);
    const account = link && context.store.find('account', String(link.account));
    if (link === undefined || account === undefined) return missing();
    // An expired or used link redirects to the address that gives a new one.
    if (link.is_used || Number(link.expires_at) <= context.now)
      return { kind: 'redirect', to: String(link.refresh_url) };
    if (method !== 'POST') return show(onboardingPage(account));
    context.store.put({ ...link, is_used: true });
    moveAccount(context, account.id, stateOfAnswers(form));
    return { kind: 'redirect', to: String(link.return_url) };
  },
  dashboard: (context, id, { method, form }) => {
    const found = context.store.find('account', id);
    if (found === undefined) return missing();
    const state = method === 'POST' ? findAccountState(form.get('state') ?? '') : undefined;
    const account = state === undefined ? found : moveAccount(context, id, state);
    return show(dashboardPage(account, context.store.all('transfer', { destination: id })));
  },
  receipt: ({ store }, id) => {
    const charge = store.find('charge', id);
    return charge ? show(receiptPage(charge)) : missing();
  },
};

export function answerPage(context: Context, request: PageRequest): PageAnswer {
  const [, name = '', id = ''] = request.path.split('/');
  return Object.hasOwn(pages, name) ? (pages[name]?.(context, id, request) ?? missing()) : missing();
}

function showPayPage(
  context: Context,
  session: StripeObject,
  problem?: string,
  entered?: string,
): PageAnswer {
  const known = context.store.find('customer', String(session.customer))?.email as string | null | undefined;
  const email = entered ?? known ?? undefined;
  return show(
    payPage({
      session,
      lines: lineItemsOf(context, session.id),
      ...(problem !== undefined && { problem }),
      ...(email !== undefined && { email }),
    }),
    problem === undefined ? 200 : 402,
  );
}

function payWith(context: Context, session: StripeObject, form: URLSearchParams): PageAnswer {
  const [number, email] = [form.get('card') ?? '', form.get('email') ?? ''];
  const card = findCard(number);
  if (card === undefined)
    return showPayPage(
      context,
      session,
      'This page takes test cards only: choose one from the list below.',
      email,
    );
  const said = form.get('authenticated');
  const use = session.mode === 'setup' ? saveCard : pay;
  const paid = use(context, {
    session,
    card,
    email,
    ...(said !== null && { isAuthenticated: said === 'true' }),
  });
  if (paid.kind === 'asks-first') return show(authenticationPage({ card: number, email }));
  if (paid.kind === 'refused') return showPayPage(context, session, paid.message, email);
  return {
    kind: 'redirect',
    to: String(session.success_url).replaceAll('{CHECKOUT_SESSION_ID}', session.id),
  };
}
