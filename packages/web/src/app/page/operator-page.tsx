import type { ReactNode } from 'react';
import { openSheet } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { lazyPageWithQueries } from '../load/lazy-page.ts';
import css from './account-page.module.css';
import { PageSkeleton } from './page-skeleton.tsx';

/** Only operators load the console: `src/build.full.test.ts` checks that no other script contains it. */
const Console = lazyPageWithQueries(() => import('../operator/console.tsx'));

/** Shows the console to operators. The browser's check protects nothing: the API refuses everybody else. */
export default function OperatorPage() {
  const session = useSession();
  switch (session.kind) {
    case 'unknown':
      return <PageSkeleton />;
    case 'signed-in':
      return session.person.isOperator ? <Console /> : <NotForYou />;
    case 'signed-out':
      return (
        <NotForYou
          action={
            <Button look="primary" onClick={() => openSheet({ kind: 'sign-in' })}>
              Sign In
            </Button>
          }
        />
      );
    default:
      return session satisfies never;
  }
}

function NotForYou({ action }: { action?: ReactNode }) {
  usePageTitle('Operators');
  return (
    <div className={`page ${css.page}`}>
      <h1>Operators</h1>
      <Empty title="This page is for operators." actions={action}>
        {action
          ? 'Sign in with an operator’s account to go on.'
          : 'Your account is not one of theirs. If it has just become one, sign out and in again.'}
      </Empty>
    </div>
  );
}
