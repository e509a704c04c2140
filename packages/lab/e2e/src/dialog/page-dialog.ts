/** A dialog of the pages, and how a person opens it. */
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Page } from 'playwright-core';
import type { Onlooker } from '../page-route.ts';

export interface PageDialog {
  readonly path: string;
  /** The dialog's title. */
  readonly title: string;
  /** The state, or which of several dialogs with that title. */
  readonly state?: string;
  /** The file that renders the dialog, below `packages/web/src`. */
  readonly drawnBy: string;
  /** The visitors who can open the dialog. */
  readonly who: Onlooker;
  readonly open: (page: Page, stack: Stack) => Promise<void>;
  /** A pattern of console output that is expected with the dialog. */
  readonly says?: RegExp;
  /** Set if the dialog exists only in windows narrower than this. */
  readonly belowPx?: number;
  /** Set if the dialog is one of the few that are tried after each change. */
  readonly isAmongFew?: true;
}

/** Presses the first button with a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
