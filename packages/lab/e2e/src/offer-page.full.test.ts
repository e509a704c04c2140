import type { Offer } from '@cgdx/core/pool/pool.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserPath, keepPicture, sharedBrowser, visitAs } from './browser.ts';
import { faultsOf } from './page-fault.ts';
import { sharedCloud } from './shared-cloud.ts';
import { agreeOnPage, beSignedUp, chooseOfferOnPage, chooseOnPage } from './visit.ts';

const choices: readonly { readonly offer: Offer; readonly title: string; readonly seed: number }[] = [
  { offer: 'records', title: 'Records of what I did', seed: 71 },
  { offer: 'words', title: 'Words I wrote', seed: 72 },
  { offer: 'profile', title: 'A profile', seed: 73 },
];

describe.skipIf(browserPath === undefined)('a contribution on the page', () => {
  const cloud = sharedCloud();
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  test.each(choices)('of $offer gets the score that the page estimated for it', async (choice) => {
    const { offer, title, seed } = choice;
    const file = await makeSample(cloud.directory, 'x', '400kB', seed);
    await visitAs(browser, `offer-${offer}`, async (page) => {
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/datapool/contribute/x`);
      await chooseOnPage(page, file);
      const estimate = page.getByRole('img', { name: /^Estimated score: \d+ out of 10$/ });
      await estimate.waitFor();
      await chooseOfferOnPage(page, title);
      if (offer === 'words') await estimate.waitFor({ state: 'hidden' });
      await estimate.waitFor();
      const told = /(\d+) out of 10/.exec((await estimate.getAttribute('aria-label')) ?? '')?.[1];
      expect(await faultsOf(page, 'light')).toEqual([]);
      await keepPicture(`chosen-${offer}`, page);
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await agreeOnPage(page);
      await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
      await page.getByText(`Score ${told} out of 10`).first().waitFor();

      await page.goto(`${cloud.stack.webUrl}/account`);
      const own = page.getByRole('list', { name: 'Your uploads' });
      await own.waitFor();
      await keepPicture(`own-${offer}`, page);
    });
  });
});
