/** The services that tasks of state machines can call here: functions and the event bus. */
import {
  type EventBridgeClient,
  PutEventsCommand,
  type PutEventsRequestEntry,
} from '@aws-sdk/client-eventbridge';
import { eventsIntegrations } from '@cgdx/asl/integration/events.ts';
import type { Integrations } from '@cgdx/asl/integration/integration.ts';
import { lambdaIntegrations } from '@cgdx/asl/integration/lambda.ts';
import { TaskError } from '@cgdx/asl/integration/task-error.ts';
import type { Invoke } from '../context/invoke.ts';

/** @param bus resolves to a client of EventBridge once EventBridge is up */
export function integrationsOf(invoke: Invoke, bus: Promise<EventBridgeClient>): Integrations {
  return {
    ...lambdaIntegrations(async ({ functionName, payload, invocationType }) => {
      try {
        return await invoke(functionName, payload, { type: invocationType });
      } catch (error) {
        if (error instanceof Error) throw new TaskError(`Lambda.${error.name}`, error.message);
        throw error;
      }
    }),
    ...eventsIntegrations(async (entries, abortSignal) => {
      const Entries = entries as unknown as PutEventsRequestEntry[];
      const answer = await (await bus).send(new PutEventsCommand({ Entries }), { abortSignal });
      return { FailedEntryCount: answer.FailedEntryCount ?? 0, Entries: (answer.Entries ?? []) as [] };
    }),
  };
}
