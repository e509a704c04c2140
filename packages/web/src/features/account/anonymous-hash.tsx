import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { Button } from '../../ui/control/button.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import css from './anonymous-hash.module.css';

const accountQuery = (sub: string) =>
  queryOptions({
    queryKey: ['account', sub],
    queryFn: ({ signal }) => call('GET /account', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The hash that replaces the name of a person where it must not appear. Its line has its final height at once: nothing below it moves. */
export function AnonymousHash({ sub }: { sub: string }) {
  const { data, error, refetch, isFetching } = useQuery(accountQuery(sub));
  return (
    <p className={css.line}>
      Your anonymous hash:{' '}
      {data ? (
        <Hash value={data.anonymousHash} name="anonymous hash" />
      ) : (
        <span className={css.unknown}>{error ? 'it cannot be read just now.' : '…'}</span>
      )}
      {!data && error && (
        <Button size="small" look="quiet" busy={isFetching} onClick={() => refetch()}>
          Try Again
        </Button>
      )}
      <span className={css.note}>
        It stands for you where your name must not. Only you and our operators see it: buyers never learn who
        contributed.
      </span>
    </p>
  );
}
