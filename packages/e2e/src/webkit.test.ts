import { slownessNow } from '@cgdx/aws/process/stall.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/local/spawn/cloud.ts';
import { By, until } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn, type Theme } from './page-fault.ts';
import { pageRoutes } from './page-route.ts';
import { openWebKit, type WebKit, webkitDriver } from './webkit-browser.ts';

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
  });
  afterAll(async () => {
    await webkit?.stop();
    await cloud?.stop();
    removeStateDirectory(directory);
  });

  const waitMs = () => 90_000 * slownessNow();
  const open = (path: string) => webkit.driver.get(cloud.stack.webUrl + path);
  const find = (xpath: string) => webkit.driver.wait(until.elementLocated(By.xpath(xpath)), waitMs());
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
});
