/** Step Functions with the workflows of the wiring; executions of a killed run go on. */
import { createStateMachineService } from '@cgdx/asl/service.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { accountId } from '../name.ts';
import { putWorkflows } from '../provision/workflows.ts';
import type { Frame } from './frame.ts';
import { integrationsOf } from './integration.ts';

/** @returns its URL */
export async function bringUpWorkflows(frame: Frame): Promise<string> {
  const { at, authorize, clients, later, ours, ports } = frame;
  const url = await ours('stepfunctions', () =>
    createStateMachineService({
      port: ports.stepfunctions,
      directory: at('stepfunctions'),
      integrations: integrationsOf(
        async (...call) => (await later.invoke.promise)(...call),
        later.bus.promise,
      ),
      region,
      accountId,
      authorize,
    }),
  );
  const client = clients.stepfunctions(url);
  await putWorkflows(client);
  later.workflows.resolve(client);
  return url;
}
