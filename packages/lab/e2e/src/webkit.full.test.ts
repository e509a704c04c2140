import { slownessNow } from '@cgdx/aws/process/stall.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn, type Theme } from './page-fault.ts';
import { type PageRoute, pageRoutes } from './page-route.ts';
import { storeSession } from './visit.ts';
import { openWebKit, type WebKit, webkitDriver } from './webkit-browser.ts';

/** WebKit's window is never narrower than about 450 px. */
const looks = [
  { width: 450, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const satisfies readonly { width: number; theme: Theme }[];

describe.skipIf(webkitDriver === undefined)('in WebKit', () => {
  const directory = newStateDirectory();
  let cloud: Cloud;
  let webkit: WebKit;
  /** An operator, who may open every page. */
  let operator: Person;

  beforeAll(async () => {
    [cloud, webkit] = await Promise.all([startCloud(directory), openWebKit(webkitDriver ?? '')]);
    operator = await newOperator(cloud.stack, 'operator@example.com', 'correct horse battery');
  });
  afterAll(async () => {
    await webkit?.stop();
    await cloud?.stop();
    removeStateDirectory(directory);
  });

  const waitMs = () => 90_000 * slownessNow();
  const open = (path: string) => webkit.driver.get(cloud.stack.webUrl + path);
  /** Evaluated in the page, since an element that disappears meanwhile could not be returned to the driver. */
  const isLoaded = (heading: string) =>
    webkit.probe.inPage(
      (html, wanted) =>
        html.querySelectorAll('[data-skeleton]').length === 0 &&
        [...html.querySelectorAll('h1')].some(({ textContent }) => textContent?.includes(wanted)),
      heading,
    );

  /** Opens the pages one after the other, and returns their faults. */
  async function faultsOfAll(theme: Theme, headingOf: (route: PageRoute) => string): Promise<string[]> {
    const faults: string[] = [];
    for (const route of pageRoutes) {
      await open(route.path);
      await webkit.driver.wait(() => isLoaded(headingOf(route)), waitMs());
      faults.push(...(await faultsIn(webkit.probe, theme)).map((fault) => `${route.path} ${fault}`));
    }
    return faults;
  }

  /** Opens the first page in a window of the given width. */
  async function begin({ width, theme }: (typeof looks)[number]): Promise<void> {
    const { driver } = webkit;
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    await open('/');
    await driver.executeScript(`localStorage.setItem('cgdx.theme', '${theme}')`);
  }

  test.each(looks)('every page is complete and readable for a visitor at $width px, $theme', async (look) => {
    await begin(look);
    const headingOf = ({ heading, visitorHeading = heading }: PageRoute) => visitorHeading;
    expect(await faultsOfAll(look.theme, headingOf), 'proves route.same-firefox-own').toEqual([]);
  });

  test.each(looks)(
    'every page is complete and readable for an operator at $width px, $theme',
    async (look) => {
      await begin(look);
      // No window has the focus here, so typing would have no effect.
      await webkit.driver.executeScript(await storeSession(cloud.stack, operator));
      expect(await faultsOfAll(look.theme, ({ heading }) => heading)).toEqual([]);
    },
  );
});
