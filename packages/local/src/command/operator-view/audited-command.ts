/** Has what a command does written to the audit log, as the console's actions are. */
import { userInfo } from 'node:os';
import type { AuditAction } from '@cgdx/api/route/operator/audit.ts';

/** Who runs the command: it has the cloud's own rights, so the log can only say who the machine knows. */
const actor = () => ({ id: userInfo().username, by: 'command' as const });

/** To be called once the process is linked to a cloud. */
export async function auditedCommand<T>(
  about: { readonly action: AuditAction; readonly target: string; readonly reason: string },
  work: () => Promise<T>,
  describe?: (result: T) => string | undefined,
): Promise<T> {
  const { audited } = await import('@cgdx/functions/operator/audit/audited.ts');
  const { tableLog } = await import('@cgdx/functions/operator/audit/table-log.ts');
  return audited(tableLog, { ...about, actor: actor() }, work, describe);
}
