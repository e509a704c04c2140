/** A page may ask no origin that its own policy does not list. */
import type { Page } from 'playwright-core';

/** @param policy of the document, as its header has it */
export function isListed(policy: string, documentUrl: string, url: string): boolean {
  const { origin, protocol } = new URL(url);
  // The policy names `data:` and `blob:` where they may stand, and neither asks anybody.
  if (protocol === 'data:' || protocol === 'blob:' || origin === new URL(documentUrl).origin) return true;
  return policy.split(/[\s;]+/).some((source) => source === origin || source.startsWith(`${origin}/`));
}

/** Tells of each request of a page to an origin that the policy of its document does not list. */
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
