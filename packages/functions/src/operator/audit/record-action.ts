/**
 * The only function that may write to the audit log. It can only add an item where there is none. IAM has no
 * permission for this: a role that may put an item may also overwrite one.
 */
import { handled } from '../../ground/handler/handled.ts';
import { type Begun, recordSchema } from './audit-log.ts';
import { tableLog } from './table-log.ts';

/** @returns the action's id and time if it was asked for now. @throws ZodError if it is called with anything else */
export const handler = handled(async (event: unknown): Promise<Begun | undefined> => {
  const record = recordSchema.parse(event);
  if ('asked' in record) return tableLog.recordAsked(record.asked);
  await tableLog.recordEnd(record.ended, record.outcome);
  return undefined;
});
