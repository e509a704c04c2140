/** Checks that a page sends requests only to origins that its own policy lists. */
import type { Page } from 'playwright-core';

/** @param policy the document's policy, from its header */
export function isListed(policy: string, documentUrl: string, url: string): boolean {
  const { origin, protocol } = new URL(url);
  // The policy says where `data:` and `blob:` may be used, and neither causes a request.
  if (protocol === 'data:' || protocol === 'blob:' || origin === new URL(documentUrl).origin) return true;
  return policy.split(/[\s;]+/).some((source) => source === origin || source.startsWith(`${origin}/`));
}

/** Calls `tell` for each request of a page to an origin that its document's policy does not list. */
export function hearUnlisted(page: Page, tell: (url: string) => void): void {
  let document: { readonly url: string; readonly policy: string } | undefined;
  page.on('response', (response) => {
    const isDocument =
      response.request().isNavigationRequest() && response.request().frame() === page.mainFrame();
    const policy = response.headers()['content-security-policy'];
    if (isDocument && policy !== undefined) document = { url: response.url(), policy };
  });
  page.on('request', (request) => {
    if (document === undefined || request.isNavigationRequest()) return;
    if (!isListed(document.policy, document.url, request.url())) tell(request.url());
  });
}
