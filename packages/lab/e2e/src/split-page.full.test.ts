import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, launch, newVisitor, withPicture } from './browser.ts';
import { splitSample } from './split-sample.ts';
import { agreeOnPage, beSignedUp, chooseOfferOnPage, chooseOnPage, signUpOnPage } from './visit.ts';

const takeout = (part: number) => `takeout-20261101T000000Z-00${part}.zip`;

describe.skipIf(browserPath === undefined)('an export in parts, on the pages', () => {
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

  const sampleOf = (seed: number) => makeSample(directory, 'spotify', '2MB', seed, { fileBytes: 400_000 });

  test('is reported as incomplete before it is sent, and becomes one contribution once it is complete', async () => {
    const [one = '', two = '', three = ''] = await splitSample(await sampleOf(71), [1, 2, 3].map(takeout));
    const { context, page } = await newVisitor(browser);
    await withPicture('split', page, async () => {
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/datapool/contribute/spotify`);
      await chooseOnPage(page, three, one);
      const warning = page.getByRole('status').filter({ hasText: 'A part seems to be missing' });
      expect(await warning.textContent()).toContain(takeout(2));

      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(takeout(2)).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });

      await page.getByRole('button', { name: `Remove ${takeout(3)}` }).click();
      await warning.waitFor({ state: 'hidden' });
      await chooseOnPage(page, two);
      await chooseOnPage(page, three);
      expect(
        await page.getByRole('list', { name: 'Files to send' }).getByRole('listitem').count(),
        'proves contribute.file-picker-name',
      ).toBe(3);
      await page.getByText('3 parts of one export').waitFor();
      await chooseOfferOnPage(page);

      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await agreeOnPage(page);
      await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
      for (const part of [1, 2, 3]) await page.getByText(takeout(part)).waitFor();

      await page.goto(`${cloud.stack.webUrl}/account`);
      await page.getByText(`${takeout(1)} and 2 more`).waitFor();
    });
    await context.close();
  });

  test('is paused, resumed and cancelled, and continues after a reload without sending again what the bucket has', async () => {
    const files = [1, 2].map((part) => join(directory, takeout(part)));
    // Long enough for several requests.
    for (const file of files) writeFileSync(file, Buffer.alloc(12_000_000, file));
    const { context, page } = await newVisitor(browser);
    await withPicture('split-reload', page, async () => {
      await signUpOnPage(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/datapool/contribute/spotify`);
      await chooseOnPage(page, ...files);
      const isSecond = (url: URL) => url.pathname.endsWith('/parts/2');
      const isPiece = (url: URL) => isSecond(url) && url.searchParams.has('partNumber');
      // The requests are held, so that the buttons and the reload come in the middle of the upload.
      await page.route(isPiece, () => undefined);
      const beginSecond = () => page.waitForRequest((request) => isPiece(new URL(request.url())));
      const given = beginSecond();
      await page.getByRole('button', { name: 'Send It Anyway' }).click();
      await agreeOnPage(page);
      const givenUpUrl = new URL((await given).url());
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused. Everything sent so far is kept.', { exact: true }).waitFor();
      const resumed = beginSecond();
      await page.getByRole('button', { name: 'Resume' }).click();
      const uploadOf = ({ pathname, searchParams }: URL) => [pathname, searchParams.get('uploadId')];
      expect(uploadOf(new URL((await resumed).url()))).toEqual(uploadOf(givenUpUrl));
      const emptied: string[] = [];
      const noteEmptied = (request: Request) => {
        const url = new URL(request.url());
        if (request.method() === 'PUT' && !isPiece(url)) emptied.push(url.pathname);
      };
      page.on('request', noteEmptied);
      const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('button', { name: 'Cancel' }).click();
      const drop = await dropped;
      expect([drop.status(), ...uploadOf(new URL(drop.url()))]).toEqual([204, ...uploadOf(givenUpUrl)]);
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
        .not.toContain('cgdx.upload.');
      page.off('request', noteEmptied);
      const { pathname } = givenUpUrl;
      expect(emptied).toEqual([pathname.replace('parts/2', 'parts/1'), pathname]);

      const second = beginSecond();
      await page.getByRole('button', { name: 'Send It Anyway' }).click();
      const firstUrl = new URL((await second).url());
      expect(firstUrl.pathname).not.toBe(pathname);
      await page.reload();
      await page.getByText('An upload was not finished.').waitFor();
      // Only now: once requests are no longer held, the upload continues and may complete.
      await page.unroute(isPiece);

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
      });
      await chooseOnPage(page, ...files.toReversed());
      await page.getByRole('button', { name: 'Send It Anyway' }).click();
      await page.getByText('This upload was not accepted').waitFor();
      expect(sent.filter((path) => path.endsWith('/parts/1'))).toEqual([]);
      expect(sent).toContain(firstUrl.pathname);
      expect(sent.at(-1)).toBe(firstUrl.pathname.replace('parts/2', 'parts.json'));
    });
    await context.close();
  });

  test('whose parts belong to two exports is refused with the names of both', async () => {
    const [one = ''] = await splitSample(await sampleOf(72), ['mine.zip', 'rest.zip']);
    const [other = ''] = await splitSample(await sampleOf(73), ['hers.zip', 'more.zip']);
    const { context, page } = await newVisitor(browser);
    await withPicture('split-of-two', page, async () => {
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/datapool/contribute/spotify`);
      await chooseOnPage(page, one, other);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      expect(await notice.textContent(), 'proves contribute.parts-two-exports').toContain(
        'hers.zip and mine.zip are parts of two different exports',
      );
    });
    await context.close();
  });
});
