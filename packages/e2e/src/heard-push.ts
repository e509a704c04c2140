/** What a page hears over its live push. */
import type { Page } from 'playwright-core';

/** @returns the types of the messages that arrive from now on, such as `data` for a change */
export function heardPushes(page: Page): string[] {
  const types: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { type }: { type?: unknown } = JSON.parse(String(payload));
      types.push(String(type));
    });
  });
  return types;
}
