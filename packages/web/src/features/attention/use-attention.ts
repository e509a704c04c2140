/** Reads everything in the console that may need an operator. A part that cannot be read does not hide the others. */
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { type Need, needsOf, type Stopped, stoppable, stops } from './attention.ts';

const everyMs = 30_000;
const perPage = 100;

export interface Attention {
  readonly needs: readonly Need[];
  /** The parts that could not be read. */
  readonly unread: readonly string[];
}

async function readAttention(signal: AbortSignal): Promise<Attention> {
  const unread: string[] = [];
  const read = <T>(what: string, answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (signal.aborted) throw error;
      unread.push(what);
      return undefined;
    });
  const listed = stoppable.flatMap((workflow) =>
    stops.map(async (status): Promise<Stopped | []> => {
      const query = { workflow, status, limit: perPage };
      const page = await read(
        `executions of a ${workflow}`,
        callAsOperator('GET /operator/executions', { query, signal }),
      );
      return page ? { workflow, status, page } : [];
    }),
  );
  const [stopped, letters, reviews, payouts, chain, ledger] = await Promise.all([
    Promise.all(listed),
    read('dead letters', callAsOperator('GET /operator/dead-letters', { query: { limit: perPage }, signal })),
    read('reviews', callAsOperator('GET /operator/reviews', { query: { limit: perPage }, signal })),
    read(
      'payouts',
      callAsOperator('GET /operator/payouts', { query: { state: 'failed', limit: perPage }, signal }),
    ),
    read('the chain', callAsOperator('GET /operator/chain', { signal })),
    read('the books', callAsOperator('GET /operator/ledger', { signal })),
  ]);
  return {
    needs: needsOf({ stopped: stopped.flat(), letters, reviews, payouts, chain, ledger }, Date.now()),
    unread: [...new Set(unread)],
  };
}

export const useAttention = () =>
  useQuery({
    queryKey: ['operator', 'attention'],
    queryFn: ({ signal }) => readAttention(signal),
    refetchInterval: everyMs,
  });
