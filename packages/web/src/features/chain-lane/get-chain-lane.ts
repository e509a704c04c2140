/** GET /operator/chain: the state of the chain lane. */
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';

const everyMs = 5_000;

export const useChainLane = () =>
  useQuery({
    queryKey: ['operator', 'chain'],
    queryFn: ({ signal }) => callAsOperator('GET /operator/chain', { signal }),
    refetchInterval: everyMs,
  });
