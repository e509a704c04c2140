/** Measures how the page of a large pool responds to a person who scrolls through all of it, selects and filters. */
import { randomUUID } from 'node:crypto';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { chromium as engine, type Page } from 'playwright-core';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { fillPool } from './fill-pool.ts';
import { forgetSeen, observe, readSeen } from './observe-page.ts';

const uploads = 10_000;
const poolId = 'spotify';
const window = { width: 1280, height: 900 };
const flags = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const email = `buyer-${randomUUID()}@example.com`;
const password = 'a long password';
/** Slowdowns of the processor: none, and Lighthouse's simulation of a phone. */
const slowdowns = [1, 4] as const;
const wheelPx = 2_000;
const rowsChosen = 8;
const filterPresses = 5;

export async function measureBuyPage(stack: Stack, chromium: string): Promise<BenchmarkLine[]> {
  await fillPool(stack, poolId, uploads);
  await signUp(stack, email, password);
  const browser = await engine.launch({ executablePath: chromium, args: flags });
  try {
    const lines: BenchmarkLine[] = [];
    for (const slowdown of slowdowns) {
      const context = await browser.newContext({ viewport: window });
      const page = await context.newPage();
      await page.addInitScript(observe);
      await signIn(page, stack);
      lines.push(...(await usePool(page, stack, slowdown)));
      await context.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, stack: Stack): Promise<void> {
  await page.goto(stack.webUrl);
  await page.getByRole('button', { name: 'Sign In/Up' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Account' }).first().waitFor();
}

async function usePool(page: Page, stack: Stack, slowdown: number): Promise<BenchmarkLine[]> {
  await page.goto(`${stack.webUrl}/datapool/buy/${poolId}`);
  const rows = rowsOf(page);
  await rows.first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  await forgetSeen(page);
  await scrollToEnd(page);
  const scrolling = await readSeen(page);
  const drawn = await rows.count();

  await forgetSeen(page);
  await choose(page);
  const { presses } = await readSeen(page);
  const of = (what: string, unit: string, value: number) =>
    line(`buy page, ${what}`, `${uploads}, CPU / ${slowdown}`, unit, value, {});
  return [
    of('interaction to next paint', 'ms', Math.max(0, ...presses)),
    of('longest task while scrolling', 'ms', Math.max(0, ...scrolling.tasks)),
    of('rows drawn', 'rows', drawn),
  ];
}

/** Scrolls down until the last of all uploads is on the page, which loads its list in pages. */
async function scrollToEnd(page: Page): Promise<void> {
  const last = page.locator(`tr[aria-rowindex="${uploads + 1}"]`);
  await page.mouse.move(window.width / 2, window.height / 2);
  while ((await last.count()) === 0) await page.mouse.wheel(0, wheelPx);
}

/** The first row contains the headings. */
const rowsOf = (page: Page) => page.getByRole('table', { name: 'uploads' }).locator('tbody tr');

/** Presses the checkbox of a row below the middle of the window. */
async function pressRowInView(page: Page): Promise<void> {
  for (const row of await rowsOf(page).all()) {
    const box = await row.boundingBox();
    if (box === null || box.y < window.height / 3 || box.y > (window.height * 2) / 3) continue;
    await row.getByRole('checkbox').click();
    return;
  }
}

/** Selects various rows, previews one, filters, and selects all. */
async function choose(page: Page): Promise<void> {
  for (let n = 0; n < rowsChosen; n++) {
    await page.mouse.wheel(0, -wheelPx);
    await pressRowInView(page);
  }
  await page.getByRole('button', { name: 'Look inside' }).first().click();
  await page.getByRole('dialog', { name: 'Inside this upload' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('slider', { name: 'Minimum quality' });
  await filter.focus();
  for (let n = 0; n < filterPresses; n++) await page.keyboard.press('ArrowRight');
  const moved = await filter.inputValue();
  if (moved !== String(filterPresses))
    throw new Error(`the filter was pressed ${filterPresses} times and stands at ${moved}`);
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Deselect All' }).click();
  // The browser reports the last paint with a delay.
  await page.waitForTimeout(500);
}
