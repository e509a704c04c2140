/** GET /operator/dead-letters: events that were not handled, latest first. */
import type { DeadLetter, DeadLetterState } from '@cgdx/api/route/operator/dead-letter.ts';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';

const rowsPerPage = 100;
const deadLettersKey = ['operator', 'dead-letters'];
export const keyOfLetter = ({ letterId }: DeadLetter): string => letterId;

export const useDeadLetters = (state: DeadLetterState) =>
  useLiveList<DeadLetter>({
    queryKey: [...deadLettersKey, state],
    load: async (cursor, signal) => {
      const query = { state, limit: rowsPerPage, ...(cursor !== undefined && { cursor }) };
      const answer = await callAsOperator('GET /operator/dead-letters', { query, signal });
      return { rows: answer.deadLetters, cursor: answer.cursor };
    },
    keyOf: keyOfLetter,
  });
