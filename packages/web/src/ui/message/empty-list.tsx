import { exploreDataPools, refresh } from '@cgdx/core/specification/word.ts';
import { Button, LinkButton } from '../control/button.tsx';
import { EmptyLine } from './empty-line.tsx';
import { LoadFailure } from './load-failure.tsx';

interface EmptyListProps {
  readonly title: string;
  /** As it begins a sentence, for the case that it could not be loaded again: `Your rewards`. */
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

/** A list of the account that has nothing in it yet, with a way to look again and one to begin. */
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
