import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cgdxBalance } from '@cgdx/local/spawn/cgdx-balance.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/local/spawn/cloud.ts';
import { makeSample } from '@cgdx/local/spawn/sample.ts';
import { parseUnits } from 'ethers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, launch, newVisitor, withPicture } from './browser.ts';
import { claimOnPage, linkWalletOnPage, signUpOnPage, uploadOnPage } from './visit.ts';

describe.skipIf(browserPath === undefined)('on the pages', () => {
  const directory = newStateDirectory();
  let cloud: Cloud;
  let browser: Browser;

  beforeAll(async () => {
    [cloud, browser] = await Promise.all([startCloud(directory), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    expect(await cloud?.stop()).toBe(0);
    removeStateDirectory(directory);
  });

  /** Runs a journey in its own browser profile. */
  async function visit(name: string, journey: (page: Page) => Promise<void>): Promise<void> {
    const { context, page } = await newVisitor(browser);
    try {
      await withPicture(name, page, () => journey(page));
    } finally {
      await context.close();
    }
  }

  test('a stranger signs up, contributes an export, links a wallet and is paid in CGDX', async () => {
    const file = await makeSample(directory, 'spotify', '2MB', 1);
    await visit('contribute', async (page) => {
      await signUpOnPage(page, cloud.stack);
      await uploadOnPage(page, cloud.stack, 'spotify', file);
      await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
      expect(
        await page
          .getByText(/Score \d+ out of 10/)
          .first()
          .textContent(),
      ).toMatch(/Score [1-9]/);

      await page.getByText('Where it stands on the blockchain').click();
      await page.getByRole('button', { name: 'Check the Proof' }).click();
      await page.getByText('the chain announced that very root').waitFor();

      const wallet = await linkWalletOnPage(page, cloud.stack);
      expect(await cgdxBalance(cloud.stack, wallet)).toBe(0n);
      const amount = await claimOnPage(page, 'Spotify');
      expect(await cgdxBalance(cloud.stack, wallet)).toBe(parseUnits(amount, 18));

      await page.goto(`${cloud.stack.webUrl}/account?tab=claimed`);
      const claimed = page.getByRole('list', { name: 'Claimed rewards' });
      await claimed.getByText('Spotify').waitFor();
      expect(await claimed.textContent()).toContain(amount);
    });
  });

  test('a reload in the middle loses nothing: the timeline goes on to its end', async () => {
    const file = await makeSample(directory, 'spotify', '20MB', 2);
    await visit('reload', async (page) => {
      await signUpOnPage(page, cloud.stack);
      await uploadOnPage(page, cloud.stack, 'spotify', file);
      await page.reload();
      await page.getByRole('heading', { name: 'Data Processing' }).waitFor();
      await page.getByRole('heading', { name: 'Upload Successful' }).waitFor();
    });
  });

  test('what cannot be accepted is refused with the reason in words', async () => {
    const notZip = join(directory, 'holiday.zip');
    writeFileSync(notZip, 'this is not an archive');
    const empty = join(directory, 'empty.zip');
    writeFileSync(empty, '');
    const spotify = await makeSample(directory, 'spotify', '1MB', 3);
    const small = await makeSample(directory, 'tiktok', '3kB', 4);
    await visit('refusal', async (page) => {
      await signUpOnPage(page, cloud.stack);
      for (const [poolId, file, reason] of [
        ['spotify', notZip, /zip/i],
        ['spotify', empty, /empty/i],
        ['x', spotify, /spotify/i],
        ['tiktok', small, /holds too little: \d+ of the 100 records/],
      ] as const) {
        await uploadOnPage(page, cloud.stack, poolId, file);
        const notice = page.getByRole('alert');
        await notice.waitFor();
        expect(await notice.textContent()).toMatch(reason);
        await page.getByText('Refused').first().waitFor();
      }
    });
  });
});
