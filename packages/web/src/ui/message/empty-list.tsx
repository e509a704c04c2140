import { exploreDataPools, refresh } from '@cgdx/core/specification/word.ts';
import { Button, LinkButton } from '../control/button.tsx';
import { EmptyLine } from './empty-line.tsx';
import { LoadFailure } from './load-failure.tsx';

interface EmptyListProps {
  readonly title: string;
  /** The list's name as it begins a sentence, for a failed refresh: `Your rewards`. */
  readonly what: string;
  /** The target of "Explore DataPools". */
  readonly explore: string;
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: string;
}

/** An empty list on the account page, with a button to refresh and a link to begin. */
export function EmptyList({ title, what, explore, query, children }: EmptyListProps) {
  if (query.error) return <LoadFailure what={what} query={query} />;
  return (
    <EmptyLine
      title={title}
      actions={
        <>
          <LinkButton to={explore}>{exploreDataPools}</LinkButton>
          <Button look="quiet" busy={query.isFetching} onClick={() => query.refetch()}>
            {refresh}
          </Button>
        </>
      }
    >
      {children}
    </EmptyLine>
  );
}
