/** GET /operator/counts: the number of contributions, payouts and purchases in each state. */
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';

/** The server caches its counts for this long. */
const everyMs = 15_000;

export const useRecordCounts = () =>
  useQuery({
    queryKey: ['operator', 'counts'],
    queryFn: ({ signal }) => callAsOperator('GET /operator/counts', { signal }),
    refetchInterval: everyMs,
  });
