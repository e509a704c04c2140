import { readFileSync } from 'node:fs';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { buyerWallet, chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { verifyArchive } from '@cgdx/local/person/buy/verify-archive.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, sharedBrowser, visitAs } from './browser.ts';
import { newKeyboard } from './keyboard.ts';
import { savedFile } from './saved-file.ts';
import { newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';
import { installStrangerWallet, strangerName } from './stranger-wallet.ts';
import { beSignedUp, linkWalletOnPage } from './visit.ts';

/** Set by `npm run test:full`. */
const isWhole = inject('everyCase');

describe.skipIf(browserPath === undefined)('on the pages, a buyer', () => {
  const cloud = sharedCloud();
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
    await newContributor(cloud, [
      ['tiktok', 91],
      ['tiktok', 92],
      ['youtube', 93],
    ]);
  });

  const visit = (name: string, journey: (page: Page) => Promise<void>) => visitAs(browser, name, journey);

  async function choose(page: Page, poolId: string): Promise<void> {
    await page.goto(`${cloud.stack.webUrl}/datapool/buy/${poolId}`);
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
  }

  async function checkOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /selected/ }).click();
    const cart = page.getByRole('dialog', { name: 'Data Selected' });
    await cart.getByRole('checkbox', { name: /^I agree to the CGDX Data Licence/ }).check();
    await cart.getByRole('button', { name: 'Checkout' }).click();
    await page.getByText('How would you like to pay for the uploads?').waitFor();
  }

  async function openPayPage(page: Page): Promise<Page> {
    const [payPage] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /^Confirm: Pay S\$/ }).click(),
    ]);
    return payPage;
  }

  const purchased = (page: Page) => page.getByRole('dialog', { name: 'Uploads Purchased' });

  async function payInCgdx(page: Page): Promise<void> {
    await checkOut(page);
    await page.getByRole('radio', { name: /^CGDX/ }).check();
    await page.getByRole('button', { name: /^Confirm: Pay .*CGDX/ }).click();
  }

  /**
   * Downloads the newest purchase and verifies it against the chain.
   * @param purchases the number of this buyer's purchases, all of which must be ready: until then an older one is the
   * first in the list
   */
  async function saveNewest(page: Page, purchases = 1): Promise<string> {
    await page.goto(`${cloud.stack.webUrl}/account?tab=transactions`);
    const ready = page.getByRole('button', { name: 'Download', exact: true });
    await ready.nth(purchases - 1).waitFor();
    const { name, path } = await savedFile(page, () => ready.first().click());
    expect(name).toBe('data.zip');
    expect(readFileSync(path).length).toBeGreaterThan(1_000);
    return path;
  }

  async function downloadNewest(page: Page, purchases = 1): Promise<number> {
    const { uploads } = await verifyArchive(await saveNewest(page, purchases), cloud.stack.chain);
    return uploads.length;
  }

  /** Drops the downloaded file on the proof page, unchanged and with one byte changed. */
  async function checkOnProofPage(page: Page, path: string): Promise<void> {
    await page.goto(`${cloud.stack.webUrl}/proof`);
    const zone = page.getByLabel(/^Choose a data.zip/);
    const bytes = readFileSync(path);
    const drop = (name: string) => zone.setInputFiles({ name, mimeType: 'application/zip', buffer: bytes });
    await drop('data.zip');
    await page.getByText('Everything in data.zip is correct.').waitFor();
    await page.getByText(/Parquet files? (was|were) made again with the same result/).waitFor();
    const at = bytes.indexOf('PAR1') + 20;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await drop('changed.zip');
    await page.getByText('changed.zip is not correct.').waitFor();
    await page.getByText(/\.parquet has another checksum than the archive says/).waitFor();
  }

  test('pays with a card on the payment page by keyboard alone, and downloads the purchase', async () => {
    await visit('buy-card', async (page) => {
      const { press, type } = newKeyboard();
      const selectAll = page.getByRole('button', { name: 'Select All', exact: true });
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/datapool/buy/tiktok`);
      // proves route.datapool-buy-datapoolid
      await press(selectAll);
      const selected = page.getByRole('button', { name: /selected/ });
      await selected.waitFor();
      await press(page.getByRole('button', { name: 'Deselect All', exact: true }));
      // proves buy.select-deselect
      await selected.waitFor({ state: 'hidden' });
      await press(selectAll);
      await press(selected);
      const cart = page.getByRole('dialog', { name: 'Data Selected' });
      const remove = cart.getByRole('button', { name: /^Remove / });
      expect(await remove.count(), 'proves product.buyers-browse-pools').toBe(2);
      expect(await remove.first().getAttribute('title')).toBe('Remove');
      await press(remove.first());
      await expect.poll(() => remove.count()).toBe(1);
      await press(remove);
      // The cart closes when its last upload is removed.
      await cart.waitFor({ state: 'hidden' });
      await selected.waitFor({ state: 'hidden' });
      await press(selectAll);
      await press(selected);
      const tick = cart.getByRole('checkbox', { name: /^I agree to the CGDX Data Licence/ });
      await press(tick, 'Space');
      await press(cart.getByRole('button', { name: 'Checkout' }));
      const [payPage] = await Promise.all([
        page.waitForEvent('popup'),
        press(page.getByRole('button', { name: /^Confirm: Pay S\$/ })),
      ]);
      await type(payPage.getByLabel(/card number/i), '4242424242424242');
      await press(payPage.getByRole('button', { name: /^Pay/ }));
      // A hidden page sends no requests; the person returns to it.
      await page.bringToFront();
      // proves account.tab-transactions-purchases
      await purchased(page).waitFor();
      expect(await downloadNewest(page), 'proves product.bought-viewed-downloaded').toBe(2);
      await checkOnProofPage(page, await saveNewest(page));
      // Bought uploads are no longer in the cart, and cannot be selected again.
      await page.goto(`${cloud.stack.webUrl}/datapool/buy/tiktok`);
      await page.getByText('You have it').nth(1).waitFor();
      expect(await page.getByRole('button', { name: /selected/ }).count()).toBe(0);
      expect(await selectAll.isDisabled()).toBe(true);
    });
  });

  const reloads = 'who pays with a card and reloads at every stage loses nothing, and pays once';
  test.runIf(isWhole)(reloads, async () => {
    await visit('buy-reload-card', async (page) => {
      await beSignedUp(page, cloud.stack);
      await choose(page, 'youtube');
      await page.reload();
      await checkOut(page);
      await page.reload();
      await checkOut(page);
      const another = await openPayPage(page);
      await another.getByLabel(/card number/i).waitFor();
      await page.bringToFront();
      await page.reload();
      await page.getByRole('button', { name: /1 selected/ }).waitFor();
      await another.bringToFront();
      await another.reload();
      await another.getByLabel(/card number/i).fill('4242424242424242');
      await another.getByRole('button', { name: /^Pay/ }).click();
      // After the payment page, the purchase appears without a reload, also on the page that stayed open.
      await another.waitForURL(/account/);
      await another.getByRole('button', { name: 'Download', exact: true }).waitFor();
      await page.bringToFront();
      await page.reload();
      expect(await downloadNewest(page)).toBe(1);
      expect(await page.getByRole('button', { name: 'View' }).count()).toBe(1);
      await page.goto(`${cloud.stack.webUrl}/datapool/buy/youtube`);
      await page.getByText('You have it').waitFor();
      expect(await page.getByRole('button', { name: /selected/ }).count()).toBe(0);
    });
  });

  test.runIf(isWhole)(
    'types filters key by key, and finds them in the fields and in the address',
    async () => {
      await visit('buy-filter', async (page) => {
        await beSignedUp(page, cloud.stack);
        await page.goto(`${cloud.stack.webUrl}/datapool/buy/tiktok`);
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        const from = page.getByLabel('Uploaded from');
        const since = page.getByLabel('Records since');
        const price = page.getByRole('spinbutton', { name: 'Highest price, CGDX' });
        const hash = page.getByRole('searchbox', { name: 'Upload hash' });
        const quality = page.getByRole('slider', { name: 'Minimum quality' });
        const order = page.getByRole('combobox', { name: 'Order' });
        const typeInto = async (field: Locator, keys: string) => {
          await field.focus();
          await page.keyboard.type(keys);
        };
        const shown = () =>
          Promise.all([from, price, hash, quality, order].map((field) => field.inputValue()));
        const address = () => Object.fromEntries(new URL(page.url()).searchParams);

        // The same day in every language of a browser, whatever the order of day and month.
        await typeInto(from, '05052024');
        await typeInto(price, '120');
        await typeInto(hash, 'abcdef');
        await page.keyboard.press('Home');
        await page.keyboard.type('XYZ');
        await quality.focus();
        for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
        await order.selectOption('Best quality first');
        const typed = ['2024-05-05', '120', 'XYZabcdef', '5', 'best'];
        expect(await shown(), 'proves buy.filter-button-minimum').toEqual(typed);
        const chosen = { from: '2024-05-05', price: '120', hash: 'XYZabcdef', quality: '5', order: 'best' };
        await expect.poll(address).toEqual(chosen);
        await page.reload();
        await order.waitFor();
        expect(await shown()).toEqual(typed);

        // Changing the address from elsewhere empties the fields; an incomplete date is removed when its field loses
        // the focus.
        await typeInto(since, '0505');
        const halfTyped = since.and(page.locator(':invalid'));
        expect(await halfTyped.count()).toBe(1);
        await page.getByRole('button', { name: 'Show All Uploads' }).click();
        await expect.poll(address).toEqual({});
        // The address changes a moment before the fields are rendered.
        await expect.poll(shown).toEqual(['', '', '', '0', 'newest']);
        await expect.poll(() => halfTyped.count()).toBe(0);
        await typeInto(from, '05052023');
        await expect.poll(address).toEqual({ from: '2023-05-05' });
        await page.getByRole('status').getByText('2 uploads').waitFor();
      });
    },
  );

  test.runIf(isWhole)(
    'who pays in CGDX and reloads between permit, payment and report loses nothing, and pays once',
    async () => {
      await visit('buy-reload-cgdx', async (page) => {
        await beSignedUp(page, cloud.stack);
        await linkWalletOnPage(page, cloud.stack);
        await choose(page, 'youtube');
        const wallet = page.getByRole('dialog', { name: 'CGDX development wallet' });
        const pay = async () => {
          await payInCgdx(page);
          await wallet.getByRole('button', { name: 'Sign', exact: true }).click();
          await wallet.getByRole('button', { name: 'Send', exact: true }).waitFor();
        };
        await pay();
        await page.reload();
        await pay();
        // The payment has been sent, and the page cannot report it to the server.
        await page.route('**/transactions', (route) =>
          route.request().method() === 'POST' ? route.abort() : route.continue(),
        );
        await wallet.getByRole('button', { name: 'Send', exact: true }).click();
        const notice = page.getByText('Sent, and not confirmed to us yet.');
        await notice.first().waitFor();
        // A returning buyer is told of the payment, and the cart contains nothing that would be paid again.
        await page.reload();
        await notice.waitFor();
        await page.getByRole('button', { name: 'Select All' }).waitFor();
        expect(await page.getByRole('button', { name: /selected/ }).count()).toBe(0);
        await page.unroute('**/transactions');
        await page.reload();
        expect(await downloadNewest(page)).toBe(1);
        expect(await page.getByRole('button', { name: 'View' }).count()).toBe(1);
      });
    },
  );

  test.runIf(isWhole)(
    'whose wallet is on another chain and cannot sign permits is led through the switch, approves, reloads, and buys',
    async () => {
      const provider = chainProvider(cloud.stack);
      const stranger = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
      await visit('buy-stranger', async (page) => {
        const asked = await installStrangerWallet(page, stranger, { unanswered: 2 });
        await beSignedUp(page, cloud.stack);
        await page.goto(`${cloud.stack.webUrl}/account`);
        await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
        await page.getByRole('button', { name: strangerName }).click();
        await page.getByText('Connected and linked').waitFor();
        expect(asked).toEqual([
          'wallet_switchEthereumChain',
          'wallet_addEthereumChain',
          'wallet_switchEthereumChain',
        ]);
        await choose(page, 'youtube');
        await payInCgdx(page);
        const shown = () => asked.slice(3);
        const [permit, send] = ['eth_signTypedData_v4', 'eth_sendTransaction'];
        // The price has been approved, and the wallet asks for confirmation of the purchase.
        await expect.poll(shown).toEqual([permit, send, send]);
        await page.reload();
        await payInCgdx(page);
        await purchased(page).waitFor();
        // The approval from before the reload suffices: only the purchase is requested again.
        expect(shown()).toEqual([permit, send, send, send]);
        expect(await downloadNewest(page)).toBe(1);
      });
      provider.destroy();
    },
  );

  test.runIf(isWhole)('whose payment is not mined is told so, and takes the offer back', async () => {
    const provider = chainProvider(cloud.stack);
    const stranger = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
    await visit('buy-take-back', async (page) => {
      await installStrangerWallet(page, stranger, { stuck: 2 });
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/account`);
      await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
      await page.getByRole('button', { name: strangerName }).click();
      await page.getByText('Connected and linked').waitFor();
      await choose(page, 'youtube');
      await payInCgdx(page);
      await page.getByText('Sent, and not confirmed to us yet.').first().waitFor();
      await page.reload();
      const takeBack = page.getByRole('button', { name: 'Take the Offer Back' });
      await takeBack.click();
      const taken = page.getByRole('dialog', { name: 'Offer Taken Back' });
      await taken.getByText('Nobody can pay it any more.').waitFor();
      await taken.getByRole('button', { name: 'Dismiss' }).click();
      await takeBack.waitFor({ state: 'hidden' });
      expect(await page.getByText('Sent, and not confirmed to us yet.').count()).toBe(0);
      // The same upload can be bought with a new offer.
      await choose(page, 'youtube');
      await payInCgdx(page);
      await purchased(page).waitFor();
      expect(await downloadNewest(page)).toBe(1);
    });
    provider.destroy();
  });

  test('who declines in the wallet keeps unpaid uploads in the cart, and pays for two pools in CGDX with a permit for each', async () => {
    await visit('buy-cgdx', async (page) => {
      await beSignedUp(page, cloud.stack);
      await linkWalletOnPage(page, cloud.stack);
      await choose(page, 'youtube');
      await page.getByRole('button', { name: /selected/ }).click();
      const connected = page.getByRole('dialog').getByRole('button', { name: 'Wallet Connected' });
      expect(await connected.getAttribute('title')).toBe('Click to disconnect');
      await page.keyboard.press('Escape');
      await payInCgdx(page);
      const wallet = page.getByRole('dialog', { name: 'CGDX development wallet' });
      await wallet.getByRole('button', { name: 'Reject' }).click();
      const error = page.getByRole('dialog', { name: 'Error during purchase' });
      await error.getByText('You declined it in your wallet. Nothing was paid.').waitFor();
      await error.getByRole('button', { name: 'OK', exact: true }).click();
      expect(
        await page.getByRole('button', { name: /1 selected/ }).count(),
        'proves state.purchase-any-failure',
      ).toBe(1);
      await choose(page, 'tiktok');
      await payInCgdx(page);
      const payOnePool = async () => {
        await wallet.getByRole('button', { name: 'Sign', exact: true }).click();
        await wallet.getByRole('button', { name: 'Send', exact: true }).click();
      };
      await payOnePool();
      // The wallet declines the payment of the second pool: the first pool stays bought, and the second stays in the
      // cart.
      await wallet.getByRole('button', { name: 'Reject' }).click();
      await error.getByText(/^Some of the pools are paid, .* still in your cart\.$/).waitFor();
      await error.getByText('You declined it in your wallet.').waitFor();
      await error.getByRole('button', { name: 'OK', exact: true }).click();
      await purchased(page).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /1 selected/ }).waitFor();
      await payInCgdx(page);
      await payOnePool();
      await purchased(page).getByRole('button', { name: 'Dismiss' }).click();
      await page.getByText('You have it').nth(1).waitFor();
      await downloadNewest(page, 2);
    });
  });

  test('has paid for every upload received, and the books balance', async () => {
    expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
  });
});
