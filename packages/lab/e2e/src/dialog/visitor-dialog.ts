/** Dialogs for a visitor: signing in and up, and messages to somebody who is not signed in. */
import { randomUUID } from 'node:crypto';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Page } from 'playwright-core';
import { answerIdentity } from '../made-up-call.ts';
import { type PageDialog, press } from './page-dialog.ts';

const modalHost = 'app/modal-host.tsx';
/** Returns a new address each time, since repeated attempts with one are throttled. */
const newEmail = (): string => `${randomUUID()}@example.com`;
const password = 'correct horse';

/** Presses several buttons, one after the other. */
const pressing =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await press(page, name);
  };
const signIn = pressing('Sign In/Up');
const signUp = pressing('Sign In/Up', 'Sign Up');
const forgetPassword = pressing('Sign In/Up', 'Forgot Password?');

/** Fills in the form of the open dialog, field by field, and sends it. */
async function send(
  page: Page,
  title: string,
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const form = page.getByRole('dialog', { name: title, exact: true });
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: action, exact: true }).click();
}

const sendSignIn = (page: Page, secret: string): Promise<void> =>
  send(page, 'Sign In', 'Sign In', { Email: newEmail(), Password: secret });

async function requestReset(page: Page): Promise<void> {
  await forgetPassword(page);
  await send(page, 'Forgot Password', 'Request Reset', { Email: newEmail() });
  await page.getByLabel('Verification code').waitFor();
}

/** Signs in with a user pool that requires a further step. */
const askedFor =
  (ChallengeName: string, ChallengeParameters: Readonly<Record<string, string>> = {}) =>
  async (page: Page, stack: Stack): Promise<void> => {
    await answerIdentity(page, stack, {
      InitiateAuth: {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeParameters: {
          SRP_B: 'ab'.repeat(100),
          SALT: 'cd'.repeat(16),
          SECRET_BLOCK: 'AAAA',
          USERNAME: 'somebody',
          USER_ID_FOR_SRP: 'somebody',
        },
      },
      RespondToAuthChallenge: { ChallengeName, ChallengeParameters, Session: 'a session' },
      AssociateSoftwareToken: { SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', Session: 'a session' },
    });
    await signIn(page);
    await sendSignIn(page, password);
  };

/** A dialog that is opened on the home page. */
const atHome = (title: string, open: PageDialog['open'], more: Partial<PageDialog> = {}): PageDialog => ({
  path: '/',
  title,
  drawnBy: modalHost,
  who: 'a visitor',
  open,
  ...more,
});

const oneMoreStep = (
  state: string,
  ChallengeName: string,
  parameters?: Readonly<Record<string, string>>,
): PageDialog => atHome('One More Step', askedFor(ChallengeName, parameters), { state });

export const visitorDialogs: readonly PageDialog[] = [
  atHome('Sign In', signIn, { isAmongFew: true }),
  atHome('Sign Up', signUp),
  atHome('Forgot Password', forgetPassword),
  atHome('Forgot Password', requestReset, { state: 'with the code' }),
  atHome('Success', async (page, stack) => {
    await answerIdentity(page, stack, { ConfirmForgotPassword: {} });
    await requestReset(page);
    await send(page, 'Forgot Password', 'Reset Password', {
      'Verification code': '123456',
      'New password': password,
    });
  }),
  atHome('Weak Password', async (page) => {
    await signIn(page);
    await sendSignIn(page, 'short');
  }),
  atHome('Verification', async (page) => {
    await signUp(page);
    await send(page, 'Sign Up', 'Sign Up', {
      Email: newEmail(),
      Password: password,
      'Confirm Password': password,
    });
  }),
  atHome(
    'New Password',
    askedFor('NEW_PASSWORD_REQUIRED', { userAttributes: '{}', requiredAttributes: '[]' }),
  ),
  oneMoreStep('with a code', 'EMAIL_OTP', { CODE_DELIVERY_DESTINATION: 's***@e***' }),
  oneMoreStep('with an authenticator to set up', 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }),
  oneMoreStep('with an authenticator', 'SOFTWARE_TOKEN_MFA'),
  oneMoreStep('with a password', 'PASSWORD'),
  oneMoreStep('with an address to set up', 'MFA_SETUP', { MFAS_CAN_SETUP: '["EMAIL_OTP"]' }),
  oneMoreStep('with a question', 'CUSTOM_CHALLENGE', { question: 'What is your favourite colour?' }),
  oneMoreStep('with a choice', 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["EMAIL_OTP","SOFTWARE_TOKEN_MFA"]' }),
  {
    path: '/datapool?role=buy',
    title: 'Sign In Required',
    drawnBy: modalHost,
    who: 'a visitor',
    open: (page) => page.getByRole('button', { name: /Spotify/ }).click(),
    isAmongFew: true,
  },
  atHome('Menu', pressing('Open menu'), {
    drawnBy: 'app/layout/phone-menu.tsx',
    belowPx: 1150,
    isAmongFew: true,
  }),
  {
    path: '/datapool/contribute/tiktok',
    title: 'How to get your TikTok data',
    drawnBy: 'features/upload/instructions-dialog.tsx',
    who: 'a visitor',
    open: pressing('Instructions'),
  },
];
