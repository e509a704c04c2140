/** For tests: a Lambda endpoint whose functions are handlers in this process. */
import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';

/** Handlers by function name. Each module is loaded at its first call, when the environment has been set. */
export type Handlers = Readonly<
  Record<string, () => Promise<{ handler: (event: unknown) => Promise<unknown> }>>
>;

export function startHandlers(handlers: Handlers): Promise<Service> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [, name = ''] = /\/functions\/([^/]+)\/invocations/.exec(request.url ?? '') ?? [];
    try {
      const fn = await handlers[name]?.();
      response.end(JSON.stringify((await fn?.handler(JSON.parse(body))) ?? null));
    } catch (error) {
      response.setHeader('x-amz-function-error', 'Unhandled');
      response.end(JSON.stringify({ errorMessage: String(error) }));
    }
  });
  return listen(server, 0);
}
