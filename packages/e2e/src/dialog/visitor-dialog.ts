/** The dialogs that a visitor opens: the ways in, and the messages of who has not come in. */
import { randomUUID } from 'node:crypto';
import type { Stack } from '@cgdx/local/start/endpoints.ts';
import type { Page } from 'playwright-core';
import { answerIdentity } from '../made-up-call.ts';
import { type PageDialog, press } from './page-dialog.ts';

const modalHost = 'app/modal-host.tsx';
/** Another person each time: who tries often is told to wait. */
const newEmail = (): string => `${randomUUID()}@example.com`;
const signIn = (page: Page): Promise<void> => press(page, 'Sign In/Up');

async function fillSignIn(page: Page, password: string): Promise<void> {
  await signIn(page);
  const form = page.getByRole('dialog', { name: 'Sign In', exact: true });
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function requestReset(page: Page): Promise<void> {
  await signIn(page);
  await press(page, 'Forgot Password?');
  const form = page.getByRole('dialog', { name: 'Forgot Password', exact: true });
  await form.getByLabel('Email').fill(newEmail());
  await form.getByRole('button', { name: 'Request Reset' }).click();
  await form.getByLabel('Verification code').waitFor();
}

/** Signs in at a provider that asks for more. */
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
    await fillSignIn(page, 'correct horse');
  };

const oneMoreStep = (
  state: string,
  ChallengeName: string,
  parameters?: Readonly<Record<string, string>>,
): PageDialog => ({
  path: '/',
  title: 'One More Step',
  state,
  drawnBy: modalHost,
  who: 'a visitor',
  open: askedFor(ChallengeName, parameters),
});

export const visitorDialogs: readonly PageDialog[] = [
  { path: '/', title: 'Sign In', drawnBy: modalHost, who: 'a visitor', open: signIn, isAmongFew: true },
  {
    path: '/',
    title: 'Sign Up',
    drawnBy: modalHost,
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      await press(page, 'Sign Up');
    },
  },
  {
    path: '/',
    title: 'Forgot Password',
    drawnBy: modalHost,
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      await press(page, 'Forgot Password?');
    },
  },
  {
    path: '/',
    title: 'Forgot Password',
    state: 'with the code',
    drawnBy: modalHost,
    who: 'a visitor',
    open: requestReset,
  },
  {
    path: '/',
    title: 'Success',
    drawnBy: modalHost,
    who: 'a visitor',
    open: async (page, stack) => {
      await answerIdentity(page, stack, { ConfirmForgotPassword: {} });
      await requestReset(page);
      const form = page.getByRole('dialog', { name: 'Forgot Password', exact: true });
      await form.getByLabel('Verification code').fill('123456');
      await form.getByLabel('New password').fill('correct horse');
      await form.getByRole('button', { name: 'Reset Password' }).click();
    },
  },
  {
    path: '/',
    title: 'Weak Password',
    drawnBy: modalHost,
    who: 'a visitor',
    open: (page) => fillSignIn(page, 'short'),
  },
  {
    path: '/',
    title: 'Verification',
    drawnBy: modalHost,
    who: 'a visitor',
    open: async (page) => {
      await signIn(page);
      await press(page, 'Sign Up');
      const form = page.getByRole('dialog', { name: 'Sign Up', exact: true });
      await form.getByLabel('Email').fill(newEmail());
      await form.getByLabel('Password', { exact: true }).fill('correct horse');
      await form.getByLabel('Confirm Password').fill('correct horse');
      await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
    },
  },
  {
    path: '/',
    title: 'New Password',
    drawnBy: modalHost,
    who: 'a visitor',
    open: askedFor('NEW_PASSWORD_REQUIRED', { userAttributes: '{}', requiredAttributes: '[]' }),
  },
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
  {
    path: '/',
    title: 'Menu',
    drawnBy: 'app/layout/phone-menu.tsx',
    who: 'a visitor',
    belowPx: 1150,
    open: (page) => press(page, 'Open menu'),
    isAmongFew: true,
  },
  {
    path: '/datapool/contribute/tiktok',
    title: 'How to get your TikTok data',
    drawnBy: 'features/upload/instructions-dialog.tsx',
    who: 'a visitor',
    open: (page) => press(page, 'Instructions'),
  },
];
