import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { publishDemoEditions } from '@cgdx/local/cloud/demo/editions.ts';
import { leaveDeadLetters, leaveReview } from '@cgdx/local/cloud/demo/executions.ts';
import { keepEnvironment } from '@cgdx/local/command/test/vitest/keep-environment.ts';
import { buy } from '@cgdx/local/person/buy/buy.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { sampleLayouts } from '@cgdx/samples/testing/sample-archive.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { keepPicture, launch, namedEngines, newVisitor, withPicture } from './browser.ts';
import { drawnTitles, isDrawnAs, isWhole as isLiteral } from './dialog/drawn-titles.ts';
import type { PageDialog } from './dialog/page-dialog.ts';
import { pageDialogs } from './dialog/page-dialogs.ts';
import { isListed } from './listed-origin.ts';
import { compareEstimate, layoutName, type ScoredExport, sendEveryLayout } from './look-journey.ts';
import { faultsOf, type Theme } from './page-fault.ts';
import { type Onlooker, onlookers, type PageRoute, pageRoutes } from './page-route.ts';
import { type RunningCloud, sharedCloud } from './shared-cloud.ts';
import { signInOnPage } from './visit.ts';

/** Set by `npm run test:full`; otherwise a few pages are tried in two views. */
const isWhole = inject('everyCase');
const routesOf = (who: Onlooker) => pageRoutes.filter(({ fewSee }) => isWhole || fewSee === who);
const dialogs = pageDialogs.filter(({ isAmongFew }) => isWhole || isAmongFew);
const heights = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 } as const;
type Width = keyof typeof heights;
const widths = [390, 768, 1280, 1920] as const;
const looks: readonly { readonly width: Width; readonly theme: Theme }[] = isWhole
  ? widths.flatMap((width) => (['dark', 'light'] as const).map((theme) => ({ width, theme })))
  : [
      { width: 390, theme: 'dark' },
      { width: 1280, theme: 'light' },
    ];
const views = onlookers.flatMap((who, at) =>
  looks.filter((_, look) => isWhole || look === at).map((look) => ({ who, ...look })),
);
type View = (typeof views)[number];

/** An operator's account, which may open every page. */
const account = { email: 'page-operator@example.com', password: 'correct horse battery' };
const quietly = () => undefined;
const other: Readonly<Record<Theme, Theme>> = { dark: 'light', light: 'dark' };

/** The Web Vitals' limit for a good layout shift: the moved share of the window, times the distance. */
const mostShift = 0.1;
/** Adds up layout shifts without user input, in browsers that measure them. */
const countShifts = `
  globalThis.shift = 0;
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
`;

const wrongPage = `<html lang="en" style="color-scheme: light"><title>Wrong</title><body style="margin: 0"><main>
  <h1>One</h1><h1>Two</h1>
  <div style="width: 500px; height: 1px"></div>
  <div style="overflow: clip; width: 390px"><p style="margin-left: 380px; width: 100px">Cut off</p></div>
  <img alt="A picture" src="data:image/png;base64,AA">
  <button></button><a href="/"></a>
  <p style="color: #999; background: #aaa">Pale</p>
  <p>70 CGDX (about S$7.00), <span>84</span> <span>CGDX</span></p>
</main>`;

test('every route of the router is among the pages', () => {
  const router = readFileSync(join(import.meta.dirname, '../../../web/src/app/router.tsx'), 'utf8');
  const paths = [...router.matchAll(/path="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    // proves route.every-route-among
    expect(
      pageRoutes.some((route) => pattern.test(route.path)),
      path,
    ).toBe(true);
  }
});

test('every title that a dialog in the source can have is in the list of dialogs', () => {
  const web = join(import.meta.dirname, '../../../web/src');
  const drawn = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:app|features)\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      drawnTitles(file, readFileSync(join(web, file), 'utf8')).map((title) => ({ file, title })),
    );
  expect(new Set(drawn.map(({ file }) => file)).size).toBeGreaterThan(10);
  const isOf = (dialog: PageDialog, { file, title }: (typeof drawn)[number]) =>
    dialog.drawnBy === file && isDrawnAs(dialog.title, title);
  // A dialog whose title is known literally does not count as an example of a title with unknown parts.
  const isLiteralOf = (dialog: PageDialog) => drawn.some((one) => isLiteral(one.title) && isOf(dialog, one));
  const missing = drawn.filter(
    (one) =>
      !pageDialogs.some((dialog) => isOf(dialog, one) && (isLiteral(one.title) || !isLiteralOf(dialog))),
  );
  expect(missing, 'proves modal.every-modal-both').toEqual([]);
  expect(pageDialogs.filter((dialog) => !drawn.some((one) => isOf(dialog, one)))).toEqual([]);
});

test('titles are read from a source: every possible word, and a gap for values known only when the page runs', () => {
  const source = `
    const words = { replay: { action: 'Replay' }, discard: { action: 'Discard' } } as const;
    const what = count === 1 ? 'this one' : \`\${count} of them\`;
    const headerOf = (message) => (message.kind === 'alert' ? 'Please note' : message.header);
    const a = <Dialog open title={\`\${words[action].action} \${what}?\`} />;
    const b = <Dialog title={headerOf(shown)} />;
    const c = <LoadingOverlay loading={step ? { header: 'Paying...', message: 'Wait.' } : undefined} />;
    const d = <dialog aria-label="Menu"><Card title="No dialog" /></dialog>;
  `;
  expect(drawnTitles('one.tsx', source)).toEqual([
    'Replay this one?',
    'Replay … of them?',
    'Discard this one?',
    'Discard … of them?',
    'Please note',
    '…',
    'Paying...',
    'Menu',
  ]);
  expect(isDrawnAs('Discard 2 of them?', 'Discard … of them?')).toBe(true);
  expect(isDrawnAs('Discard 2 of them', 'Discard … of them?')).toBe(false);
});

test('a request to an unlisted origin is distinguished from one to a listed origin', () => {
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self' https://api.example wss://push.example/event";
  const isOurs = (url: string) => isListed(policy, 'https://site.example/a', url);
  // proves route.no-request-origin
  for (const url of [
    'https://site.example/b.js',
    'https://api.example/pool',
    'wss://push.example/event',
    'data:,a',
  ])
    expect(isOurs(url), url).toBe(true);
  for (const url of ['https://api.example.org/', 'http://api.example/', 'https://fonts.example/a.woff2'])
    expect(isOurs(url), url).toBe(false);
});

describe.skipIf(namedEngines.length === 0)('the pages', () => {
  const directory = newStateDirectory();
  /** Its own cloud: its state would disturb other journeys. */
  let own: Cloud | undefined;
  let cloud: RunningCloud;
  let layouts: ReadonlyMap<string, ScoredExport> = new Map();

  beforeAll(async () => {
    own = isWhole ? await startCloud(directory) : undefined;
    cloud = own ?? sharedCloud();
    const person = await newOperator(cloud.stack, account.email, account.password);
    if (!isWhole) return;
    await sendAndBuy(person);
    await leaveWork(person);
    await publishEditions();
    layouts = await sendEveryLayout(cloud);
  });
  afterAll(async () => {
    await own?.stop();
    removeStateDirectory(directory);
  });

  /** Sends an upload, and buys one of somebody else, since nobody may buy their own. */
  async function sendAndBuy(person: Person): Promise<void> {
    const { stack } = cloud;
    const seller = await signUp(stack);
    await Promise.all([send(person, 'spotify'), send(seller, 'x'), send(seller, 'tiktok')]);
    const file = join(directory, 'data.zip');
    await buy({ stack, person, poolId: 'x', minQuality: 0, count: 1, pay: 'card', file, tell: quietly });
  }

  /** Makes a review and dead letters that wait for an operator, and an execution that was stopped. */
  async function leaveWork(operator: Person): Promise<void> {
    const stage = { stack: cloud.stack, directory, run: 'pages', operator, stripeKey: '' };
    await Promise.all([leaveDeadLetters(stage), leaveReview(stage)]);
  }

  /** Publishing links this process to the cloud by its environment; commands of other journeys must not inherit that. */
  async function publishEditions(): Promise<void> {
    const restore = keepEnvironment();
    process.env.CGDX_STATE_DIR = directory;
    try {
      await publishDemoEditions(cloud.stack, process.stdout);
    } finally {
      restore();
    }
  }

  async function send(person: Person, poolId: PlatformId): Promise<void> {
    const { stack } = cloud;
    const files = [await makeSample(directory, poolId, '1MB', 71)];
    const sent = await sendExport({ stack, person, files, poolId, tell: quietly });
    await follow(stack, person, sent.contributionId, quietly);
  }

  /** Opens a page, waits until it has loaded completely, and returns its faults. */
  const visit = (page: Page, route: PageRoute, view: View): Promise<string[]> =>
    judge(page, view, route.path, async () => {
      const isVisitor = view.who === 'a visitor';
      await arrive(page, route.path, isVisitor);
      const heading = (isVisitor && route.visitorHeading) || route.heading;
      await page.locator('h1').filter({ hasText: heading }).waitFor();
      if (isWhole && !isVisitor && route.shows !== undefined) {
        await page.locator('main').getByText(route.shows).first().waitFor();
      }
      await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(0);
      const shift = await page.evaluate<number>('globalThis.shift');
      return shift > mostShift ? [`moves by ${shift.toFixed(2)} while it loads`] : [];
    });

  /** Opens a dialog on its page, and returns the faults of both. */
  const visitDialog = (page: Page, dialog: PageDialog, view: View): Promise<string[]> =>
    judge(
      page,
      view,
      [dialog.path, `with "${dialog.title}"`, dialog.state ?? ''].join(' ').trim(),
      async () => {
        // A held call is aborted with its page; if its route were removed first, the call would be sent.
        await page.goto('about:blank');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await arrive(page, dialog.path, view.who === 'a visitor');
        await dialog.open(page, cloud.stack);
        const opened = page.getByRole('dialog', { name: dialog.title, exact: true });
        await opened.waitFor();
        await expect
          .poll(() =>
            opened.evaluate(
              (element) => element.ownerDocument.defaultView?.getComputedStyle(element).opacity,
            ),
          )
          .toBe('1');
        await expect.poll(() => page.locator('dialog [data-skeleton]').count()).toBe(0);
        return undefined;
      },
      dialog.says,
    );

  async function arrive(page: Page, path: string, isVisitor: boolean): Promise<void> {
    await page.goto(cloud.stack.webUrl + path);
    // The bar first shows the state of a visitor.
    const sign = page.getByRole(isVisitor ? 'button' : 'link', {
      name: isVisitor ? 'Sign In/Up' : 'Account',
    });
    await sign.first().waitFor({ state: 'attached' });
  }

  /**
   * Returns console output while the page loads, and the page's faults afterwards; a full run saves a picture.
   * @param meant patterns of console output that is expected
   */
  async function judge(
    page: Page,
    view: View,
    what: string,
    open: () => Promise<readonly string[] | undefined>,
    meant?: RegExp,
  ): Promise<string[]> {
    const said: string[] = [];
    const onConsole = (message: { type: () => string; text: () => string }) => {
      if (message.type() === 'error' && !meant?.test(message.text()))
        said.push(`logs in the console: ${message.text()}`);
    };
    const onError = (error: Error) => said.push(`fails with ${error.message}`);
    page.on('console', onConsole).on('pageerror', onError);
    const found = (await open()) ?? [];
    const faults = [...found, ...(await faultsOf(page, view.theme))];
    page.off('console', onConsole).off('pageerror', onError);
    // Before a picture Playwright adds an inline style, which the pages' policy refuses and Firefox reports.
    if (isWhole) await keepPicture(`${what}-${view.who}-${view.width}-${view.theme}`, page);
    return [...said, ...faults].map((fault) => `${what} ${fault}`);
  }

  describe.each(namedEngines)('in %s', (engine) => {
    /** One browser for each theme that a system may prefer. */
    let browsers: Readonly<Record<Theme, Browser>>;
    let signedIn: NonNullable<BrowserContextOptions['storageState']>;

    beforeAll(async () => {
      const light = await launch(engine, 'light');
      // In other engines a page can override the theme.
      browsers = { dark: engine === 'firefox' ? await launch(engine, 'dark') : light, light };
      const { context, page } = await newVisitor(light);
      await signInOnPage(page, cloud.stack, account);
      signedIn = await context.storageState();
      await context.close();
    });
    afterAll(() =>
      Promise.all([...new Set(Object.values(browsers ?? {}))].map((browser) => browser.close())),
    );

    test('are reported for each of their faults', async () => {
      const { context, page } = await newVisitor(browsers.light, {
        viewport: { width: 390, height: heights[390] },
      });
      await page.setContent(wrongPage);
      const faults = (await faultsOf(page, 'dark')).join('\n');
      for (const fault of [
        'has 2 main headings: One | Two',
        'is 500 px wide in a window of 390',
        'reaches out of the window with "Cut off"',
        'shows no picture of data:image/png',
        'is light, not dark',
        'Buttons must have discernible text',
        'Links must have discernible text',
        'color contrast',
        'shows no S$ beside 84 CGDX',
      ]) {
        expect(faults).toContain(fault);
      }
      expect(faults).not.toContain('beside 70 CGDX');
      await context.close();
    });

    test.each(views)('are complete and readable for $who at $width px, $theme', async (view) => {
      const { who, width, theme } = view;
      const isVisitor = who === 'a visitor';
      // For a visitor the system decides the theme; a signed-in person has chosen the other theme.
      const preferred = isVisitor ? theme : other[theme];
      const { context, page } = await newVisitor(browsers[preferred], {
        viewport: { width, height: heights[width] },
        reducedMotion: 'reduce',
        colorScheme: preferred,
        ...(isVisitor ? {} : { storageState: signedIn }),
      });
      await context.addInitScript(countShifts);
      // The empty page before the first address has no storage.
      if (!isVisitor)
        await context.addInitScript(`if (origin !== 'null') localStorage.setItem('cgdx.theme', '${theme}')`);
      await withPicture(
        `pages-${engine}-${isVisitor ? 'visitor' : 'reader'}-${width}-${theme}`,
        page,
        async () => {
          const faults: string[] = [];
          for (const route of routesOf(who)) faults.push(...(await visit(page, route, view)));
          for (const dialog of dialogs) {
            if (dialog.who !== who || width >= (dialog.belowPx ?? Number.POSITIVE_INFINITY)) continue;
            faults.push(...(await visitDialog(page, dialog, view)));
          }
          const moved = faults.filter((fault) => fault.includes('moves by'));
          expect(moved.join('\n'), 'proves layout.no-layout-shift').toBe('');
          // As one text, since a failure prints the whole of it.
          expect(faults.join('\n'), 'proves route.every-route-both').toBe('');
        },
        // Each dialog must log only its own expected output. Before a picture Playwright adds an inline style, which
        // Firefox reports.
        [...dialogs.flatMap(({ says }) => says ?? []), /blocked an inline style/],
      );
      await context.close();
    });

    test.runIf(isWhole).each(sampleLayouts)(
      'estimate for a %s export in the layout %s the score that the server gives it after the upload',
      async (platform, variant) => {
        const name = layoutName(platform, variant);
        const scored = layouts.get(name);
        if (scored === undefined) throw new Error(`${name} was not sent`);
        const { context, page } = await newVisitor(browsers.light);
        await withPicture(`look-${engine}-${name}`, page, () =>
          compareEstimate(page, cloud.stack.webUrl, scored),
        );
        await context.close();
      },
    );
  });
});
