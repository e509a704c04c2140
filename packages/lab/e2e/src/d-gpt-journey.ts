/** A conversation with D-GPT on its page, as a signed-in person. */
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Begins an answer that fits. */
const found = /Here (?:is a dataset|are \d+ datasets) for/;
const agentChat = '**/agent_chat';
const json = 'application/json';
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Describe the data you need' });
const isPrompt = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/agent_chat';
const isStream = (request: Request): boolean => request.headers().accept === 'text/event-stream';

export async function askAsVisitor(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => isPrompt(request) && asked.push(request.url()));
  await refuseEmpty(page);
  await page.getByRole('button', { name: /S&P 500/ }).click();
  await page.getByText('Please sign in to access this feature').waitFor();
  await page.keyboard.press('Escape');
  await boxOf(page).fill('rainfall');
  await boxOf(page).press('Enter');
  await page.getByText('Please sign in to access this feature').waitFor();
  expect(await boxOf(page).inputValue()).toBe('rainfall');
  expect(asked).toEqual([]);
  await hasFeaturesFrom1000(page);
}

/** The list of features is beside the chat in windows from 1000 px. Starts where a visitor was asked to sign in. */
export async function hasFeaturesFrom1000(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Sign In Required' });
  await asked.getByRole('button', { name: 'Not Now' }).click();
  const features = page.getByRole('complementary', { name: 'About this assistant' });
  for (const width of [1000, 999]) {
    await page.setViewportSize({ width, height: 800 });
    // proves chat.chat-wrapper-feature
    await features.waitFor({ state: width === 1000 ? 'visible' : 'hidden' });
  }
}

/** Enter sends nothing until the previous answer is complete. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await boxOf(page).press('Enter');
}

async function refuseEmpty(page: Page): Promise<void> {
  await boxOf(page).fill('  ');
  await boxOf(page).press('Enter');
  await page.getByText('Empty Prompt').waitFor();
  await page.getByText('Please enter a valid prompt to find data').waitFor();
  await page.keyboard.press('Escape');
}

export async function converse(page: Page): Promise<void> {
  const prompts: Request[] = [];
  page.on('request', (request) => isPrompt(request) && prompts.push(request));
  const box = boxOf(page);
  await refuseEmpty(page);
  await growBox(page);
  // Simulates a browser whose style sheets do not support the feature.
  await page.evaluate('void (CSS.supportsBefore = CSS.supports, CSS.supports = () => false)');
  await growBox(page);
  expect(await box.getAttribute('style')).toContain('height');
  await page.evaluate('void (CSS.supports = CSS.supportsBefore)');

  expect(await page.getByRole('button', { name: /^Find me datasets/ }).count()).toBe(4);
  await page.getByRole('button', { name: /Twitter data/ }).click();
  const card = page.getByRole('link', { name: /Sentiment140/ }).first();
  await card.waitFor();
  expect(await page.getByRole('button', { name: /^Find me datasets/ }).count()).toBe(0);
  expect(await card.getAttribute('target')).toBe('_blank');
  expect(await card.getAttribute('href')).toMatch(/^https:/);
  // Only one request was sent, to the stream; the session's id is a time.
  expect(prompts.map(isStream)).toEqual([true]);
  expect(prompts[0]?.postDataJSON().session_id, 'proves d-gpt.session-id-timestamp').toMatch(/^\d{13}$/);

  await box.fill('only after 2015');
  await box.press('Shift+Enter');
  expect(await box.inputValue(), 'proves d-gpt.text-box-several').toBe('only after 2015\n');
  await send(page);
  const chip = page.getByRole('button', { name: 'Without since 2016' });
  await chip.waitFor();
  await page.reload();
  await chip.waitFor();
  const seeAll = page.getByRole('link', { name: 'See all in Data Pool' });
  expect(await seeAll.last().getAttribute('href')).toBe('/datapool/buy/x?order=best&from=2016-01-01');
  await chip.click();
  await expect.poll(() => page.getByText(found).count()).toBe(3);
  await useAnswer(page);
  await stop(page);
  await failAndRetry(page);
  await doWithoutStream(page);
  await page.getByRole('button', { name: 'New Chat' }).click();
  await page.getByRole('button', { name: /S&P 500/ }).waitFor();
}

/** The box is 45 px high for a line, grows with more, and never exceeds 150 px. */
async function growBox(page: Page): Promise<void> {
  const heightOf = async (lines: number): Promise<number> => {
    await boxOf(page).fill(Array.from({ length: lines }, () => 'rain').join('\n'));
    return (await boxOf(page).boundingBox())?.height ?? 0;
  };
  expect(Math.round(await heightOf(1)), 'proves d-gpt.box-grows-text').toBe(45);
  expect(await heightOf(3)).toBeGreaterThan(60);
  expect(Math.round(await heightOf(40))).toBe(150);
  await boxOf(page).fill('');
}

/** Uses the actions of an answer: repeat, copy, rate. */
async function useAnswer(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toContain('Sentiment140');
  expect(copied.split('\n\n')[1]?.split('\n')).toHaveLength(3);

  await page.getByRole('button', { name: 'Regenerate' }).first().click();
  await expect.poll(() => page.getByText(found).count()).toBe(4);
  await page.getByRole('button', { name: 'Good answer' }).first().click();
  await page.locator('[aria-pressed=true]').waitFor();
  await page.reload();
  await page.locator('[aria-pressed=true]').waitFor();
}

/** While an answer is awaited there are three dots and a Stop button. After stopping, nothing more arrives. */
async function stop(page: Page): Promise<void> {
  const held = Promise.withResolvers<Route>();
  await page.route(agentChat, (route) => held.resolve(route));
  await boxOf(page).fill('glaciers');
  await send(page);
  const dots = page.getByRole('status', { name: 'Searching' });
  await dots.waitFor();
  expect(await dots.locator('span').count(), 'proves d-gpt.three-bouncing-dots').toBe(3);
  expect(await boxOf(page).inputValue(), 'proves d-gpt.sending-clears-box').toBe('');
  const route = await held.promise;
  const failed = page.waitForEvent('requestfailed', isPrompt);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('You stopped this answer.').waitFor();
  await failed;
  await route.abort().catch(() => undefined);
  expect(await dots.count()).toBe(0);
  await page.unroute(agentChat);
  await page.getByRole('button', { name: 'Ask Again' }).click();
  await page.getByText(/for “glaciers”|fits “glaciers”/).waitFor();
}

/** A failed call shows its reason, keeps the prompt, and is repeated on request. */
async function failAndRetry(page: Page): Promise<void> {
  await page.route(agentChat, (route) =>
    route.fulfill({ status: 409, contentType: json, body: '{"message":"The rain is away."}' }),
  );
  await boxOf(page).fill('rainfall');
  await page.getByRole('button', { name: 'Send' }).click();
  // proves d-gpt.failure-says-happened
  await page.getByText('The rain is away.').waitFor();
  await page.unroute(agentChat);
  // Text that arrived before the failure stays on the page.
  const begun = 'event: text\ndata: {"text":"Here it comes."}\n\n';
  const broken = `${begun}event: error\ndata: {"message":"The catalogue is away."}\n\n`;
  await page.route(agentChat, (route) => route.fulfill({ contentType: 'text/event-stream', body: broken }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('The catalogue is away.').waitFor();
  await page.getByText('Here it comes.').waitFor();
  await page.unroute(agentChat);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(/Here are \d+ datasets for “rainfall”/).waitFor();
}

/** If the stream fails, the plain answer is requested. */
async function doWithoutStream(page: Page): Promise<void> {
  await page.route(agentChat, (route) => (isStream(route.request()) ? route.abort() : route.fallback()));
  await boxOf(page).fill('house prices');
  await send(page);
  await page.getByText('for “house prices”').waitFor();
  await page.unroute(agentChat);
}

/** The home page contains the same chat, which is loaded when the visitor scrolls to it, with four cards below it. */
export async function converseAtHome(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Describe the data you need' }).scrollIntoViewIfNeeded();
  await boxOf(page).fill('electricity use of a household');
  await send(page);
  await page.getByText('for “electricity use of a household”').waitFor();
  await boxOf(page).fill('taxi rides');
  await send(page);
  await page.getByText('for “taxi rides”').waitFor();
  // A long conversation would push the rest of the page away.
  expect(await page.getByText('for “electricity use of a household”').count()).toBe(0);
  await page.getByRole('link', { name: 'See the Whole Chat' }).waitFor();
  // proves chat.home-page-chat
  for (const name of ['Data Pool', 'DataGPT (D-GPT)', 'InsightGPT (I-GPT)', 'Learn More'])
    await page.getByRole('main').getByText(name, { exact: true }).first().waitFor();
}
