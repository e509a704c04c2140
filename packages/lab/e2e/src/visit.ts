/** A person's actions on the pages. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { readCode } from '@cgdx/local/person/mailbox-code.ts';
import { type Person, signUpOnly } from '@cgdx/local/person/person.ts';
import { firefox, type Page } from 'playwright-core';
import { unpackSample } from './unpack-sample.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const newAccount = (): Account => ({
  email: `visitor-${randomBytes(5).toString('hex')}@example.com`,
  password: randomBytes(9).toString('base64url'),
});

/** Signs up with the code from the mailbox; afterwards the person is signed in. */
export async function signUpOnPage(
  page: Page,
  stack: Stack,
  { withWrongCode = false } = {},
): Promise<Account> {
  const account = newAccount();
  await page.goto(stack.webUrl);
  await page.getByRole('button', { name: 'Sign In/Up' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByLabel('Confirm Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  const field = dialog.getByLabel('Verification code');
  // The focus has moved to the new field.
  await field.and(page.locator(':focus')).waitFor();
  if (withWrongCode) {
    await field.fill('not it');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    const refused = page.getByRole('dialog', { name: 'Error Confirming Code' });
    await refused.getByRole('button', { name: 'OK', exact: true }).click();
  }
  await field.fill(await readCode(stack.mailboxUrl ?? '', account.email));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  // The right code signs the person in without a further step.
  // proves state.sign-up-form-code
  await page.getByRole('link', { name: 'Account' }).first().waitFor();
  return account;
}

/** Returns a script that stores a session as Amplify does, so that the person is signed in. */
export async function storeSession(
  { userPoolClientId }: Stack,
  { userSub, idToken, accessToken }: Person,
): Promise<string> {
  const below = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const stored = {
    [`${below}.LastAuthUser`]: userSub,
    [`${below}.${userSub}.idToken`]: await idToken(),
    [`${below}.${userSub}.accessToken`]: await accessToken(),
    [`${below}.${userSub}.clockDrift`]: '0',
  };
  return `for (const [key, value] of ${JSON.stringify(Object.entries(stored))}) localStorage.setItem(key, value);`;
}

/** Signs a person in without the form, on this page and those opened after its first address. */
export async function beSignedIn(page: Page, stack: Stack, person: Person): Promise<void> {
  // The empty page before the first address has no storage.
  await page.addInitScript(`if (origin !== 'null') ${await storeSession(stack, person)}`);
}

/** Signs up a new person and signs them in without the form, for tests that are not about signing up. */
export async function beSignedUp(page: Page, stack: Stack): Promise<Account> {
  const account = newAccount();
  await beSignedIn(page, stack, await signUpOnly(stack, account.email, account.password));
  return account;
}

/** Signs in with an existing account. */
export async function signInOnPage(page: Page, stack: Stack, account: Account): Promise<void> {
  await page.goto(stack.webUrl);
  await page.getByRole('button', { name: 'Sign In/Up' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Account' }).first().waitFor();
}

/** Chooses an export, in one file or in parts, on a pool's page. */
export async function chooseOnPage(page: Page, ...files: readonly string[]): Promise<void> {
  // The second input takes a folder.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
}

/** Chooses an export as its unpacked folder; in Firefox, whose driver supports only files, as the archive. */
export async function chooseUnpackedOnPage(page: Page, file: string): Promise<void> {
  if (page.context().browser()?.browserType() === firefox) return chooseOnPage(page, file);
  await page.getByLabel(/Choose the folder/).setInputFiles(await unpackSample(file));
}

/** Drops an export on the area where files are chosen. */
export async function dropOnPage(page: Page, file: string): Promise<void> {
  const [name, content] = [basename(file), readFileSync(file).toString('base64')].map((text) =>
    JSON.stringify(text),
  );
  const dropped = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(${content}), (c) => c.charCodeAt(0))], ${name}));
    return transfer;
  })()`);
  await page.locator('input[type=file]').first().dispatchEvent('drop', { dataTransfer: dropped });
}

/** Gives the consent that a person's first upload requires. */
export async function agreeOnPage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Before you upload' });
  const statements = dialog.getByRole('checkbox');
  await statements.first().waitFor();
  for (const statement of await statements.all()) await statement.check();
  await dialog.getByRole('button', { name: 'Agree and Upload' }).click();
}

/** Chooses the offer; none is selected at first. */
export const chooseOfferOnPage = (page: Page, title = 'Records of what I did'): Promise<void> =>
  page.getByRole('radio', { name: title }).check();

/** Chooses an export and sends it as the person's first upload. */
export async function uploadOnPage(
  page: Page,
  stack: Stack,
  poolId: string,
  ...files: readonly string[]
): Promise<void> {
  await page.goto(`${stack.webUrl}/datapool/contribute/${poolId}`);
  await chooseOnPage(page, ...files);
  await chooseOfferOnPage(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await agreeOnPage(page);
  await page.getByRole('heading', { name: 'Data Processing' }).waitFor();
}

/** Connects the development wallet and links it to the account. @returns its address */
export async function linkWalletOnPage(page: Page, stack: Stack): Promise<string> {
  await page.goto(`${stack.webUrl}/account`);
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
  const wallets = page.getByRole('list', { name: 'Wallets in this browser' });
  await wallets.getByRole('button', { name: 'CGDX development wallet' }).click();
  // The wallet's own window asks twice: for the connection, and for the signature.
  const wallet = page.getByRole('dialog', { name: 'CGDX development wallet' });
  const address = (await wallet.locator('pre').textContent()) ?? '';
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click();
  await wallet.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText('Connected and linked').waitFor();
  return address;
}

/** Claims everything of one pool in CGDX. @returns the amount as shown on the page, for example `84` */
export async function claimOnPage(page: Page, poolName: string): Promise<string> {
  const reward = page.getByRole('button', { name: new RegExp(`^Claim .* CGDX .*from ${poolName}$`) });
  const amount = /^Claim (\S+)\sCGDX/.exec((await reward.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await reward.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^CGDX/ }).check();
  await dialog.getByRole('checkbox', { name: /links these uploads to my wallet in public/ }).check();
  await dialog.getByRole('button', { name: /^Claim .*CGDX/ }).click();
  await dialog.getByText(/CGDX .*claimed\./).waitFor();
  return amount.replaceAll(',', '');
}
