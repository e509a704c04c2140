import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox } from '@cgdx/local/cloud/mailbox/start-mailbox.ts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { browserPath, newVisitor, sharedBrowser, withPicture } from './browser.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-mailbox-'));

describe.skipIf(browserPath === undefined)('the mailbox, where people read their codes', () => {
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  let browser: Awaited<ReturnType<typeof sharedBrowser>>;
  beforeAll(async () => {
    [mailbox, browser] = await Promise.all([startMailbox({ port: 0, directory }), sharedBrowser()]);
  });
  afterAll(async () => {
    await mailbox?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test('shows stored mails, and new ones as they arrive', async () => {
    const send = (text: string) =>
      mailbox.deliver({
        to: 'ann@example.com',
        subject: `Your code is ${text}`,
        text: `Your code is ${text}.`,
      });
    send('123456');
    const { context, page } = await newVisitor(browser);
    await withPicture('mailbox', page, async () => {
      await page.goto(mailbox.url);
      await page.getByText('123456').first().waitFor();
      send('654321');
      await page.getByText('654321').first().waitFor();
    });
    await context.close();
  });
});
