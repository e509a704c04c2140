/** Simulates a browser in which every site is forbidden to store data, with Chromium's errors. */
import type { Page } from 'playwright-core';

/** Denies storage to every page of this address, before its own scripts run. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(`{
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { configurable: true, get() { throw denied(); } });
    Object.defineProperty(navigator, 'storage', { value: undefined });
    const refuse = async () => { throw denied(); };
    Object.defineProperty(navigator, 'locks', { value: { request: refuse, query: refuse } });
  }`);
}
