/** Calls of a page that are answered here, so that a dialog can be looked at in a state that nobody can wait for. */
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Page } from 'playwright-core';

/** What a page of another origin may read. */
const headers = { 'access-control-allow-origin': '*' };

/**
 * @param isCall whether the call to this address is the one
 * @param method if only calls by this one are
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
    // Whether it may call at all, the server says.
    const isOther = asked === 'OPTIONS' || (method !== undefined && asked !== method);
    return isOther ? route.fallback() : route.fulfill({ json, headers, status });
  });
}

/** Leaves a call open for as long as the page is. It is never sent: a browser sends a held call that nobody gives up. */
export async function holdCall(page: Page, isCall: (url: URL) => boolean): Promise<void> {
  await page.route(isCall, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    await page.waitForEvent('framenavigated', { timeout: 0 });
    // Its page is gone, and perhaps the call with it.
    await route.abort().catch(() => undefined);
  });
}

/**
 * Answers the identity provider's operations, which have one address and a header each; with a `__type` it is a refusal.
 *
 * @returns what lets the calls through again
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
