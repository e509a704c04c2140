import { ReviewList } from '../../features/review/review-list.tsx';
import { openSheet } from '../../lib/modal/modal.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from './account-page.module.css';
import { PageSkeleton } from './page-skeleton.tsx';

/** The operators' page; the API refuses everybody else, and says so. */
export default function ReviewPage() {
  usePageTitle('Reviews');
  const session = useSession();
  if (session.kind === 'unknown') return <PageSkeleton />;
  return (
    <div className={`page ${css.page}`}>
      <h1>Reviews</h1>
      {session.kind === 'signed-in' ? (
        <ReviewList />
      ) : (
        <Empty
          title="Sign in as an operator to see the reviews."
          actions={<Button onClick={() => openSheet({ kind: 'sign-in' })}>Sign In</Button>}
        >
          Contributions that need a decision are listed here.
        </Empty>
      )}
    </div>
  );
}
