import { randomUUID } from 'node:crypto';
import { signUpOnly } from '@cgdx/local/person/person.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, isInFirefox, newVisitor, sharedBrowser, withPicture } from './browser.ts';
import { askAsVisitor, converse, converseAtHome } from './d-gpt-journey.ts';
import { askForInsights, askInsightAsVisitor } from './i-gpt-journey.ts';
import { faultsOf } from './page-fault.ts';
import { chooseRole, tryAsPerson, tryAsVisitor } from './page-message-journey.ts';
import { sharedCloud } from './shared-cloud.ts';
import { beSignedUp, signInOnPage } from './visit.ts';

/** Set by `npm run test:full`; otherwise only some cases of each kind are tried. */
const isWhole = inject('everyCase');

/** A page, the call that it needs, and the words in which it reports that the call failed. */
const failingCalls = [
  ['/datapool/contribute/spotify', '/data-pool', 'This data pool'],
  ['/datapool/buy/spotify', '/data-pool', 'This data pool'],
  ['/datapool?role=contribute', '/data-pool', 'The data pools'],
  ['/account', '/wallet', 'The wallet of your account'],
  ['/account', '/contributions', 'Your contributions'],
  ['/account', '/consent', 'Your consent'],
] as const;

/** Scripts that are loaded later: for a page, and for the chat within another. */
const laterPart = /\/assets\/(?:terms-page|chat)-.*\.js$/;
/** The script that starts the application. */
const program = /\/assets\/index-.*\.js$/;
/** Console messages about a script that cannot be loaded, in Chromium and in Firefox. */
const partLost = [
  laterPart,
  /^ChunkError|^Error$/,
  /^Loading module from .*(?:terms-page|chat)-/,
  /^error loading dynamically imported module/,
];

describe.skipIf(browserPath === undefined)('the frame of the pages', () => {
  const cloud = sharedCloud();
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  /** One visitor for all cases: the first page of a new visitor costs three times as much as the next ones. */
  let visitor: Awaited<ReturnType<typeof newVisitor>> | undefined;
  afterAll(() => visitor?.context.close());

  /** Opens a page of the visitor at a width, and runs the journey. */
  async function visit(
    name: string,
    path: string,
    width: number,
    journey: (page: Page) => Promise<void>,
    expected: readonly RegExp[] = [],
  ): Promise<void> {
    // A stuck journey has closed the page.
    if (visitor?.page.isClosed() !== false) visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(cloud.stack.webUrl + path);
    await page.getByRole('button', { name: 'Sign In/Up' }).first().waitFor();
    await withPicture(name, page, () => journey(page), expected);
  }

  /** Serves the pages as a stage does during the early programme. */
  const runEarlyProgramme = (page: Page) =>
    page.addInitScript(`
      document.addEventListener('readystatechange', () => {
        const config = document.getElementById('config')?.firstChild;
        if (config)
          config.data = config.data.replace(/"earlyBirdEndsAt":"[^"]+"/, '"earlyBirdEndsAt":"2099-11-30T23:59:59+08:00"');
      });
    `);

  test('the first pages can be read without scripts, under a policy without exceptions', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [path, heading] of [
      ['/', 'My Data, My Control!'],
      ['/datapool', 'Data Pools'],
      ['/about', 'About Us'],
      ['/guide', 'How to start contributing and earning'],
      ['/proof', 'Proof of an upload'],
      ['/D-GPT', 'DataGPT (D-GPT)'],
    ] as const) {
      const response = await page.goto(cloud.stack.webUrl + path);
      expect(await page.locator('h1').textContent()).toBe(heading);
      const headers = response?.headers() ?? {};
      const policy = headers['content-security-policy'];
      expect(policy).toContain("script-src 'self'; style-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types cgdx-worker default");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
    await context.close();
  });

  test('both spellings of the pools’ address lead to them, and an unknown address to the error page', async () => {
    await visit('frame-pools', '/DataPool', 1280, async (page) => {
      // proves route.datapool-spelling
      await page.getByRole('heading', { level: 1, name: 'Data Pools' }).waitFor();
      await page.goto(`${cloud.stack.webUrl}/datapool/nowhere/at/all`);
      await page.getByRole('heading', { name: 'Lost in the vast sea of Data?' }).waitFor();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      // proves route.landing-page
      await page.getByRole('heading', { level: 1, name: 'My Data, My Control!' }).waitFor();
    });
  });

  test('the bar opens its menus by keyboard and mouse, changes the theme permanently, hides while the visitor scrolls down, and reappears', async () => {
    await visit('frame-bar', '/', 1280, async (page) => {
      const menu = page.getByRole('button', { name: 'Contribute Data', exact: true });
      await menu.focus();
      await page.keyboard.press('Enter');
      const linked = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Youtube' });
      await linked.waitFor();
      await page.keyboard.press('Escape');
      await linked.waitFor({ state: 'hidden' });
      // The mouse opens the menu by entering it, and closes it by leaving; a click in between changes nothing.
      await menu.hover();
      await linked.waitFor();
      await menu.click();
      expect(await linked.isVisible(), 'proves layout.menus-mouse-keyboard').toBe(true);
      await page.mouse.move(640, 700);
      await linked.waitFor({ state: 'hidden' });

      const ink = () =>
        page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--ink')");
      const systems = await ink();
      await page.getByRole('button', { name: 'Use the dark theme' }).click();
      const light = page.getByRole('button', { name: 'Use the light theme' });
      await light.waitFor();
      const chosen = await ink();
      expect(chosen).not.toBe(systems);
      await page.reload();
      // Until this button is there, the page is only markup, and a press is lost.
      await page.getByRole('button', { name: 'Sign In/Up' }).first().waitFor();
      await light.waitFor();
      expect(await ink(), 'proves layout.dark-light-system').toBe(chosen);
      await light.click();
      await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
      expect(await ink()).toBe(systems);

      const bottom = () => page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom);
      await page.mouse.move(640, 400);
      await page.getByRole('button', { name: 'Use the dark theme' }).blur();
      await page.mouse.wheel(0, 900);
      // proves layout.bar-hides-scroll
      await expect.poll(bottom).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -300);
      await expect.poll(bottom).toBeGreaterThan(40);
    });
  });

  test('the menu on a phone fills the screen and lists everything, including the channels of the market', async () => {
    await visit('frame-menu', '/', 1149, async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const box = await menu.boundingBox();
      expect([box?.width, box?.height], 'proves layout.full-screen-menu-below').toEqual([1149, 800]);
      const channel = menu.getByRole('link', { name: /^X \(opens in a new tab\)/ });
      expect(await channel.getAttribute('href')).toBe('https://x.com/example');
      await page.setViewportSize({ width: 1150, height: 800 });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open menu' }).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Contribute Data', exact: true }).waitFor();
      await page.setViewportSize({ width: 1149, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: 'Data Pool' }).click();
      await page.getByRole('heading', { level: 1, name: 'Data Pools' }).waitFor();
      await menu.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('button', { name: 'Sign In/Up' }).click();
      await page.getByRole('dialog', { name: 'Sign In', exact: true }).getByLabel('Email').waitFor();
      await menu.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/datapool');
    });
  });

  test('the footer opens configured addresses in a new tab, and otherwise leads to documents of the site', async () => {
    await visit('frame-footer', '/', 1280, async (page) => {
      const footer = page.locator('footer');
      const mark = () =>
        page.evaluate<string>(
          "getComputedStyle(document.getElementById('main').parentElement, '::before').backgroundImage",
        );
      // The rain effect is shown instead.
      expect(await mark()).toBe('none');
      const channel = footer.getByRole('link', { name: /^X \(opens in a new tab\)/ });
      await channel.waitFor();
      expect(await channel.getAttribute('target'), 'proves layout.documentation-feedback-channels').toBe(
        '_blank',
      );
      expect(await footer.getByRole('link', { name: 'help@market.example' }).getAttribute('href')).toBe(
        'mailto:help@market.example',
      );
      await footer.getByText(`© ${new Date().getFullYear()} CGDX`).waitFor();
      const whitePaper = footer.getByRole('link', { name: 'White Paper' });
      await whitePaper.scrollIntoViewIfNeeded();
      expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
      await whitePaper.click();
      await page.getByRole('heading', { level: 2, name: 'What is not promised' }).waitFor();
      // proves route.new-page-begins
      await expect.poll(() => page.evaluate('[scrollY, document.activeElement.id]')).toEqual([0, 'main']);
      expect(await mark(), 'proves layout.generic-layout-faint').toContain('radial-gradient');
    });
  });

  test('the token cards turn to the last one and back at every width of the carousel', async () => {
    for (const width of isWhole ? [390, 768, 1000, 1023] : [768]) {
      await visit(`frame-token-${width}`, '/', width, async (page) => {
        const [back, next] = [
          page.getByRole('button', { name: 'Previous', exact: true }),
          page.getByRole('button', { name: 'Next', exact: true }),
        ];
        const shown = () =>
          page.locator('[aria-current=true][aria-label^="Show"]').getAttribute('aria-label');
        expect([await back.isDisabled(), await shown()], 'proves landing.carousel-below-1024').toEqual([
          true,
          'Show Utility',
        ]);
        await next.click();
        await expect.poll(shown).toBe('Show Buy and Sell');
        await next.click();
        await expect.poll(shown).toBe('Show Data Monetization');
        await expect.poll(() => next.isDisabled()).toBe(true);
        await page.getByRole('button', { name: 'Show Utility' }).click();
        await expect.poll(() => back.isDisabled()).toBe(true);
      });
    }
  });

  /** Types a sentence into the landing page's masking demo, and checks that it is not sent. */
  async function tryMask(page: Page): Promise<void> {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByLabel('In your export').first().fill('Write to farid.hassan@example.com, Mei Ling!');
    await page.getByText('Write to EMAIL 1, PERSON 1!').waitFor();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((each) => /farid|mei.?ling/i.test(each))).toEqual([]);
  }

  test('the glow follows the scroll position, a sentence is masked, and the register is loaded when it becomes visible', async () => {
    await visit('frame-landing', '/', 1280, async (page) => {
      const glow = page.locator('[data-at]');
      for (const section of ['data-pool', 'assistant', 'token', 'footer', 'hero']) {
        const seen = async () => {
          // Content that loads above it moves it out of view again.
          await page
            .locator(`[data-glow="${section}"]`)
            .evaluate((element) => element.scrollIntoView({ block: 'center' }));
          return glow.getAttribute('data-at');
        };
        // proves landing.glow-follows-assistant
        await expect.poll(seen).toBe(section);
      }
      await tryMask(page);
      await page.getByText('Uploads on the register now').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^Copy root 0x/ }).waitFor();
      const datasets = page
        .locator('dt', { hasText: 'Datasets to search' })
        .locator('xpath=following-sibling::dd');
      await expect
        .poll(async () => Number((await datasets.textContent())?.replaceAll(',', '')))
        .toBeGreaterThan(400);
    });
  });

  // Firefox takes the preference for motion from its settings, for all of its pages.
  const early =
    'the page for early contributors counts down to its date; the rain effect and smooth scrolling run if motion is allowed';
  test.runIf(isWhole && !isInFirefox)(early, async () => {
    const { context, page } = await newVisitor(browser, { reducedMotion: 'no-preference' });
    const rain = page.locator('canvas');
    /** A canvas on which nothing is drawn keeps its initial width. */
    const isDrawn = async () => (await rain.getAttribute('width')) !== null;
    await runEarlyProgramme(page);
    await withPicture('frame-early', page, async () => {
      await page.goto(`${cloud.stack.webUrl}/earlybird`);
      // proves state.early-bird-counting-down
      await page.getByText('It ends on 30 November 2099.').waitFor();
      const timer = page.getByRole('timer');
      const before = await timer.textContent();
      await expect.poll(() => timer.textContent()).not.toBe(before);
      // proves layout.full-viewport-background-falling
      await expect.poll(isDrawn).toBe(true);
      await page.evaluate('void (led = [], scrollTo = ({ behavior }) => led.push(behavior))');
      await page.locator('footer').getByRole('link', { name: 'D-GPT' }).click();
      await page.getByRole('heading', { level: 1, name: 'DataGPT (D-GPT)' }).waitFor();
      await expect.poll(() => page.evaluate('led')).toEqual(['smooth']);
      await page.goBack();
      await timer.waitFor();
      expect(await page.evaluate('led')).toEqual(['smooth', 'instant']);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await timer.waitFor();
      await expect.poll(() => timer.textContent()).not.toBe(await timer.textContent());
      expect(await isDrawn()).toBe(false);
    });
    await context.close();
  });

  test.runIf(isWhole)(
    'during the early programme the pages promise ten times the reward; before its state is known, only the certain reward',
    async () => {
      const promise = (page: Page) =>
        page
          .getByRole('list', { name: 'Data pools' })
          .getByRole('link', { name: /^Spotify/ })
          .textContent();
      const early = await newVisitor(browser, { viewport: { width: 390, height: 800 } });
      await runEarlyProgramme(early.page);
      await withPicture('frame-promise', early.page, async () => {
        await early.page.goto(cloud.stack.webUrl);
        await expect.poll(() => promise(early.page)).toBe('Spotifyup to 1,000 CGDX about S$100.00');
        expect(await faultsOf(early.page, 'light')).toEqual([]);
      });
      await early.context.close();
      const { context, page } = await newVisitor(browser, { javaScriptEnabled: false });
      await page.goto(cloud.stack.webUrl);
      expect(await promise(page)).toBe('Spotifyup to 100 CGDX about S$10.00');
      await context.close();
    },
  );

  test('an unreachable register is reported, and requested again', async () => {
    await visit('frame-register', '/', 1280, async (page) => {
      const isCall = (url: URL) => url.href === `${cloud.stack.apiUrl}/merkle-tree`;
      await page.route(isCall, (route) => route.abort());
      await page.getByText('Uploads on the register now').scrollIntoViewIfNeeded();
      // proves landing.register-cannot-reached
      await page.getByText('The register cannot be reached.').waitFor();
      await page.unroute(isCall);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByRole('button', { name: /^Copy root 0x/ }).waitFor();
    });
  });

  test.runIf(isWhole)(
    'a script that cannot be loaded leaves the frame working, and is loaded on retry',
    async () => {
      await visit(
        'frame-chunk',
        '/',
        1280,
        async (page) => {
          await page.route(laterPart, (route) => route.abort());
          await page.getByRole('heading', { name: 'Describe the data you need' }).scrollIntoViewIfNeeded();
          await page.getByRole('alert').filter({ hasText: 'The chat could not be loaded.' }).waitFor();
          await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
          const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
          // proves error.loading-chunk-failed
          await failure.waitFor();
          await page.getByRole('button', { name: 'Contribute Data', exact: true }).waitFor();
          await page.unroute(laterPart);
          await failure.getByRole('button', { name: 'Try Again' }).click();
          await page.getByRole('heading', { name: 'Terms & Conditions' }).waitFor();
        },
        partLost,
      );
    },
  );

  test.runIf(isWhole)(
    'a page whose main script cannot be loaded says so, and works after a reload',
    async () => {
      await visit(
        'frame-program',
        '/terms',
        1280,
        async (page) => {
          await page.route(program, (route) => route.abort());
          await page.reload();
          const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded whole' });
          await failure.waitFor();
          await page.unroute(program);
          await failure.getByRole('button', { name: 'Reload' }).click();
          await page.getByRole('heading', { name: 'Terms & Conditions' }).waitFor();
          await failure.waitFor({ state: 'detached' });
        },
        [program],
      );
    },
  );

  const release = 'after a new release the page reloads itself, since its later scripts no longer exist';
  test.runIf(isWhole)(release, async () => {
    await visit(
      'frame-release',
      '/',
      1280,
      async (page) => {
        await page.route(laterPart, (route) =>
          route.fulfill({ status: 404, body: 'There is no such file.' }),
        );
        // The running version is older than the served one.
        await page
          .locator('meta[name=program]')
          .evaluate((meta) => meta.setAttribute('content', '/assets/old.js'));
        const loaded = page.waitForEvent('load');
        await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
        await loaded;
        await page.unroute(laterPart);
        await page.reload();
        await page.getByRole('heading', { name: 'Terms & Conditions' }).waitFor();
      },
      partLost,
    );
  });

  /** @returns a function that stops refusing the call */
  async function refuseCall(page: Page, call: string): Promise<() => Promise<void>> {
    const isCall = (url: URL) => url.href === cloud.stack.apiUrl + call;
    const json = { message: 'No, for this test.', code: 'NotYours' };
    await page.route(isCall, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({ status: 403, json, headers: { 'access-control-allow-origin': '*' } }),
    );
    return () => page.unroute(isCall);
  }

  test.runIf(isWhole)(
    'a page whose call is refused says what could not be loaded and why, and loads it on retry',
    async () => {
      const { context, page } = await newVisitor(browser);
      await withPicture('frame-call', page, async () => {
        await beSignedUp(page, cloud.stack);
        for (const [path, call, what] of failingCalls) {
          const letThrough = await refuseCall(page, call);
          await page.goto(cloud.stack.webUrl + path);
          const failure = page.getByRole('alert').filter({ hasText: `${what} could not be loaded.` });
          expect(await failure.textContent(), 'proves error.silent-failures-say').toContain(
            'No, for this test.',
          );
          await letThrough();
          await failure.getByRole('button', { name: 'Try Again' }).click();
          await failure.waitFor({ state: 'hidden' });
        }
        const letThrough = await refuseCall(page, '/account');
        await page.goto(`${cloud.stack.webUrl}/account`);
        const line = page.getByText('Your anonymous hash: it cannot be read just now.');
        // proves account.anonymous-hash
        await line.waitFor();
        await letThrough();
        await line.getByRole('button', { name: 'Try Again' }).click();
        await page.getByRole('button', { name: /^Copy anonymous hash/ }).waitFor();
      });
      await context.close();
    },
  );

  test.runIf(isWhole)(
    'a second sign-in while another tab is signed in is refused, and the page shows the account in use',
    async () => {
      const { context, page } = await newVisitor(browser);
      await withPicture('frame-second', page, async () => {
        const account = { email: `second-${randomUUID()}@example.com`, password: 'correct horse battery' };
        await signUpOnly(cloud.stack, account.email, account.password);
        const other = await context.newPage();
        await other.goto(cloud.stack.webUrl);
        await other.getByRole('button', { name: 'Sign In/Up' }).first().click();
        const dialog = other.getByRole('dialog', { name: 'Sign In' });
        await dialog.getByLabel('Email').fill('somebody-else@example.com');
        await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
        await signInOnPage(page, cloud.stack, account);
        await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
        await other.getByText('There is already a signed in user.').waitFor();
        await dialog.waitFor({ state: 'hidden' });
        await other.getByRole('button', { name: 'OK', exact: true }).click();
        await other.getByRole('link', { name: 'Account' }).first().click();
        await other.getByText(account.email).waitFor();
      });
      await context.close();
    },
  );

  test('D-GPT asks a visitor to sign in', () => visit('d-gpt-visitor', '/d-gpt', 390, askAsVisitor));

  test('I-GPT asks a visitor to sign in', () => visit('i-gpt-visitor', '/I-GPT', 390, askInsightAsVisitor));

  // Firefox's driver exposes neither the body of a request nor the clipboard.
  const ask =
    'a conversation with D-GPT can be edited and continued, and survives a reload; so can one with I-GPT, which has charts';
  test.skipIf(isInFirefox)(ask, async () => {
    const { context, page } = await newVisitor(browser);
    await withPicture('d-gpt', page, async () => {
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/D-GPT`);
      await converse(page);
      if (isWhole) {
        await page.goto(cloud.stack.webUrl);
        await converseAtHome(page);
      }
      await page.goto(`${cloud.stack.webUrl}/I-GPT`);
      await askForInsights(page);
    });
    await context.close();
  });

  test('an action that needs an account is refused with a sentence and a way to sign in', () =>
    visit('frame-visitor', '/datapool?role=buy', 1280, (page) => tryAsVisitor(page, cloud.stack)));

  test('the page of pools shows the section of the chosen role first, and the other section below', () =>
    visit('frame-role', '/datapool', 390, chooseRole));

  test.runIf(isWhole)(
    'a person is told what is missing and how to get it, and can choose a new password',
    async () => {
      const { context, page } = await newVisitor(browser);
      await withPicture('frame-person', page, () => tryAsPerson(page, cloud.stack));
      await context.close();
    },
  );
});
