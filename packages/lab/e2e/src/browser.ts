/** A real browser for a journey, which saves a screenshot if the journey fails. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patientLimits, type StallWatch, watchForStall } from '@cgdx/aws/process/stall.ts';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
  webkit,
} from 'playwright-core';
import { hearUnlisted } from './listed-origin.ts';
import type { Theme } from './page-fault.ts';
import { downloadFolder } from './saved-file.ts';

const engines = { chromium, firefox, webkit };
export type Engine = keyof typeof engines;

/** The runner of the tests finds or installs Chromium and Firefox; WebKit is Playwright's own build, used only if named. */
const paths: Readonly<Record<Engine, string | undefined>> = {
  chromium: process.env.CGDX_CHROMIUM || undefined,
  firefox: process.env.CGDX_FIREFOX || undefined,
  webkit: process.env.CGDX_WEBKIT || undefined,
};
export const namedEngines = (Object.keys(engines) as Engine[]).filter(
  (engine) => paths[engine] !== undefined,
);
/** The browser of the journeys; `npm run test:full` repeats some of them in Firefox. */
const journeyEngine: Engine = process.env.CGDX_JOURNEY_ENGINE === 'firefox' ? 'firefox' : 'chromium';
export const isInFirefox = journeyEngine === 'firefox';
/** Without a path the journeys in a browser are skipped. */
export const browserPath = paths[journeyEngine];

const pictures = join(tmpdir(), 'cgdx-screenshots');
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/**
 * Waits have no time limits. A stuck journey is ended before its file is, so that its error says what it waited for.
 */
const journeyLimits = { ...patientLimits, idleMs: (patientLimits.idleMs * 2) / 3 };
const lookTimeoutMs = 5_000;
/** The number of characters of a page's text shown in an error. */
const shownLength = 700;

/** Stock Firefox does not emulate preferences for single pages, so each browser has one theme. */
const firefoxPreferences = (theme: Theme) => ({
  'ui.systemUsesDarkTheme': theme === 'dark' ? 1 : 0,
  'ui.prefersReducedMotion': 1,
});

/** @param theme the theme that the system prefers; a page of Chromium or WebKit may override it */
export const launch = (engine: Engine = journeyEngine, theme: Theme = 'light'): Promise<Browser> =>
  engines[engine].launch({
    executablePath: paths[engine] ?? '',
    args: engine === 'chromium' ? chromiumFlags : [],
    ...(engine === 'firefox' && {
      channel: 'moz-firefox',
      firefoxUserPrefs: firefoxPreferences(theme),
      downloadsPath: downloadFolder(),
    }),
    headless: true,
  });

let shared: Promise<Browser> | undefined;

/** The browser that all journeys share; each journey has its own profiles. It ends with the process. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= launch();
  return shared;
};

/**
 * Opens a browser profile for one person. Motion and blur are off by default: without a graphics card each frame is
 * expensive.
 */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const { reducedMotion = 'reduce', colorScheme = 'light' } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
    reducedMotion,
    colorScheme,
  });
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  if (reducedMotion === 'reduce' && browser.browserType() === chromium)
    await reduceTransparency(page, colorScheme ?? 'light');
  return { context, page };
}

/**
 * Playwright has no option for this preference, and this call resets all others, so all of a visitor's preferences are
 * set again.
 */
async function reduceTransparency(page: Page, theme: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-reduced-transparency', value: 'reduce' },
      { name: 'prefers-color-scheme', value: theme },
    ],
  });
}

/** Hiding the caret for a picture needs an inline style, which the pages' policy refuses and Firefox reports. */
const withCaret = { caret: 'initial' } as const;

/** Scrolls to the end, so that content that loads when visible is loaded. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.locator('html').evaluate(async (html) => {
    const view = html.ownerDocument.defaultView;
    for (let top = 0; top < html.scrollHeight; top += html.clientHeight / 2) {
      view?.scrollTo(0, top);
      await new Promise((resolve) => view?.requestAnimationFrame(() => view.requestAnimationFrame(resolve)));
    }
    view?.scrollTo(0, 0);
  });

/** Saves a picture of a page for a person to look at: the whole page, or only the window if a dialog is open. */
export async function keepPicture(name: string, page: Page): Promise<void> {
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  if (fullPage) await readToTheEnd(page);
  const folder = join(pictures, 'pages');
  mkdirSync(folder, { recursive: true });
  const file = name.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage, ...withCaret });
}

/** Returns the page's address and text, for an error. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .textContent({ timeout: lookTimeoutMs })
    .catch(() => 'nothing that can be read');
  return `${page.url()} showed: ${(text ?? '').replace(/\s+/g, ' ').slice(0, shownLength)}`;
}

/** Ends a journey that is stuck: its current wait then fails, with the content of every page. */
const endIfStuck = (name: string, page: Page): StallWatch =>
  watchForStall(process.pid, journeyLimits, (why) => {
    const context = page.context();
    void Promise.all(
      context.pages().map(async (open, n) => {
        mkdirSync(pictures, { recursive: true });
        const path = join(pictures, `${name}-${n}.png`);
        await open.screenshot({ path, timeout: lookTimeoutMs }).catch(() => undefined);
        return `${await describePage(open)} (${path})`;
      }),
    ).then((shown) => context.close({ reason: `stuck: ${why}; ${shown.join('; ')}` }));
  });

/**
 * Firefox's message for a request that did not reach the server. Other reasons mean that the server forbids the page to
 * read.
 */
const notThrough = /^The Same Origin Policy disallows .* \(Reason: CORS request did not succeed\)/;

/**
 * A browser reports every refused call, which the page itself explains. A refused file of the page itself is a fault.
 */
function isRefusedCall(page: Page, text: string, url: string): boolean {
  if (notThrough.test(text)) return true;
  if (!text.startsWith('Failed to load resource') || !URL.canParse(url)) return false;
  return new URL(url).origin !== new URL(page.url()).origin;
}

/**
 * Runs a journey. If it fails, or the page logs an error or sends a request to an unlisted origin, saves a screenshot
 * whose path the error names.
 * @param expected patterns of errors that the journey itself causes, for their text or their address
 */
export async function withPicture(
  name: string,
  page: Page,
  journey: () => Promise<void>,
  expected: readonly RegExp[] = [],
): Promise<void> {
  const said: string[] = [];
  const unexpected: string[] = [];
  const hear = (text: string, url = '') => {
    said.push(text);
    if (!isRefusedCall(page, text, url) && !expected.some((each) => each.test(text) || each.test(url)))
      unexpected.push(`${text} ${url}`.trim());
  };
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text(), message.location().url);
  });
  page.on('pageerror', (error) => hear(error.message));
  hearUnlisted(page, (url) => hear('requested an origin that its policy does not list:', url));
  const watch = endIfStuck(name, page);
  try {
    await journey();
    if (unexpected.length > 0) throw new Error(`the page logged an error: ${unexpected.join(' | ')}`);
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const file = join(pictures, `${name}.png`);
    await page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
    const at = `At ${page.url()}; picture: ${file}; the page showed: ${said.join(' | ') || 'nothing'}`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${at}`, { cause: error });
  } finally {
    watch.stop();
  }
}

/** Runs a journey in its own browser profile. If it fails, saves a screenshot whose path the error names. */
export async function visitAs(
  browser: Browser,
  name: string,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const { context, page } = await newVisitor(browser);
  try {
    await withPicture(name, page, () => journey(page));
  } finally {
    await context.close();
  }
}
