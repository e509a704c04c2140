import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cgdx, weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { cgdxBalance } from '@cgdx/stand/cloud/cgdx-balance.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { parseUnits } from 'ethers';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, keepPicture, sharedBrowser, visitAs } from './browser.ts';
import { denyStorage } from './denied-storage.ts';
import { faultsOf } from './page-fault.ts';
import { receivedPushes, refusePushes } from './received-push.ts';
import { savedFile } from './saved-file.ts';
import { sharedCloud } from './shared-cloud.ts';
import {
  agreeOnPage,
  beSignedUp,
  chooseOfferOnPage,
  chooseOnPage,
  chooseUnpackedOnPage,
  claimOnPage,
  dropOnPage,
  linkWalletOnPage,
  signUpOnPage,
  uploadOnPage,
} from './visit.ts';

const isWhole = inject('everyCase');

describe.skipIf(browserPath === undefined)('on the pages', () => {
  const cloud = sharedCloud();
  const { directory } = cloud;
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const visit = (name: string, journey: (page: Page) => Promise<void>) => visitAs(browser, name, journey);

  test('a new visitor signs up, contributes an export, links a wallet and is paid in CGDX', async () => {
    const file = await makeSample(directory, 'linkedin', '1MB', 1);
    await visit('contribute', async (page) => {
      const heard = await receivedPushes(page);
      await signUpOnPage(page, cloud.stack);
      expect(await page.context().cookies(), 'proves constant.cookies-365-days').toEqual([]);
      await uploadOnPage(page, cloud.stack, 'linkedin', file);
      // proves contribute.upload-button
      await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
      expect(await heard()).toContain('data');
      expect(
        await page
          .getByText(/Score \d+ out of 10/)
          .first()
          .textContent(),
      ).toMatch(/Score [1-9]/);

      // proves contribute.where-stands-blockchain
      await page.getByText('Where it stands on the blockchain').waitFor();
      await page.getByRole('link', { name: 'Check the Proof' }).click();
      // proves contribute.shareable-link-without
      await page.getByText('This proof is valid.').waitFor();
      await checkAsStranger(page.url());

      const wallet = await linkWalletOnPage(page, cloud.stack);
      expect(await cgdxBalance(cloud.stack, wallet)).toBe(0n);
      const amount = await claimOnPage(page, 'LinkedIn');
      const transaction = page.getByRole('dialog').getByRole('link', { name: /^Explorer/ });
      expect(await transaction.getAttribute('href')).toMatch(
        /^https:\/\/explorer\.example\/tx\/0x[0-9a-f]{64}$/,
      );
      expect(await cgdxBalance(cloud.stack, wallet)).toBe(parseUnits(amount, 18));

      await page.goto(`${cloud.stack.webUrl}/account?tab=claimed`);
      const claimed = page.getByRole('list', { name: 'Claimed rewards' });
      await claimed.getByText('LinkedIn').waitFor();
      expect(await claimed.textContent()).toContain(amount);
      await withdrawOnPage(page, amount);
    });
  });

  /** Opens a proof without an account: unchanged, and with an answer of the server that lies about the quality. */
  async function checkAsStranger(address: string): Promise<void> {
    await visit('proof', async (page) => {
      await page.goto(address);
      await page.getByText('This proof is valid.').waitFor();
      await page.getByText(/^Block \d+ is from .* built on it since\.$/).waitFor();
      await page.route('**/merkle-tree/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), quality: 10 } });
      });
      await page.reload();
      await page.getByText('This proof is not valid.').waitFor();
      await page.getByText('It fails at “Its leaf”').waitFor();
    });
  }

  /** Withdraws the person's only upload, and checks their receipt and their statement. */
  async function withdrawOnPage(page: Page, amount: string): Promise<void> {
    const saved = async (press: () => Promise<void>) =>
      readFileSync((await savedFile(page, press)).path, 'utf8');
    const own = page.getByRole('list', { name: 'Your uploads' });
    await own.waitFor();
    expect(await faultsOf(page, 'light')).toEqual([]);
    await own.getByRole('button', { name: /^Withdraw / }).click();
    const asked = page.getByRole('dialog', { name: 'Withdraw this upload?' });
    await asked.getByRole('button', { name: 'Withdraw for Good' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your receipt' });
    await dialog.getByText('This upload is withdrawn.').waitFor();
    const receipt = await saved(() => dialog.getByRole('button', { name: 'Download Receipt' }).click());
    expect(receipt).toContain(
      `Its reward of ${cgdx(weiOfCgdx(Number(amount)))} was paid before, and stays paid.`,
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Withdrawn, deleted').waitFor();
    const later = await saved(() => page.getByRole('button', { name: 'Receipt', exact: true }).click());
    expect(later).toMatch(/Data deleted: {1,}\d{4}-/);
    await page.getByRole('button', { name: 'Withdraw My Consent' }).click();
    const consent = page.getByRole('dialog', { name: 'Withdraw your consent?' });
    await consent.getByRole('button', { name: 'Withdraw My Consent' }).click();
    await page.getByText(/^You withdrew it .* until you agree again\.$/).waitFor();
    const statement = await saved(() => page.getByRole('button', { name: 'Download CSV' }).click());
    expect(statement).toContain(`,-${amount},CGDX,0`);
    await page.goto(`${cloud.stack.webUrl}/datapool/buy/linkedin`);
    await page.getByText('This pool has nothing to sell yet.').waitFor();
  }

  test.runIf(isWhole)(
    'in a browser that stores nothing the page explains the consequence, and the person can still sign in and contribute',
    async () => {
      const file = await makeSample(directory, 'spotify', '2MB', 5);
      await visit('unstored', async (page) => {
        await denyStorage(page);
        await page.goto(cloud.stack.webUrl);
        await page.getByRole('button', { name: 'Sign In/Up' }).first().click();
        await page
          .getByRole('dialog')
          .getByText('You will be signed out when this page is closed or reloaded.')
          .waitFor();
        await keepPicture('unstored-sign-in', page);
        await signUpOnPage(page, cloud.stack);
        await page.getByRole('link', { name: 'Account' }).first().click();
        await page.getByText('Linked to your account: none yet').waitFor();
        // By mouse, the hover would open the menu, and the click would close it.
        await page.getByRole('button', { name: 'Contribute Data', exact: true }).focus();
        await page.keyboard.press('Enter');
        const menu = page.getByRole('navigation', { name: 'Main' });
        await menu.getByRole('link', { name: 'Spotify' }).click();
        await page.getByText('Keep this page open until your upload is sent').waitFor();
        await keepPicture('unstored-upload', page);
        await chooseOnPage(page, file);
        await chooseOfferOnPage(page);
        await page.getByRole('button', { name: 'Upload', exact: true }).click();
        await agreeOnPage(page);
        await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
        await page.reload();
        await page.getByRole('button', { name: 'Sign In/Up' }).first().waitFor();
      });
    },
  );

  test.runIf(isWhole)(
    'a reload in the middle loses nothing, nor does a page without push: the timeline continues to its end',
    async () => {
      const file = await makeSample(directory, 'spotify', '10MB', 2);
      await visit('reload', async (page) => {
        const refused = await refusePushes(page);
        await beSignedUp(page, cloud.stack);
        await uploadOnPage(page, cloud.stack, 'spotify', file);
        await page.reload();
        await page.getByRole('heading', { name: 'Data Processing' }).waitFor();
        await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
        expect(await refused()).toBeGreaterThan(0);
      });
    },
  );

  test('a person inspects the export before sending, leaves something out, and gets the estimated score', async () => {
    const file = await makeSample(directory, 'spotify', '2MB', 5, { variant: 'account' });
    await visit('look', async (page) => {
      const contribute = `${cloud.stack.webUrl}/datapool/contribute/spotify`;
      const upload = page.getByRole('button', { name: 'Upload', exact: true });
      const dialog = page.getByRole('dialog');
      await page.goto(contribute);
      await upload.click();
      await dialog.getByText('Please sign in to upload a file.').waitFor();
      await beSignedUp(page, cloud.stack);
      await page.goto(contribute);
      await upload.click();
      await dialog.getByText('Please upload a file.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Instructions' }).click();
      // proves contribute.instructions-open-modal
      await dialog.getByRole('heading', { name: 'On your phone' }).waitFor();
      await dialog.getByRole('button', { name: 'Got It' }).click();

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.url());
      });
      await chooseUnpackedOnPage(page, file);
      // proves route.datapool-contribute-datapoolid
      await page.getByRole('heading', { name: 'What it would be worth' }).waitFor();
      await page.getByRole('button', { name: /^Remove my_spotify_data/ }).click();
      await dropOnPage(page, file);
      const estimate = page.getByRole('img', { name: /^Estimated score: \d+ out of 10$/ });
      await estimate.waitFor();
      // proves contribute.look-before-you
      await page.getByText('Account data', { exact: false }).first().waitFor();
      await upload.click();
      await dialog.getByText('Please choose what may leave of your export.').waitFor();
      await page.keyboard.press('Escape');
      await keepPicture('offers', page);
      await chooseOfferOnPage(page, 'A profile');
      await page.getByRole('button', { name: 'Show My Data Masked' }).click();
      await page.getByRole('table', { name: 'Profile' }).waitFor();
      await keepPicture('offer-profile', page);
      await chooseOfferOnPage(page);
      await page.getByText('cannot be known yet').waitFor();
      await page.getByRole('button', { name: 'Show My Data Masked' }).click();
      await page.getByRole('list', { name: 'Records of your export' }).waitFor();
      await keepPicture('offer-records', page);
      await page.getByRole('checkbox', { name: /^Searches/ }).uncheck();
      await page.getByText(/^Without searches the score .*completeness goes from \d+% to \d+%/).waitFor();
      await page.reload();
      await chooseOnPage(page, file);
      await chooseOfferOnPage(page);
      // Left out once more, before anything can be sent.
      await page.getByText(/^Without searches the score .*completeness goes from \d+% to \d+%/).waitFor();
      expect(await page.getByRole('checkbox', { name: /^Searches/ }).isChecked()).toBe(false);
      await page.context().setOffline(true);
      // proves layout.offline-said-once
      await page.getByRole('status').getByText('You are offline.').waitFor();
      await page.context().setOffline(false);
      await page.getByText('You are offline.').waitFor({ state: 'hidden' });
      expect(sent).toEqual([]);
      const told = /(\d+) out of 10/.exec((await estimate.getAttribute('aria-label')) ?? '')?.[1];
      await upload.click();
      await dialog.getByRole('checkbox').first().waitFor();
      await dialog.getByText('Nothing is sent yet: it goes by itself once you have agreed.').waitFor();
      expect(await faultsOf(page, 'light')).toEqual([]);
      await agreeOnPage(page);
      await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
      expect(await faultsOf(page, 'light')).toEqual([]);
      // proves contribute.estimate-server-score
      await page.getByText(`Score ${told} out of 10`).first().waitFor();
      await page.getByText('You left out: searches.').first().waitFor();
      // proves contribute.score-parts-improve
      await page.getByRole('img', { name: `Quality score: ${told} out of 10` }).waitFor();

      // LinkedIn's offer of words is scored by the texts that it contains.
      await page.goto(`${cloud.stack.webUrl}/datapool/contribute/linkedin`);
      await chooseOnPage(page, await makeSample(directory, 'linkedin', '400kB', 5));
      await estimate.waitFor();
      const score = async () => Number(/\d+/.exec((await estimate.getAttribute('aria-label')) ?? '')?.[0]);
      const ofAll = await score();
      await chooseOfferOnPage(page, 'Words I wrote');
      await estimate.waitFor({ state: 'hidden' });
      await estimate.waitFor();
      expect(await score()).toBeLessThan(ofAll);
    });
  });

  test.runIf(isWhole)(
    'an export that cannot be accepted is refused before it is sent, with the message of the later check',
    async () => {
      const notZip = join(directory, 'holiday.zip');
      writeFileSync(notZip, 'this is not an archive');
      const empty = join(directory, 'empty.zip');
      writeFileSync(empty, '');
      const spotify = await makeSample(directory, 'spotify', '1MB', 3);
      const small = await makeSample(directory, 'tiktok', '3kB', 4);
      await visit('refusal', async (page) => {
        await beSignedUp(page, cloud.stack);
        for (const [poolId, file, reason] of [
          ['spotify', notZip, /zip/i],
          ['spotify', empty, /empty/i],
          ['x', spotify, /spotify/i],
          ['tiktok', small, /holds too little: \d+ of the 100 records/],
        ] as const) {
          await page.goto(`${cloud.stack.webUrl}/datapool/contribute/${poolId}`);
          await chooseOnPage(page, file);
          await chooseOfferOnPage(page);
          const told = page.getByRole('alert');
          await told.waitFor();
          expect(await told.textContent(), 'proves product.export-goes-into').toMatch(reason);
          const sentence = (await told.locator('p').first().textContent()) ?? '';
          await page.getByRole('button', { name: 'Send It Anyway' }).click();
          if (file === notZip) await agreeOnPage(page);
          // proves state.step-1-moves
          await page.getByRole('heading', { name: 'Data Processing' }).waitFor();
          const notice = page.getByRole('alert');
          await notice.waitFor();
          expect(await notice.textContent()).toContain(sentence);
          await page.getByText('Refused').first().waitFor();
        }
      });
    },
  );
});
