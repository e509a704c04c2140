import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { Hash } from '../../ui/hash.tsx';
import css from './anonymous-hash.module.css';

const accountQuery = (sub: string) =>
  queryOptions({
    queryKey: ['account', sub],
    queryFn: ({ signal }) => call('GET /account', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What stands for the person where their name must not. Not worth an error of its own: it is left out until it is known. */
export function AnonymousHash({ sub }: { sub: string }) {
  const { data } = useQuery(accountQuery(sub));
  if (!data) return null;
  return (
    <p className={css.line}>
      Your anonymous hash: <Hash value={data.anonymousHash} name="anonymous hash" />
      <span className={css.about}>Only you see it. Buyers never learn who contributed.</span>
    </p>
  );
}
