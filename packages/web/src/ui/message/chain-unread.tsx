import { TryAgain } from '../control/try-again.tsx';
import { Notice } from './notice.tsx';

interface ChainUnreadProps {
  /** The API's sentence. */
  readonly why: string;
  /** What is shown nevertheless, and what is not: sentences. */
  readonly children: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Says that no node answered, what is true without one, and offers to try again. */
export function ChainUnread({ why, children, query }: ChainUnreadProps) {
  return (
    <Notice tone="fail" role="alert" title="The chain could not be read." action={<TryAgain query={query} />}>
      {why} {children}
    </Notice>
  );
}
