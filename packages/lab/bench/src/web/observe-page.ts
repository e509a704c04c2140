/** Records in a page the time from each press to its paint, and each long task. */
import type { Page } from 'playwright-core';

/** Runs in the page, before its own scripts. */
export const observe = `
  globalThis.seen = { presses: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) seen.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;

/** In milliseconds. */
export interface Seen {
  readonly presses: readonly number[];
  /** Only tasks of more than 50 ms. */
  readonly tasks: readonly number[];
}

export const forgetSeen = (page: Page) => page.evaluate('seen.presses.length = 0; seen.tasks.length = 0');
export const readSeen = (page: Page) => page.evaluate('seen') as Promise<Seen>;
