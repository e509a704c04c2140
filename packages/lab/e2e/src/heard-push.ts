/** What a page hears over its live push, in any browser: not every driver tells of a page's sockets. */
import type { Page } from 'playwright-core';

const key = 'cgdx.test.push';

/** Keeps the types of the messages that arrive from now on, such as `data` for a change. @returns those of this tab so far */
export async function heardPushes(page: Page): Promise<() => Promise<readonly string[]>> {
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

/** Lets no socket of this tab open. @returns how many were refused so far */
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
