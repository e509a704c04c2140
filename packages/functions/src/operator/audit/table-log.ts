/** Writes to the audit log's table: for the function that may, and for commands with the cloud's own rights. */
import { recordAsked, recordEnd } from './audit.ts';
import { type AuditLog, newBegun } from './audit-log.ts';

export const tableLog: AuditLog = {
  recordAsked: async (action) => {
    const begun = newBegun();
    await recordAsked({ ...begun, ...action });
    return begun;
  },
  recordEnd: (begun, outcome) => recordEnd(begun, { ...outcome, endedAt: new Date().toISOString() }),
};
