/**
 * Records the messages that a page receives by live push, in any browser, as not every driver reports WebSocket frames.
 */
import type { Page } from 'playwright-core';

const key = 'cgdx.test.push';

/**
 * Records the types of messages, such as `data` for a change.
 * @returns a function that returns the types received by this tab so far
 */
export async function receivedPushes(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(`
    globalThis.WebSocket = class extends WebSocket {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          const heard = JSON.parse(sessionStorage.getItem('${key}') ?? '[]');
          sessionStorage.setItem('${key}', JSON.stringify([...heard, JSON.parse(data).type]));
        });
      }
    };
  `);
  return () => page.evaluate(`JSON.parse(sessionStorage.getItem('${key}') ?? '[]')`);
}

/** Makes every WebSocket of this tab fail to open. @returns a function that returns how many have failed so far */
export async function refusePushes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    globalThis.WebSocket = class extends EventTarget {
      readyState = 3;
      constructor() {
        super();
        sessionStorage.setItem('${key}', Number(sessionStorage.getItem('${key}')) + 1);
        setTimeout(() => {
          const closed = new CloseEvent('close', { code: 1006 });
          this.dispatchEvent(closed);
          this.onclose?.(closed);
        });
      }
      send() {}
      close() {}
    };
  `);
  return () => page.evaluate(`Number(sessionStorage.getItem('${key}'))`);
}
