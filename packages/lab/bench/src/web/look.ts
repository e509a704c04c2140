/**
 * Measures the inspection of a large export before it is sent: its speed, whether the page freezes, and the memory
 * used.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { type Browser, chromium as engine } from 'playwright-core';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { forgetSeen, observe, readSeen } from './observe-page.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const platform = 'spotify';
const seed = 15;

/** @param size the size of the export's JSON, such as `1GB` */
export async function measureLook(
  stack: Stack,
  chromium: string,
  { directory, size }: { readonly directory: string; readonly size: string },
): Promise<BenchmarkLine[]> {
  const file = await makeSample(directory, platform, size, seed);
  const browser = await engine.launch({ executablePath: chromium, args: flags });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.addInitScript(observe);
    await page.goto(`${stack.webUrl}/datapool/contribute/${platform}`);
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    const before = await residentMb(browser, 'VmRSS');
    await forgetSeen(page);
    const startedAt = performance.now();
    await input.setInputFiles(file);
    await page.getByRole('img', { name: /^Estimated score/ }).waitFor();
    const seconds = (performance.now() - startedAt) / 1000;
    const { tasks } = await readSeen(page);
    const most = await residentMb(browser, 'VmHWM');
    const of = (what: string, unit: string, value: number) => line(`look, ${what}`, size, unit, value, {});
    return [
      of('from the choice to the estimate', 's', seconds),
      of('longest task of the page', 'ms', Math.max(0, ...tasks)),
      ...(before === undefined || most === undefined ? [] : [of('memory, at most', 'MB', most - before)]),
    ];
  } finally {
    await browser.close();
  }
}

/** Returns the memory of the process that runs the page and its worker; undefined if the system does not report it. */
async function residentMb(browser: Browser, field: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => `/proc/${id}/status`)
    .filter((path) => existsSync(path))
    .map((path) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(path, 'utf8'))?.[1]));
  return kilobytes.length === 0 ? undefined : (Math.max(...kilobytes) * 1024) / 1e6;
}
