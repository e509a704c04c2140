/** The dialogs of the pages, and how a person opens each. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface PageDialog {
  readonly path: string;
  /** The dialog's title. */
  readonly title: string;
  /** Who can open it. */
  readonly who: 'a visitor' | 'somebody signed in';
  readonly open: (page: Page) => Promise<void>;
  /** Only in windows narrower than this. */
  readonly belowPx?: number;
  /** One of the few that are tried after each change. */
  readonly isAmongFew?: true;
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const signIn = (page: Page): Promise<void> => press(page, 'Sign In/Up');

export const pageDialogs: readonly PageDialog[] = [
  { path: '/', title: 'Sign In', who: 'a visitor', open: signIn, isAmongFew: true },
  {
    path: '/',
    title: 'Sign Up',
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      await press(page, 'Sign Up');
    },
  },
  {
    path: '/',
    title: 'Forgot Password',
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      await press(page, 'Forgot Password?');
    },
  },
  {
    path: '/',
    title: 'Weak Password',
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      const form = page.getByRole('dialog', { name: 'Sign In', exact: true });
      await form.getByLabel('Email').fill('somebody@example.com');
      await form.getByLabel('Password', { exact: true }).fill('short');
      await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    },
  },
  {
    path: '/',
    title: 'Verification',
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      await press(page, 'Sign Up');
      const form = page.getByRole('dialog', { name: 'Sign Up', exact: true });
      await form.getByLabel('Email').fill(`${randomUUID()}@example.com`);
      await form.getByLabel('Password', { exact: true }).fill('correct horse');
      await form.getByLabel('Confirm Password').fill('correct horse');
      await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
    },
  },
  {
    path: '/datapool?role=buy',
    title: 'Sign In Required',
    who: 'a visitor',
    open: (page) => page.getByRole('button', { name: /Spotify/ }).click(),
    isAmongFew: true,
  },
  {
    path: '/',
    title: 'Menu',
    who: 'a visitor',
    belowPx: 1150,
    open: (page) => press(page, 'Open menu'),
    isAmongFew: true,
  },
  {
    path: '/datapool/contribute/tiktok',
    title: 'How to get your TikTok data',
    who: 'a visitor',
    open: (page) => press(page, 'Instructions'),
  },
  {
    path: '/account',
    title: 'Connect Wallet',
    who: 'somebody signed in',
    open: (page) => press(page, 'Connect Wallet'),
  },
  {
    path: '/account',
    title: 'Withdraw your consent?',
    who: 'somebody signed in',
    open: (page) => press(page, 'Withdraw My Consent'),
  },
  {
    path: '/datapool/buy/tiktok',
    title: 'Data Selected',
    who: 'somebody signed in',
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
    who: 'somebody signed in',
    open: async (page) => {
      await press(page, 'Look inside');
      await page.locator('dialog details summary').first().click();
    },
  },
  {
    path: '/datapool/buy/tiktok?quality=1',
    title: 'Select Payment Method',
    who: 'somebody signed in',
    open: async (page) => {
      // It may be chosen already: a cart outlives a reload.
      await page.getByRole('checkbox').first().check({ force: true });
      await press(page, /selected/);
      await press(page, 'Checkout');
    },
  },
  {
    path: '/account',
    title: 'Select Payment Method',
    who: 'somebody signed in',
    open: (page) => press(page, /^Claim .* from Spotify$/),
  },
  {
    path: '/account',
    title: 'Withdraw this upload?',
    who: 'somebody signed in',
    open: (page) => press(page, /^Withdraw (?!My Consent)/),
  },
  {
    path: '/account?tab=transactions',
    title: 'Purchase',
    who: 'somebody signed in',
    open: (page) => press(page, 'View'),
  },
  {
    path: '/datapool/contribute/nowhere',
    title: 'Please note',
    who: 'somebody signed in',
    open: async () => undefined,
  },
  {
    path: '/datapool/contribute/tiktok',
    title: 'No File Selected',
    who: 'somebody signed in',
    open: (page) => press(page, 'Upload'),
  },
];
