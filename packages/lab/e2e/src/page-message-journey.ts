/** The messages that the pages show to visitors and signed-in people, step by step. */

import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { readCode } from '@cgdx/local/person/mailbox-code.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerIdentity } from './made-up-call.ts';
import { signInOnPage, signUpOnPage } from './visit.ts';

const holdsFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(element.ownerDocument.activeElement));

/** Starts at the pools to buy from. */
export async function tryAsVisitor(page: Page, stack: Stack): Promise<void> {
  const said = page.getByRole('dialog', { name: 'Sign In Required' });
  await page.getByRole('button', { name: /Spotify/ }).click();
  // proves explore.signed-out-sign
  await said.getByText('Please sign in to view this data pool.').waitFor();
  await said.getByRole('heading').and(page.locator(':focus')).waitFor();
  await said.getByRole('button', { name: 'Sign In' }).click();
  // proves modal.sign-required-adds
  await page
    .getByRole('dialog', { name: 'Sign In', exact: true })
    .getByLabel('Email')
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Escape');
  const more = page.getByRole('button', { name: 'Load More (Sign In Required)' });
  const signIn = page.getByRole('dialog', { name: 'Sign In', exact: true });
  await more.click();
  await signIn.getByLabel('Email').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await signIn.waitFor({ state: 'hidden' });
  // proves modal.keyboard-focus-inside
  await expect.poll(() => holdsFocus(more)).toBe(true);
  await page.goto(`${stack.webUrl}/datapool/contribute/spotify`);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await said.getByText('Please sign in to upload a file.').waitFor();
  await page.goto(`${stack.webUrl}/datapool/contribute/nowhere`);
  await said.getByText('Please sign in to contribute to this data pool.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/datapool');
}

/** Starts at the pools without a role, in a narrow window. */
export async function chooseRole(page: Page): Promise<void> {
  // proves route.datapool-explore-page
  await page.getByRole('list', { name: 'Pools to contribute to' }).waitFor();
  await page.mouse.wheel(0, 300);
  // proves explore.more-than-100
  await page.getByRole('list', { name: 'Pools to buy from' }).waitFor();
  expect(new URL(page.url()).search, 'proves route.query-role-buy').toBe('?role=buy');
  await page.getByRole('button', { name: 'Contribute Data', exact: true }).click();
  await page.getByRole('list', { name: 'Pools to contribute to' }).waitFor();
  expect(new URL(page.url()).search, 'proves role.buyer-contributor-view').toBe('?role=contribute');
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('main').getByRole('link', { name: 'Contribute Data' }).first().click();
  const pools = page.getByRole('list', { name: 'Pools to contribute to' }).getByRole('listitem');
  // proves explore.contribute-section-lists
  await pools.first().waitFor();
  const inView = () =>
    pools.evaluateAll(
      (all) =>
        all.filter((pool) => {
          const height = pool.ownerDocument.defaultView?.innerHeight ?? 0;
          return pool.getBoundingClientRect().bottom <= height;
        }).length,
    );
  // Also from another page, whose own scroll to the top comes first.
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  // proves explore.role-chooses-section
  await expect.poll(inView).toBe(6);
}

export async function tryAsPerson(page: Page, stack: Stack): Promise<void> {
  const { email } = await signUpOnPage(page, stack, { withWrongCode: true });
  await page.goto(`${stack.webUrl}/datapool/contribute/nowhere`);
  await page.getByRole('dialog').getByText('Data Pool not found').waitFor();
  await page.goto(`${stack.webUrl}/datapool/contribute/tiktok`);
  await page.getByRole('button', { name: 'Instructions' }).click();
  const guide = page.getByRole('dialog', { name: 'How to get your TikTok data' });
  await guide.getByRole('heading', { name: 'On your phone' }).waitFor();
  // proves constant.tiktok-link-valid
  await guide.getByText('the link is then valid for up to 4 days').waitFor();
  await guide.getByRole('button', { name: 'Got It' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  // proves error.no-file-selected
  await page.getByRole('dialog', { name: 'No File Selected' }).getByText('Please upload a file.').waitFor();
  await page.goto(`${stack.webUrl}/account`);
  for (const tab of ['Rewards', 'Claimed', 'Transactions']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    const explore = page.getByRole('link', { name: 'Explore DataPools' });
    expect(await explore.getAttribute('href')).toMatch(/^\/DataPool/);
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In/Up' }).first().click();
  const dialog = page.getByRole('dialog');
  await signUpAgain(page, email);
  await dialog.getByRole('button', { name: 'Forgot Password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await meetRateOfResets(page, stack);
  await dialog.getByRole('button', { name: 'Request Reset' }).click();
  await dialog.getByRole('button', { name: 'Resend Code' }).click();
  expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
  await dialog.getByRole('button', { name: 'Request Reset' }).click();
  await dialog.getByLabel('New password').fill('a new password');
  await dialog.getByLabel('Verification code').fill('no code');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  const refused = page.getByRole('dialog', { name: 'Error Confirming Reset' });
  await refused.getByText(/code/i).first().waitFor();
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await dialog.getByLabel('Verification code').fill(await readCode(stack.mailboxUrl ?? '', email));
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  // proves state.forgot-password-request
  await dialog.getByText('Your password was changed.').waitFor();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await meetSecondFactor(page, stack, email);
  await signInOnPage(page, stack, { email, password: 'a new password' });
}

/** Starts and ends at the sign-in form. */
async function signUpAgain(page: Page, email: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Sign Up', exact: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('another password');
  await form.getByLabel('Confirm Password').fill('another password');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  const refused = page.getByRole('dialog', { name: 'Error Signing Up' });
  await refused.getByText('An account with the given email already exists.').waitFor();
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Requests a new password once more than the user pool allows. */
async function meetRateOfResets(page: Page, stack: Stack): Promise<void> {
  const letThrough = await answerIdentity(page, stack, {
    ForgotPassword: { __type: 'LimitExceededException', message: 'Attempt limit exceeded.' },
  });
  await page.getByRole('button', { name: 'Request Reset' }).click();
  const refused = page.getByRole('dialog', { name: 'Error Requesting Reset' });
  await refused.getByText('Attempt limit exceeded.').waitFor();
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await letThrough();
}

/**
 * Signs in with a user pool that requires a second factor, which the market's pool does not, and then with an unknown
 * challenge.
 */
async function meetSecondFactor(page: Page, stack: Stack, email: string): Promise<void> {
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  const send = () => signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  const asking = (ChallengeName: string) =>
    answerIdentity(page, stack, {
      RespondToAuthChallenge: {
        ChallengeName,
        Session: 'a session of this test',
        ChallengeParameters: {
          CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
          CODE_DELIVERY_DESTINATION: '+*******12',
        },
      },
    });
  await page.getByRole('button', { name: 'Sign In/Up' }).first().click();
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill('a new password');
  const knowNothing = await asking('TOMORROWS_CHALLENGE');
  await send();
  const refused = page.getByRole('dialog', { name: 'Error Signing Up' });
  // proves error.identity-unsupported-challenge
  await refused.getByText(/challenge/i).waitFor();
  await refused.getByRole('button', { name: 'OK', exact: true }).click();
  await knowNothing();
  const letThrough = await asking('SMS_MFA');
  await send();
  const asked = page.getByRole('dialog', { name: 'One More Step' });
  await asked.getByText('We sent a code of six digits to +*******12.').waitFor();
  await asked.getByLabel('Verification code').fill('12345');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Verification code must be 6 digits').waitFor();
  await letThrough();
}
