/** For tests: a Step Functions server that records started executions, and refuses a name that was used before. */
import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import { setLinks } from '../link/set-links.ts';

export interface StartedWorkflows {
  /** Names of executions, in the order of their start. */
  readonly names: string[];
  readonly stop: () => Promise<void>;
}

/** Starts the server and points the handlers' environment at it. Import handlers afterwards. */
export async function noteStartedWorkflows(): Promise<StartedWorkflows> {
  const names: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    const { name, input } = JSON.parse(text);
    if (names.includes(name)) {
      response.statusCode = 400;
      response.end(JSON.stringify({ __type: 'ExecutionAlreadyExists', message: input }));
      return;
    }
    names.push(name);
    response.end(JSON.stringify({ executionArn: `arn:${name}`, startDate: 0 }));
  });
  const service = await listen(server, 0);
  const arn = 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:contribution';
  process.env.AWS_ENDPOINT_URL_SFN = service.url;
  setLinks({ ContributionWorkflow: { arn } });
  return { names, stop: service.stop };
}
