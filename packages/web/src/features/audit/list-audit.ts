/** GET /operator/audit: the actions of operators, latest first. */
import type { AuditEntry } from '@cgdx/api/route/operator/audit.ts';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';

const rowsPerPage = 100;
export const keyOfEntry = ({ auditId }: AuditEntry): string => auditId;

export const useAudit = () =>
  useLiveList<AuditEntry>({
    queryKey: ['operator', 'audit'],
    load: async (cursor, signal) => {
      const query = { limit: rowsPerPage, ...(cursor !== undefined && { cursor }) };
      const answer = await callAsOperator('GET /operator/audit', { query, signal });
      return { rows: answer.entries, cursor: answer.cursor };
    },
    keyOf: keyOfEntry,
  });
