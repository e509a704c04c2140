/** A person without a mouse, who reaches everything with Tab; the keyboard counts their presses. */
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { readCode } from '@cgdx/local/person/mailbox-code.ts';
import type { Locator, Page } from 'playwright-core';
import { newAccount } from './visit.ts';

/** More tab stops than any page has before an element that a journey presses. */
const mostStops = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** @throws Error if Tab does not reach the target */
async function reach(target: Locator): Promise<void> {
  // A file input has no size of its own, so it never counts as visible.
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

export function newKeyboard() {
  const pressed: string[] = [];
  return {
    /** The names of the elements pressed so far. */
    pressed,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(target);
      pressed.push((await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '');
      await target.page().keyboard.press(key);
    },
    async type(target: Locator, text: string): Promise<void> {
      await reach(target);
      await target.page().keyboard.type(text);
    },
  };
}

type Keyboard = ReturnType<typeof newKeyboard>;

export async function signUpByKeyboard({ press, type }: Keyboard, page: Page, stack: Stack): Promise<void> {
  const { email, password } = newAccount();
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('Email'), email);
  await type(dialog.getByLabel('Password', { exact: true }), password);
  await type(dialog.getByLabel('Confirm Password'), password);
  await press(dialog.getByRole('button', { name: 'Sign Up' }));
  const code = dialog.getByLabel('Verification code');
  await code.waitFor();
  await type(code, await readCode(stack.mailboxUrl ?? '', email));
  await press(dialog.getByRole('button', { name: 'Verify' }));
  await page.getByRole('link', { name: 'Account' }).first().waitFor();
}

/** Starts on a pool's page, and ends when the upload is accepted. */
export async function contributeByKeyboard({ press }: Keyboard, page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page.locator('input[type=file]').first()),
  ]);
  await chooser.setFiles(file);
  await press(page.getByRole('radio', { name: 'Records of what I did' }), 'Space');
  await press(page.getByRole('button', { name: 'Upload', exact: true }));
  const consent = page.getByRole('dialog', { name: 'Before you upload' });
  await consent.getByRole('checkbox').first().waitFor();
  for (const statement of await consent.getByRole('checkbox').all()) await press(statement, 'Space');
  await press(consent.getByRole('button', { name: 'Agree and Upload' }));
  await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
}
