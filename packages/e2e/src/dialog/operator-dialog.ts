/** The operators' dialogs: each asks for a reason. */
import type { Page } from 'playwright-core';
import { type PageDialog, press } from './page-dialog.ts';

const who = 'somebody signed in';

/** Opens the execution that waits for a review. */
const openWaiting = (page: Page): Promise<void> => page.locator('main dd a').first().click();

export const operatorDialogs: readonly PageDialog[] = [
  {
    path: '/operator/reviews',
    title: 'Accept this contribution?',
    drawnBy: 'features/review/review-list.tsx',
    who,
    open: (page) => press(page, 'Accept'),
  },
  {
    path: '/operator/reviews',
    title: 'Refuse this contribution?',
    drawnBy: 'features/review/review-list.tsx',
    who,
    open: (page) => press(page, 'Refuse'),
  },
  {
    path: '/operator/dead-letters',
    title: 'Replay this event?',
    drawnBy: 'features/dead-letter/letter-dialog.tsx',
    who,
    open: (page) => press(page, 'Replay'),
  },
  {
    path: '/operator/reviews',
    title: 'Stop this execution?',
    drawnBy: 'features/execution/stop-dialog.tsx',
    who,
    open: async (page) => {
      await openWaiting(page);
      await press(page, 'Stop');
    },
  },
  {
    path: '/operator/executions?status=aborted',
    title: 'Redrive this execution?',
    drawnBy: 'features/execution/redrive-dialog.tsx',
    who,
    open: async (page) => {
      await page.locator('main a[href^="/operator/executions/"]').first().click();
      await press(page, 'Redrive');
    },
  },
];
