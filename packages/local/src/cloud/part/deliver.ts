/** Delivers an event from the bus to the target of a rule. */
import { randomUUID } from 'node:crypto';
import { ExecutionAlreadyExists, type SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { Deliver } from '@cgdx/aws/events/delivery/deliverer.ts';
import type { Invoke } from '../context/invoke.ts';

/** An error that a retry cannot mend: the bus stores the event as a dead letter at once. */
class TargetError extends Error {
  override readonly name = 'InvalidArn';
}

/** @param workflows resolves to a client of Step Functions once Step Functions is up */
export function deliverTo(invoke: Invoke, workflows: Promise<SFNClient>): Deliver {
  return async (targetArn, input, { eventId, targetId }) => {
    const service = targetArn.split(':')[2];
    if (service === 'lambda') {
      await invoke(targetArn, input, { type: 'Event' });
    } else if (service === 'states') {
      const client = await workflows;
      // The execution's name is derived from event and target, so that a repeated delivery starts no second execution.
      const name = `${eventId}-${targetId}`.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 80) || randomUUID();
      await client
        .send(new StartExecutionCommand({ stateMachineArn: targetArn, name, input }))
        .catch((error: unknown) => {
          if (!(error instanceof ExecutionAlreadyExists)) throw error;
        });
    } else {
      throw new TargetError(`The local cloud cannot deliver events to ${targetArn}.`);
    }
  };
}
