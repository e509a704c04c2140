/** Answers calls of a page in the test, so that a dialog can be shown in a state that would not occur otherwise. */
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Page } from 'playwright-core';

/** Headers that let a page of another origin read the answer. */
const headers = { 'access-control-allow-origin': '*' };

/**
 * @param isCall returns whether to answer a call to this address
 * @param method the only method to answer, if given
 */
export async function answerCall(
  page: Page,
  isCall: (url: URL) => boolean,
  json: object,
  status = 200,
  method?: string,
): Promise<void> {
  await page.route(isCall, (route) => {
    const asked = route.request().method();
    // The server answers whether the page may send the call at all.
    const isOther = asked === 'OPTIONS' || (method !== undefined && asked !== method);
    return isOther ? route.fallback() : route.fulfill({ json, headers, status });
  });
}

/** Leaves a call open until the page is closed. The call is never sent, even if the page aborts nothing. */
export async function holdCall(page: Page, isCall: (url: URL) => boolean): Promise<void> {
  await page.route(isCall, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    await page.waitForEvent('framenavigated', { timeout: 0 });
    // The page has been closed, and perhaps the call with it.
    await route.abort().catch(() => undefined);
  });
}

/**
 * Answers operations of the user pool, which share an address and differ in a header. An answer with a `__type` is a
 * refusal.
 * @returns a function that stops answering
 */
export async function answerIdentity(
  page: Page,
  { endpoints }: Stack,
  answers: Readonly<Record<string, object>>,
): Promise<() => Promise<void>> {
  const isCall = (url: URL) => url.href.startsWith(endpoints['cognito-idp'] ?? '');
  await page.route(isCall, (route) => {
    const [, operation = ''] = (route.request().headers()['x-amz-target'] ?? '').split('.');
    const json = answers[operation];
    if (json === undefined) return route.fallback();
    return route.fulfill({ json, headers, status: '__type' in json ? 400 : 200 });
  });
  return () => page.unroute(isCall);
}
