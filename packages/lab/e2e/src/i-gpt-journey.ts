/** Questions to I-GPT on its page, as a signed-in person. */

import { leastContributors } from '@cgdx/core/insight/budget.ts';
import { composeInsight } from '@cgdx/core/insight/compose.ts';
import { madeUpStatistics } from '@cgdx/core/insight/made-up-pool.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasFeaturesFrom1000 } from './d-gpt-journey.ts';
import { savedFile } from './saved-file.ts';

const fusionAgent = '**/fusion_agent';
const boxOf = (page: Page) => page.getByLabel('Ask about groups of people');

export async function askInsightAsVisitor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Market Trend/ }).click();
  await page.getByText('Please sign in to access this feature').waitFor();
  await hasFeaturesFrom1000(page);
}

/** The server's answer for pools with 5,000 contributors, which this test's cloud does not have. */
function answerOf(message: string): object {
  const pools = ['spotify', 'tiktok'] as const;
  const asked = { pools, prompt: message };
  const { response, caveats, findings, remarks, tooSmall } = composeInsight(
    ['months', 'hours', 'spotify-artists'],
    pools.map((pool) => madeUpStatistics(pool, 5_000)),
    asked,
  );
  return {
    insight_id: 'made-up',
    message,
    response,
    findings,
    caveats,
    remarks,
    too_small: tooSmall,
    pdf_s3_location: 'https://reports.example/a.pdf',
    createdAt: '2026-11-23T00:00:00.000Z',
  };
}

export async function askForInsights(page: Page): Promise<void> {
  await boxOf(page).fill('  ');
  await boxOf(page).press('Enter');
  await page.getByText('Please enter a valid prompt to get insights').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Market Trend/ }).click();
  const needs = `are still too small: an insight needs about ${leastContributors}`;
  const tooSmall = page.getByText(new RegExp(`YouTube and TikTok ${needs}`));
  await tooSmall.waitFor();
  expect(
    await page.getByRole('button', { name: /Market Trend/ }).count(),
    'proves i-gpt.prompt-input-enter',
  ).toBe(0);
  await page.reload();
  // proves i-gpt.last-answer-survives
  await tooSmall.waitFor();

  await page.route(fusionAgent, (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: '{"message":"The rain is away."}' }),
  );
  await boxOf(page).fill('When are people active?');
  await page.getByRole('button', { name: 'Send' }).click();
  const failure = page.getByRole('dialog', { name: 'Error fetching insights' });
  await failure.getByText('Please try again later').waitFor();
  await page.keyboard.press('Escape');
  await page.unroute(fusionAgent);
  await page.route(fusionAgent, (route) => route.fulfill({ json: answerOf('When are people active?') }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Your Insights' }).waitFor();
  // proves i-gpt.your-insights-chart
  await expect.poll(() => page.locator('svg.marks').count()).toBe(3);
  await page.getByText('Show the numbers').first().click();
  await page.getByRole('rowheader', { name: 'Sample size' }).first().waitFor();
  await download(page);
  await page.unroute(fusionAgent);
}

/** Each press requests a new link, since links expire after a few minutes. */
async function download(page: Page): Promise<void> {
  const [again, report] = ['**/fusion_agent/made-up', 'https://reports.example/a.pdf'];
  await page.route(again, (route) => route.fulfill({ json: answerOf('When are people active?') }));
  await page.route(report, (route) =>
    route.fulfill({
      headers: { 'content-disposition': 'attachment; filename="insights.pdf"' },
      body: '%PDF-1.7',
    }),
  );
  await page.getByText('Download Insights as PDF').waitFor();
  const press = () => page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await savedFile(page, press)).name).toBe('insights.pdf');
  await page.unroute(again);
  await page.unroute(report);
}
