/** GET /operator/executions: newest first, page by page. */
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';
import { type Search, searchQuery } from './search.ts';

/** The API's maximum. */
const rowsPerPage = 100;

/** The prefix of the cache keys of all executions, including the counts in the drawing. */
export const executionsKey = ['operator', 'executions'];

export const keyOfExecution = ({ workflow, executionId }: Pick<Execution, 'workflow' | 'executionId'>) =>
  `${workflow}/${executionId}`;

export const useExecutions = (search: Search) =>
  useLiveList<Execution>({
    queryKey: [...executionsKey, 'list', searchQuery(search)],
    load: async (cursor, signal) => {
      const query = { ...searchQuery(search), limit: rowsPerPage, ...(cursor !== undefined && { cursor }) };
      const answer = await callAsOperator('GET /operator/executions', { query, signal });
      return { rows: answer.executions, cursor: answer.cursor };
    },
    keyOf: keyOfExecution,
  });
