/** Writes a command's actions to the audit log, like those of the console. */
import { userInfo } from 'node:os';
import type { AuditAction } from '@cgdx/api/route/operator/audit.ts';

/**
 * The person who runs the command. The command has the cloud's own credentials, so only the machine's user name is
 * known.
 */
const actor = () => ({ id: userInfo().username, by: 'command' as const });

/** Call it once the process is linked to a cloud. */
export async function auditedCommand<T>(
  about: { readonly action: AuditAction; readonly target: string; readonly reason: string },
  work: () => Promise<T>,
  describe?: (result: T) => string | undefined,
): Promise<T> {
  const { audited } = await import('@cgdx/functions/operator/audit/audited.ts');
  const { tableLog } = await import('@cgdx/functions/operator/audit/table-log.ts');
  return audited(tableLog, { ...about, actor: actor() }, work, describe);
}
