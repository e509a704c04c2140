/** The saved card of the person's programs: `GET /card`, `POST /card` and `POST /card/removal`. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const cardQuery = (sub: string) =>
  queryOptions({
    queryKey: ['card', sub],
    queryFn: ({ signal }) => call('GET /card', { signal }),
  });

export const useSavedCard = (sub: string) => useQuery(cardQuery(sub));

/** Opens Stripe's page for saving a card, which leads back here. */
export const useOpenSaving = () =>
  useMutation({
    mutationFn: async () => location.assign((await call('POST /card', {})).url),
  });

export function useRemoveCard(sub: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /card/removal', {}),
    onSettled: () => queries.invalidateQueries(cardQuery(sub)),
  });
}
