/** The page on which a developer pays with a test card, or saves one, on their own machine. */

import { cards } from '../object/card.ts';
import type { StripeObject } from '../store/object-store.ts';
import { type Html, html, money, page } from './html.ts';

export interface PayPage {
  readonly session: StripeObject;
  readonly lines: readonly { readonly description: string; readonly amount_total: number }[];
  /** Why the last card was refused. */
  readonly problem?: string;
  readonly email?: string;
}

const cancelLink = (session: StripeObject): Html =>
  session.cancel_url === null
    ? html``
    : html`<p><a href="${String(session.cancel_url)}">Back, without ${isSaving(session) ? 'saving' : 'paying'}</a></p>`;

const isSaving = ({ mode }: StripeObject): boolean => mode === 'setup';

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

export function payPage({ session, lines, problem, email }: PayPage): string {
  const currency = String(session.currency);
  const total = money(Number(session.amount_total), currency);
  const deed = isSaving(session) ? 'Save card' : `Pay ${total}`;
  return page(
    deed,
    html`
<h1>${isSaving(session) ? 'Save a card' : 'Pay'}</h1>
${isSaving(session) ? '' : html`<p class="total">${total}</p>`}
<p class="note">This is a test page of your own machine. No money moves.</p>
${problem === undefined ? '' : html`<p class="note problem" role="alert">${problem}</p>`}
<table><caption hidden>What is paid for</caption>
${lines.map((line) => html`<tr><td>${line.description}</td><td>${money(line.amount_total, currency)}</td></tr>`)}
</table>
<form method="post">
<label>E-mail <input name="email" type="email" required autocomplete="email" value="${email ?? String(session.customer_email ?? '')}"></label>
<label>Card number <input name="card" inputmode="numeric" required autocomplete="cc-number" value="${spaced(cards[0]?.number ?? '')}"></label>
<button>${deed}</button>
</form>
${cancelLink(session)}
<details><summary>Test cards</summary>
<table>${cards.map((card) => html`<tr><td><code>${spaced(card.number)}</code></td><td>${card.about}</td></tr>`)}</table>
</details>`,
  );
}

/** @param entered the card typed on the payment page, which requires authentication; absent for a saved card */
export const authenticationPage = (entered?: { readonly card: string; readonly email: string }): string =>
  page(
    'Is this payment yours?',
    html`
<h1>Is this payment yours?</h1>
<p>Your bank asks before it pays.</p>
<form method="post">
${entered === undefined ? '' : html`<input type="hidden" name="card" value="${entered.card}"><input type="hidden" name="email" value="${entered.email}">`}
<button name="authenticated" value="true">Yes, it is mine</button>
<button class="plain" name="authenticated" value="false">No, it is not mine</button>
</form>`,
  );

export const closedPage = (session: StripeObject): string =>
  page(
    'Nothing to do here',
    html`
<h1>${session.status === 'complete' ? (isSaving(session) ? 'This card is saved already.' : 'This is paid already.') : 'This page has expired.'}</h1>
<p>${session.status === 'complete' ? 'Nothing more is taken from your card.' : 'Go back to where you came from and begin again. Nothing was taken from your card.'}</p>
${session.status === 'complete' ? html`<p><a href="${String(session.success_url)}">Go on</a></p>` : cancelLink(session)}`,
  );
