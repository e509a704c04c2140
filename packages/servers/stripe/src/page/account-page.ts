/** Pages for the owner of a connected account: the set-up, the dashboard, a receipt. */
import { accountStates } from '../object/account-state.ts';
import type { StripeObject } from '../store/object-store.ts';
import { html, money, page } from './html.ts';

export const onboardingPage = (account: StripeObject): string =>
  page(
    'Set up your payouts',
    html`
<h1>Set up your payouts</h1>
<p class="note">This is a test page of your own machine. Nothing that you type is kept.</p>
<form method="post">
<label>First name <input name="first_name" required autocomplete="given-name" value="Test"></label>
<label>Last name <input name="last_name" required autocomplete="family-name" value="Person"></label>
<label>Date of birth <input name="dob" required value="1902-01-01"></label>
<label>Identity number <input name="id_number" required value="000000000"></label>
<label>Bank account <input name="bank_account" value="000123456"></label>
<button name="finish" value="all">Finish</button>
<button class="plain" name="finish" value="part" formnovalidate>Leave the identity number out</button>
</form>
<table>
<tr><th>Born</th><td><code>1902-01-01</code> is verified at once, <code>1901-01-01</code> is being checked, <code>1900-01-01</code> is under review</td></tr>
<tr><th>Number</th><td><code>000000000</code> matches, <code>111111111</code> does not</td></tr>
<tr><th>Bank</th><td><code>000123456</code> is paid, an empty field is no account</td></tr>
</table>
<p><a href="/dashboard/${account.id}">Every other state</a> of <code>${account.id}</code></p>`,
  );

export const dashboardPage = (account: StripeObject, transfers: readonly StripeObject[]): string =>
  page(
    'Your payouts',
    html`
<h1>Your payouts</h1>
<p>${account.payouts_enabled ? 'Your account is set up.' : 'Your account is not complete yet.'}</p>
<p class="note">What Stripe decides about <code>${account.id}</code> you decide here; the change is sent as Stripe's own webhook.</p>
<form method="post">${Object.entries(accountStates).map(
      ([name, { about }]) =>
        html`<button class="plain" name="state" value="${name}">The account ${about}</button>`,
    )}</form>
<table>${
      transfers.length === 0
        ? html`<tr><td>Nothing was paid yet.</td></tr>`
        : transfers.map(
            ({ id, amount, currency }) =>
              html`<tr><td><code>${id}</code></td><td>${money(Number(amount), String(currency))}</td></tr>`,
          )
    }</table>`,
  );

export const receiptPage = (charge: StripeObject): string =>
  page(
    'Receipt',
    html`
<h1>Receipt</h1>
<p class="total">${money(Number(charge.amount), String(charge.currency))}</p>
<p>${charge.paid ? 'Paid' : 'Not paid'}${Number(charge.amount_refunded) > 0 ? `, of which ${money(Number(charge.amount_refunded), String(charge.currency))} were refunded` : ''}.</p>
<p>Charge <code>${charge.id}</code></p>`,
  );

export const missingPage = (): string =>
  page('Not found', html`<h1>There is no such page.</h1><p>The link may be old or already used.</p>`);
