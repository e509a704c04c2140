import { explain } from '../../lib/api/api-error.ts';
import { TryAgain } from '../control/try-again.tsx';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  /** The name of what could not be loaded, as it begins a sentence: `Your rewards`. Without it, older data is still shown below. */
  readonly what?: string;
  /** The query that failed. */
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Says that something could not be loaded or updated and why, with a button to try again. */
export function LoadFailure({ what, query }: LoadFailureProps) {
  return (
    <Notice
      {...(what === undefined
        ? stale
        : { tone: 'fail', role: 'alert', title: `${what} could not be loaded.` })}
      action={<TryAgain query={query} />}
    >
      {explain(query.error)}
    </Notice>
  );
}

const stale = { tone: 'warn', role: 'status', title: 'This is not up to date.' } as const;
