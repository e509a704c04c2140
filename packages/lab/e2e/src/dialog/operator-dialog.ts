/** The operators' dialogs: each asks for a reason. */
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import type { Page } from 'playwright-core';
import { answerCall } from '../made-up-call.ts';
import { type PageDialog, press } from './page-dialog.ts';

const who = 'somebody signed in';

/** Opens the execution that waits for a review. */
const openWaiting = (page: Page): Promise<void> => page.locator('main dd a').first().click();

const aborted = (executionId: string): Execution => ({
  workflow: 'contribution',
  executionId,
  status: 'aborted',
  startedAt: '2026-11-05T12:00:00Z',
  endedAt: '2026-11-05T12:00:10Z',
  redrives: 0,
});

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
    path: '/operator/dead-letters',
    title: 'Discard this event?',
    drawnBy: 'features/dead-letter/letter-dialog.tsx',
    who,
    open: (page) => press(page, 'Discard'),
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
  {
    path: '/operator/executions?status=aborted',
    title: 'Redrive 2 executions?',
    drawnBy: 'features/execution/redrive-dialog.tsx',
    who,
    open: async (page, { apiUrl }) => {
      const executions = [aborted('made-up-one'), aborted('made-up-two')];
      await answerCall(page, (url) => url.href.startsWith(`${apiUrl}/operator/executions?`), { executions });
      await page.reload();
      for (const { executionId } of executions)
        await page.getByRole('checkbox', { name: `execution ${executionId}` }).check({ force: true });
      await press(page, 'Redrive 2 Executions');
    },
  },
];
