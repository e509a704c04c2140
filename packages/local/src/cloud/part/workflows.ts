/** Step Functions with the workflows of the wiring; executions of a killed run continue. */
import { createStateMachineService } from '@cgdx/asl/service.ts';
import type { Events } from '@cgdx/aws/events/events.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { accountId } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import { putWorkflows } from '../provision/workflows.ts';
import { announceTo } from './announce.ts';
import { integrationsOf } from './integration.ts';

/**
 * @param events resolves to this cloud's own bus once it is up; undefined if the bus is replaced
 * @returns the URL of Step Functions
 */
export async function bringUpWorkflows(
  frame: PartContext,
  events: Promise<Events | undefined>,
): Promise<string> {
  const { admit, at, authorize, clients, later, ours } = frame;
  const url = await ours('stepfunctions', (port) =>
    createStateMachineService({
      port,
      directory: at('stepfunctions'),
      integrations: integrationsOf(
        async (...call) => (await later.invoke.promise)(...call),
        later.bus.promise,
      ),
      region,
      accountId,
      authorize,
      admit,
      onStatusChange: announceTo(frame, events),
    }),
  );
  const client = clients.stepfunctions(url);
  await putWorkflows(client);
  later.workflows.resolve(client);
  return url;
}
