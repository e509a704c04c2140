import { slownessNow } from '@cgdx/aws/process/stall.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/local/spawn/cloud.ts';
import { newOperator } from '@cgdx/local/spawn/operator.ts';
import { makeSample } from '@cgdx/local/spawn/sample.ts';
import { By, until } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn, type Theme } from './page-fault.ts';
import { pageRoutes } from './page-route.ts';
import { openWebKit, type WebKit, webkitDriver } from './webkit-browser.ts';

const account = { email: 'operator@example.com', password: 'correct horse battery' };
/** Its window is never narrower than about 450 px. */
const looks = [
  { width: 450, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const satisfies readonly { width: number; theme: Theme }[];

describe.skipIf(webkitDriver === undefined)('in WebKit', () => {
  const directory = newStateDirectory();
  let cloud: Cloud;
  let webkit: WebKit;

  beforeAll(async () => {
    [cloud, webkit] = await Promise.all([startCloud(directory), openWebKit(webkitDriver ?? '')]);
    await newOperator(cloud.stack, account.email, account.password);
  });
  afterAll(async () => {
    await webkit?.stop();
    await cloud?.stop();
    removeStateDirectory(directory);
  });

  const waitMs = () => 90_000 * slownessNow();
  const open = (path: string) => webkit.driver.get(cloud.stack.webUrl + path);
  const find = (xpath: string) => webkit.driver.wait(until.elementLocated(By.xpath(xpath)), waitMs());
  /** The text of one element, or the beginning of it. */
  const shows = (text: string) => find(`//*[starts-with(normalize-space(.), "${text}")]`);

  async function press(name: string): Promise<void> {
    const button = await find(`//*[(self::button or self::a) and normalize-space(.)="${name}"]`);
    await webkit.driver.executeScript('arguments[0].click()', button);
  }

  /** Set, not typed: the window has no focus on a screen without a window manager, and keys would wait for it. */
  async function fill(label: string, text: string): Promise<void> {
    const named = `//dialog//label[contains(., "${label}")]`;
    const field = await find(`${named}//input | //dialog//input[@id=${named}/@for]`);
    await webkit.driver.executeScript('arguments[0].value = arguments[1]', field, text);
  }

  test.each(looks)(
    'a visitor finds every page whole and readable at $width px, $theme',
    async ({ width, theme }) => {
      const { driver, probe } = webkit;
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
      await open('/');
      await driver.executeScript(`localStorage.setItem('cgdx.theme', '${theme}')`);
      const faults: string[] = [];
      for (const { path, heading, visitorHeading = heading } of pageRoutes) {
        await open(path);
        await find(`//h1[contains(normalize-space(.), "${visitorHeading}")]`);
        faults.push(...(await faultsIn(probe, theme)).map((fault) => `${path} ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  test('a person signs in, looks into an export, sends it, and sees the reward', async () => {
    const file = await makeSample(directory, 'spotify', '1MB', 91);
    await webkit.driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    await open('/');
    await press('Sign In/Up');
    await fill('Email', account.email);
    await fill('Password', account.password);
    await press('Sign In');
    await find('//header//a[normalize-space(.)="Account"]');
    await open('/datapool/contribute/spotify');
    await find('//h1[contains(., "Spotify")]');
    await (await find('//input[@type="file"]')).sendKeys(file);
    await shows('What it would be worth');
    await press('Upload');
    for (const statement of await webkit.driver.wait(
      until.elementsLocated(By.css('dialog[open] input[type=checkbox]')),
      waitMs(),
    )) {
      await webkit.driver.executeScript('arguments[0].click()', statement);
    }
    await press('Agree and Upload');
    await shows('Upload Successful');
    await open('/account');
    await find('//button[starts-with(@aria-label, "Claim ")]');
  });
});
