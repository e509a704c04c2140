import { TryAgain } from '../control/try-again.tsx';
import { Notice } from './notice.tsx';

interface ChainUnreadProps {
  /** The API's sentence about the failure. */
  readonly why: string;
  /** Sentences that say what is shown nevertheless, and what is missing. */
  readonly children: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Says that no node answered and what is known without one, with a button to try again. */
export function ChainUnread({ why, children, query }: ChainUnreadProps) {
  return (
    <Notice tone="fail" role="alert" title="The chain could not be read." action={<TryAgain query={query} />}>
      {why} {children}
    </Notice>
  );
}
