/** A conversation with D-GPT on its page, in the browser of somebody who is signed in. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const agentChat = '**/agent_chat';
const boxOf = (page: Page) => page.getByLabel('Describe the data you need');

export async function askAsVisitor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /S&P 500/ }).click();
  await page.getByText('Please sign in to access this feature').waitFor();
}

export async function converse(page: Page): Promise<void> {
  const box = boxOf(page);
  await box.fill('  ');
  await box.press('Enter');
  await page.getByText('Please enter a valid prompt to find data').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Twitter data/ }).click();
  await page.getByRole('link', { name: /Sentiment140/ }).waitFor();
  expect(await page.getByRole('button', { name: /S&P 500/ }).count()).toBe(0);
  const card = page.getByRole('link', { name: /Sentiment140/ }).first();
  expect(await card.getAttribute('target')).toBe('_blank');
  expect(await card.getAttribute('href')).toMatch(/^https:/);

  await box.fill('only after 2015');
  await box.press('Shift+Enter');
  expect(await box.inputValue()).toBe('only after 2015\n');
  await box.press('Enter');
  const chip = page.getByRole('button', { name: 'Without since 2016' });
  await chip.waitFor();
  await page.reload();
  await chip.waitFor();
  await chip.click();
  await expect.poll(() => page.getByText('the best first').count()).toBe(3);
  await page.getByRole('button', { name: 'Good answer' }).first().click();
  await page.locator('[aria-pressed=true]').waitFor();
  await failAndRetry(page);
  await page.getByRole('button', { name: 'New Chat' }).click();
  await page.getByRole('button', { name: /S&P 500/ }).waitFor();
}

/** A failed call says what happened, keeps the prompt, and is made again when asked. */
async function failAndRetry(page: Page): Promise<void> {
  await page.route(agentChat, (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: '{"message":"The rain is away."}' }),
  );
  await boxOf(page).fill('rainfall');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('The rain is away.').waitFor();
  await page.unroute(agentChat);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('datasets for “rainfall”').waitFor();
}
