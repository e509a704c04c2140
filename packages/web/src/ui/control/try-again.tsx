import { Button } from './button.tsx';

interface TryAgainProps {
  /** The query that failed. */
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A button that repeats a failed query. */
export const TryAgain = ({ query }: TryAgainProps) => (
  <Button size="small" busy={query.isFetching} onClick={() => query.refetch()}>
    Try Again
  </Button>
);
