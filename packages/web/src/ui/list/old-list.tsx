import { explain } from '../../lib/api/api-error.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface OldListProps {
  /** The query that keeps it new, and failed. */
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Above what is still shown although it could not be brought up to date. */
export function OldList({ query }: OldListProps) {
  return (
    <Notice
      tone="warn"
      role="status"
      title="This is not up to date."
      action={
        <Button size="small" busy={query.isFetching} onClick={() => query.refetch()}>
          Try Again
        </Button>
      }
    >
      {explain(query.error)}
    </Notice>
  );
}
