/**
 * Lets `record-action` write to the audit log: an attacker who takes over its caller can add entries, but
 * change none.
 */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { functionName } from '../../ground/links.ts';
import { clientTimeout } from '../../ground/table/client-timeout.ts';
import { type AuditLog, type AuditRecord, begunSchema } from './audit-log.ts';

const client = new LambdaClient({ requestHandler: clientTimeout });

/** @throws Error if the record cannot be written */
async function record(what: AuditRecord): Promise<unknown> {
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: functionName('AuditRecorder'), Payload: JSON.stringify(what) }),
  );
  if (FunctionError !== undefined) throw new Error(FunctionError);
  return JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
}

const notWritten = (message: string, advice: string) => (cause: unknown) => {
  throw new MarketError('unavailable', 'AuditUnavailable', message, { advice, cause });
};

export const recorderLog: AuditLog = {
  recordAsked: async (asked) =>
    begunSchema.parse(
      await record({ asked }).catch(
        notWritten('The audit log cannot be written, so nothing was done.', 'Try it again in a minute.'),
      ),
    ),
  recordEnd: async (ended, outcome) => {
    await record({ ended, outcome }).catch(
      notWritten(
        'The audit log does not say how this ended, since it could not be written.',
        'Look whether it was done before you try it again.',
      ),
    );
  },
};
