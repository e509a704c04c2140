import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/local/spawn/cloud.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, launch, newVisitor, withPicture } from './browser.ts';
import { signUpOnPage } from './visit.ts';

/** A page, the call that it needs, and what it says it could not load. */
const pages = [
  ['/datapool/contribute/spotify', '/data-pool', 'This data pool'],
  ['/datapool?role=contribute', '/data-pool', 'The data pools'],
  ['/account', '/wallet', 'The wallet of your account'],
  ['/account', '/contributions', 'Your contributions'],
] as const;

describe.skipIf(browserPath === undefined)('a page whose call is refused', () => {
  const directory = newStateDirectory();
  let cloud: Cloud;
  let browser: Browser;

  beforeAll(async () => {
    [cloud, browser] = await Promise.all([startCloud(directory), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await cloud?.stop();
    removeStateDirectory(directory);
  });

  test('says what could not be loaded and why, and loads it when asked again', async () => {
    const { context, page } = await newVisitor(browser);
    await withPicture('load-failure', page, async () => {
      await signUpOnPage(page, cloud.stack);
      for (const [path, call, what] of pages) {
        const isCall = (url: URL) => url.href === cloud.stack.apiUrl + call;
        const json = { message: 'No, for this test.', code: 'NotYours' };
        await page.route(isCall, (route) =>
          route.request().method() === 'OPTIONS'
            ? route.continue()
            : route.fulfill({ status: 403, json, headers: { 'access-control-allow-origin': '*' } }),
        );
        await page.goto(cloud.stack.webUrl + path);
        const failure = page.getByRole('alert').filter({ hasText: `${what} could not be loaded.` });
        expect(await failure.textContent()).toContain('No, for this test.');
        await page.unroute(isCall);
        await failure.getByRole('button', { name: 'Try Again' }).click();
        await failure.waitFor({ state: 'hidden' });
      }
    });
    await context.close();
  });
});
