/** The function that writes the audit log. Any role that may put an item may replace one, so nobody else may. */
import type { Fn } from './fn.ts';

export const auditFunctions = {
  'record-action': {
    handler: 'audit/record-action.handler',
    timeoutSeconds: 10,
    memoryMb: 256,
    links: ['AuditTable'],
    waits: true,
  },
} as const satisfies Record<string, Fn>;
