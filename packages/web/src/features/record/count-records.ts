/** GET /operator/counts: how many contributions, payouts and purchases are in each state. */
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';

/** For as long the server keeps them. */
const everyMs = 15_000;

export const useRecordCounts = () =>
  useQuery({
    queryKey: ['operator', 'counts'],
    queryFn: ({ signal }) => callAsOperator('GET /operator/counts', { signal }),
    refetchInterval: everyMs,
  });
