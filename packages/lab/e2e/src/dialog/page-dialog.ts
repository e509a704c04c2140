/** A dialog of the pages, and how a person opens it. */
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Page } from 'playwright-core';
import type { Onlooker } from '../page-route.ts';

export interface PageDialog {
  readonly path: string;
  /** The dialog's title. */
  readonly title: string;
  /** Which of several dialogs of that title, or in which state. */
  readonly state?: string;
  /** The file that draws it, below `packages/web/src`. */
  readonly drawnBy: string;
  /** Who can open it. */
  readonly who: Onlooker;
  readonly open: (page: Page, stack: Stack) => Promise<void>;
  /** What a browser may say of it in the console. */
  readonly says?: RegExp;
  /** Only in windows narrower than this. */
  readonly belowPx?: number;
  /** One of the few that are tried after each change. */
  readonly isAmongFew?: true;
}

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
