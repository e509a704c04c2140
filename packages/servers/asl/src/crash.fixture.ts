/** Runs a service in a process that tests kill: `node crash.fixture.ts DIRECTORY`. Logs calls to a file. */
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Integrations } from './integration/integration.ts';
import { TaskError } from './integration/task-error.ts';
import { createStateMachineService } from './service.ts';

const directory = process.argv[2] ?? '';
const log = (line: string): void => appendFileSync(join(directory, 'calls.log'), `${line}\n`);

const integrations: Integrations = {
  'arn:aws:states:::lambda:invoke': async (call) => {
    const { Payload } = call.arguments as { Payload: { name: string } };
    log(`${Payload.name} ${call.callId}`);
    // Hangs until the test releases it; the test kills the process meanwhile.
    if (Payload.name.startsWith('hang')) {
      while (!existsSync(join(directory, 'open'))) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (Payload.name.startsWith('flaky') && !existsSync(join(directory, 'open')))
      throw new TaskError('Flaky', 'not yet');
    return { Payload: Payload.name };
  },
  'arn:aws:states:::lambda:invoke.waitForTaskToken': async (call) => {
    log(`token ${call.taskToken}`);
    return { StatusCode: 202 };
  },
};

const service = await createStateMachineService({
  directory,
  port: 0,
  integrations,
  region: 'ap-southeast-1',
  accountId: '000000000000',
});
process.stdout.write(`${service.url}\n`);
