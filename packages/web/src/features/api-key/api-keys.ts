/** The person's API keys: `GET /keys`, `POST /keys` and `POST /keys/{keyId}/revocation`. */
import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const keysQuery = (sub: string) =>
  queryOptions({
    queryKey: ['keys', sub],
    queryFn: async ({ signal }) => (await call('GET /keys', { signal })).keys,
  });

export const useKeys = (sub: string) => useQuery(keysQuery(sub));

function useKeyChange<Input, Output>(sub: string, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries(keysQuery(sub)),
  });
}

export const useMakeKey = (sub: string) =>
  useKeyChange(sub, (body: { name: string; scopes: KeyScope[]; capCents: string }) =>
    call('POST /keys', { body }),
  );

export const useRevokeKey = (sub: string) =>
  useKeyChange(sub, (keyId: string) => call('POST /keys/{keyId}/revocation', { path: { keyId } }));
