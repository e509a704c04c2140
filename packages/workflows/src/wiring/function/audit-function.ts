/** The function that writes the audit log. A role that may put items may also replace them, so no other function has it. */
import type { Fn } from './fn.ts';

export const auditFunctions = {
  'record-action': {
    handler: 'operator/audit/record-action.handler',
    timeoutSeconds: 10,
    memoryMb: 256,
    links: ['AuditTable'],
    adds: ['AuditTable'],
    waits: true,
  },
} as const satisfies Record<string, Fn>;
