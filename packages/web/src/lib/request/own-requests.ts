/** The person's requests to operators: `GET /requests` and `POST /requests`. */
import type { Request, RequestKind } from '@cgdx/api/route/request.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { refreshFacts } from '../api/fact.ts';

export const useOwnRequests = (sub: string) =>
  useQuery({
    queryKey: ['requests', sub],
    queryFn: async ({ signal }): Promise<readonly Request[]> =>
      (await call('GET /requests', { signal })).requests,
  });

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: { kind: RequestKind; about?: string; text: string }) =>
      call('POST /requests', { body: asked }),
    onSettled: () => refreshFacts(queries, ['request']),
  });
}
