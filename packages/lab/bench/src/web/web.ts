/** Measures the pages that people find first with Lighthouse's simulation of a phone, on a separate local cloud. */

import { findOrInstallBrowser } from '@cgdx/local/command/test/browser.ts';
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';
import { measureBuyPage } from './buy-page.ts';
import { type PageReport, runLighthouse } from './lighthouse.ts';
import { measureLook } from './look.ts';

const paths = ['/', '/datapool', '/about'] as const;
/** The median run counts, as a page takes longer when the machine is busy. */
const runsOfPage = 3;
/** The JSON size of an export of many years. */
const sizeOfExport = '1GB';

/** The same Lighthouse's figures for Ocean Market's first page in November 2026. */
const oceanMarket = { performance: 30, largestPaintMs: 16_700, bytes: 1_310_000 } as const;
const peerName = 'Ocean Market, November 2026';

export const web: Benchmark = {
  about:
    'Lighthouse on a phone, requests and bytes of the first pages, as CloudFront would serve them; the buy page with 10,000 uploads; the look at a large export before it is sent (--size, 1GB)',
  run: async ({ onNote, size = sizeOfExport }) => {
    const chromium = await findOrInstallBrowser('Chromium');
    if (typeof chromium !== 'string') throw new Error(chromium.reason);
    const directory = newStateDirectory();
    onNote('Starting a local cloud of its own ...');
    const { stack, stop } = await startCloud(directory);
    try {
      const lines: BenchmarkLine[] = [];
      for (const path of paths) {
        onNote(`Lighthouse on ${path}, ${runsOfPage} times ...`);
        const report = await measurePage(stack.webUrl + path, chromium);
        for (const audit of report.failing) onNote(`  ${path} could be better: ${audit}`);
        lines.push(...linesOf(path, report));
      }
      onNote('Scrolling through a pool of 10,000 uploads, and choosing from it ...');
      lines.push(...(await measureBuyPage(stack, chromium)));
      onNote(`Looking at an export of ${size} ...`);
      lines.push(...(await measureLook(stack, chromium, { directory, size })));
      return lines;
    } finally {
      await stop();
      removeStateDirectory(directory);
    }
  },
};

/** @returns the run with the median largest paint */
async function measurePage(url: string, chromium: string): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runsOfPage; run++) reports.push(await runLighthouse(url, chromium));
  const [middle] = reports.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs).slice(runsOfPage >> 1);
  if (middle === undefined) throw new Error('Lighthouse was not run.');
  return middle;
}

function linesOf(path: string, report: PageReport): BenchmarkLine[] {
  const { scores } = report;
  const peer = (value: number) => (path === '/' ? { [peerName]: value } : {});
  const of = (what: string, unit: string, value: number, peers = {}) =>
    line(`${path} ${what}`, 'phone', unit, value, peers);
  return [
    of('performance', 'points', scores.performance, peer(oceanMarket.performance)),
    of('accessibility', 'points', scores.accessibility),
    of('best practices', 'points', scores['best-practices']),
    of('SEO', 'points', scores.seo),
    of('first paint', 'ms', report.firstPaintMs),
    of('largest paint', 'ms', report.largestPaintMs, peer(oceanMarket.largestPaintMs)),
    of('blocked', 'ms', report.blockingMs),
    of('layout shift', '', report.layoutShift),
    of('requests', 'requests', report.requests),
    of('script', 'kB', report.scriptBytes / 1000),
    of('all of it', 'kB', report.bytes / 1000, peer(oceanMarket.bytes / 1000)),
  ];
}
