/** GET /data-pool: the pools from the server. */
import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useSession } from '../../lib/session/session.ts';

const poolsQuery = queryOptions({
  queryKey: ['data-pool'],
  queryFn: ({ signal }) => call('GET /data-pool', { signal }),
});

/** Returns the built-in list to visitors, and the server's list to people who are signed in. */
export function usePools() {
  const signedIn = useSession().kind === 'signed-in';
  const query = useQuery({ ...poolsQuery, enabled: signedIn });
  return { ...query, signedIn, pools: signedIn ? query.data : recordsPools };
}
