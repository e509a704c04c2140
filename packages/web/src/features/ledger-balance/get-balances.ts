/** GET /operator/ledger: the balance of each account of the market, and the sum of all people's accounts. */
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';

const everyMs = 30_000;

export const useBalances = () =>
  useQuery({
    queryKey: ['operator', 'ledger'],
    queryFn: ({ signal }) => callAsOperator('GET /operator/ledger', { signal }),
    refetchInterval: everyMs,
  });
