/** Dialogs for a signed-in person who has sent an upload and bought one. */
import type { Consent } from '@cgdx/api/route/consent.ts';
import type { Payout } from '@cgdx/api/route/payout.ts';
import type { Purchase } from '@cgdx/api/route/purchase.ts';
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Locator, Page } from 'playwright-core';
import { answerCall, holdCall } from '../made-up-call.ts';
import { chooseOfferOnPage, linkWalletOnPage } from '../visit.ts';
import { type PageDialog, press } from './page-dialog.ts';

const who = 'somebody signed in';
const modalHost = 'app/modal-host.tsx';
const walletWindow = 'CGDX development wallet';
const uploadHash = `${'A'.repeat(43)}=`;
const times = { createdAt: '2026-11-05T12:00:00Z', updatedAt: '2026-11-05T12:00:10Z' };

const consent: Consent = {
  version: '2026-11-28',
  statements: {
    age: 'I am at least 18 years old.',
    residency: 'I am a legal resident of Singapore.',
    processing: 'The exports that I upload are of my own accounts.',
  },
  state: 'missing',
};

const payoutIn = (state: Payout['state']): Payout => ({
  ...times,
  payoutId: state,
  state,
  rail: 'cgdx',
  uploadHash,
  dataPoolId: 'spotify',
  amountWei: '70000000000000000000',
});

const purchase: Purchase = {
  ...times,
  purchaseId: 'made-up',
  rail: 'card',
  status: 'awaiting-payment',
  averageDataQuality: 7,
  spentAmount: 14,
  totalWei: '14000000000000000000',
  uploadHashes: [uploadHash],
};

const withdrawal: Withdrawal = {
  receiptNumber: 'W-20261105-1',
  uploadHash,
  dataPoolId: 'spotify',
  dataQualityScore: 7,
  contributedAt: times.createdAt,
  withdrawnAt: times.updatedAt,
  reward: 'forfeited',
  rewardWei: '70000000000000000000',
  leafIndex: 0,
  root: `0x${'a'.repeat(64)}`,
  transactionHash: `0x${'b'.repeat(64)}`,
};

const isApi =
  ({ apiUrl }: Stack, path: string) =>
  (url: URL): boolean =>
    url.href === apiUrl + path;

/** Links a wallet on the account page unless this browser has done so, and returns to the previous page. */
async function withWallet(page: Page, stack: Stack): Promise<void> {
  const at = page.url();
  const remembered = await page.evaluate<string | null>("localStorage.getItem('cgdx.wallet')");
  if (remembered === null) {
    await linkWalletOnPage(page, stack);
    await page.goto(at);
  }
  // After a reload a page asks the wallet whether it is still connected.
  if (at === `${stack.webUrl}/account`) await page.getByText('Connected and linked').waitFor();
}

async function claimInCgdx(page: Page): Promise<void> {
  await press(page, /^Claim .* from Spotify$/);
  const dialog = page.getByRole('dialog', { name: 'Select Payment Method', exact: true });
  await dialog.getByRole('radio', { name: /^CGDX/ }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Claim .*CGDX/ }).click();
}

/** Opens the checkout of one upload. */
async function checkOut(page: Page): Promise<void> {
  // The box may be checked already, since a cart survives a reload.
  await page.getByRole('checkbox').first().check({ force: true });
  await press(page, /selected/);
  await page.getByRole('checkbox', { name: /^I agree to the CGDX/ }).check();
  await press(page, 'Checkout');
}

/** Starts a payment by card, up to the point at which the server returns `told` as the purchase. */
async function payByCard(page: Page, stack: Stack, told: Purchase): Promise<void> {
  const { purchaseId } = told;
  const begun = { url: `${stack.webUrl}/terms`, purchaseId, amountCents: '140', currency: 'sgd' };
  await answerCall(page, isApi(stack, '/stripe/create-checkout-session'), begun);
  await answerCall(page, isApi(stack, `/transactions/${purchaseId}`), told);
  await checkOut(page);
  const [payPage] = await Promise.all([page.waitForEvent('popup'), press(page, /^Confirm: Pay S\$/)]);
  await payPage.close();
}

/** Starts a payment from the wallet, up to the wallet's question about the permit. */
async function askToSign(page: Page, stack: Stack): Promise<Locator> {
  await withWallet(page, stack);
  await checkOut(page);
  await page.getByRole('radio', { name: /^CGDX/ }).check();
  await press(page, /^Confirm: Pay .*CGDX/);
  const sign = page.getByRole('dialog', { name: walletWindow }).getByRole('button', { name: 'Sign' });
  await sign.waitFor();
  return sign;
}

const withdrawUpload = (page: Page): Promise<void> => press(page, /^Withdraw (?!My Consent)/);

export const personDialogs: readonly PageDialog[] = [
  {
    path: '/account',
    title: 'Connect Wallet',
    drawnBy: 'features/wallet/wallet-chooser.tsx',
    who,
    open: (page) => press(page, 'Connect Wallet'),
  },
  {
    path: '/account',
    title: walletWindow,
    drawnBy: 'features/dev-wallet/confirm.ts',
    who,
    open: async (page) => {
      await press(page, 'Connect Wallet');
      await page
        .getByRole('list', { name: 'Wallets in this browser' })
        .getByRole('button', { name: walletWindow })
        .click();
    },
  },
  {
    path: '/account',
    title: 'Withdraw your consent?',
    drawnBy: 'features/account/consent-card.tsx',
    who,
    open: (page) => press(page, 'Withdraw My Consent'),
  },
  {
    path: '/datapool/contribute/tiktok',
    title: 'Before you upload',
    drawnBy: 'features/upload/consent-dialog.tsx',
    who,
    open: async (page, stack) => {
      await answerCall(page, isApi(stack, '/consent'), consent);
      await page.reload();
      const file = { name: 'my_tiktok_data.zip', mimeType: 'application/zip', buffer: Buffer.of(1) };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await chooseOfferOnPage(page);
      await press(page, 'Send It Anyway');
    },
  },
  {
    path: '/datapool/buy/tiktok',
    title: 'Data Selected',
    drawnBy: 'features/cart/cart-dialog.tsx',
    who,
    open: async (page) => {
      await press(page, 'Select All');
      await page
        .getByRole('button', { name: /selected/i })
        .first()
        .click();
    },
  },
  {
    path: '/datapool/buy/tiktok',
    title: 'Inside this upload',
    drawnBy: 'features/market/preview-dialog.tsx',
    who,
    open: async (page) => {
      await press(page, 'Look inside');
      await page.locator('dialog details summary').last().click();
    },
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Select Payment Method',
    state: 'of the cart',
    drawnBy: 'features/checkout/checkout.tsx',
    who,
    open: checkOut,
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Select Payment Method',
    state: 'that could not be loaded',
    drawnBy: 'app/page/loaded-checkout.tsx',
    who,
    says: /checkout-|^Failed to load resource|^ChunkError|^Error$|dynamically imported module/,
    open: async (page) => {
      await page.route(/\/assets\/checkout-.*\.js$/, (route) => route.abort());
      await checkOut(page);
      await page.getByText('The checkout could not be loaded.').waitFor();
    },
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Your purchase',
    drawnBy: 'features/checkout/checkout.tsx',
    who,
    open: (page, stack) => payByCard(page, stack, purchase),
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Uploads Purchased',
    drawnBy: 'features/checkout/checkout.tsx',
    who,
    open: (page, stack) => payByCard(page, stack, { ...purchase, status: 'completed' }),
  },
  {
    path: '/account',
    title: 'Select Payment Method',
    state: 'of a reward',
    drawnBy: 'features/reward/claim-dialog.tsx',
    who,
    open: (page) => press(page, /^Claim .* from Spotify$/),
  },
  {
    path: '/account',
    title: 'Claiming Rewards...',
    drawnBy: 'features/reward/claim-steps.tsx',
    who,
    open: async (page, stack) => {
      await withWallet(page, stack);
      await holdCall(page, isApi(stack, '/smart-contract/upload-incentive'));
      await claimInCgdx(page);
    },
  },
  {
    path: '/account',
    title: 'Claiming from Spotify',
    drawnBy: 'features/reward/claim-dialog.tsx',
    who,
    open: async (page, stack) => {
      await withWallet(page, stack);
      const states = ['paying', 'settled', 'refused'] as const;
      await answerCall(page, isApi(stack, '/smart-contract/upload-incentive'), { payoutIds: states }, 202);
      for (const state of states) await answerCall(page, isApi(stack, `/payouts/${state}`), payoutIn(state));
      await claimInCgdx(page);
      await page.getByText('It ended without payment.').first().waitFor();
    },
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Approving...',
    drawnBy: 'features/checkout/checkout.tsx',
    who,
    open: async (page, stack) => {
      const sign = await askToSign(page, stack);
      // The contract is asked whether it would accept the purchase, and does not answer.
      await holdCall(page, (url) => url.href.startsWith(stack.chain.rpcUrl));
      await sign.click();
    },
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Purchasing Uploads...',
    drawnBy: 'features/checkout/checkout.tsx',
    who,
    open: async (page, stack) => {
      await (await askToSign(page, stack)).click();
      const send = page.getByRole('dialog', { name: walletWindow }).getByRole('button', { name: 'Send' });
      await send.waitFor();
      // The transaction never reaches the chain.
      await holdCall(page, (url) => url.href.startsWith(stack.chain.rpcUrl));
      await send.click();
    },
  },
  {
    path: '/account',
    title: 'Withdraw this upload?',
    drawnBy: 'features/withdrawal/withdraw-dialog.tsx',
    who,
    open: withdrawUpload,
  },
  {
    path: '/account',
    title: 'Your receipt',
    drawnBy: 'features/withdrawal/withdraw-dialog.tsx',
    who,
    open: async (page, stack) => {
      await answerCall(page, isApi(stack, '/withdrawals'), withdrawal, 200, 'POST');
      await withdrawUpload(page);
      await press(page, 'Withdraw for Good');
    },
  },
  {
    path: '/account?tab=transactions',
    title: 'Purchase',
    drawnBy: 'features/purchase/purchase-dialog.tsx',
    who,
    open: (page) => press(page, 'View'),
  },
  {
    path: '/datapool/contribute/nowhere',
    title: 'Please note',
    drawnBy: modalHost,
    who,
    open: async () => undefined,
  },
  {
    path: '/datapool/contribute/tiktok',
    title: 'No File Selected',
    drawnBy: modalHost,
    who,
    open: (page) => press(page, 'Upload'),
  },
];
