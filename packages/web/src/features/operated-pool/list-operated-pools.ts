/** GET /operator/pools: all pools with terms, escrow, proceeds and availability. */
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';

const everyMs = 30_000;

export const useOperatedPools = () =>
  useQuery({
    queryKey: ['operator', 'pools'],
    queryFn: ({ signal }) => callAsOperator('GET /operator/pools', { signal }),
    refetchInterval: everyMs,
  });
