/** A real Chromium for a journey, with screenshots if it fails. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slownessNow } from '@cgdx/aws/process/stall.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Found or installed by the test runner; without one the journeys in a browser are skipped. */
export const browserPath = process.env.CGDX_CHROMIUM || undefined;

const pictures = join(tmpdir(), 'cgdx-screenshots');
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/** Time of a free machine; less than what counts as stuck, so that a screenshot is taken first. */
const actionTimeoutMs = 90_000;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath ?? '', args: flags, headless: true });

/** Opens a person's own browser profile. */
export async function newVisitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(actionTimeoutMs * slownessNow());
  return { context, page: await context.newPage() };
}

/** Runs a journey; if it fails, saves a screenshot of the page, which the error names. */
export async function withPicture(name: string, page: Page, journey: () => Promise<void>): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  try {
    await journey();
    const blocked = said.filter((text) => text.includes('Content Security Policy'));
    if (blocked.length > 0) throw new Error('the pages want something that their policy forbids');
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const file = join(pictures, `${name}.png`);
    await page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
    const at = `At ${page.url()}; picture: ${file}; the page said: ${said.join(' | ') || 'nothing'}`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${at}`, { cause: error });
  }
}
