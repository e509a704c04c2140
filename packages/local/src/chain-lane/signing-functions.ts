/** For tests of the chain lane: a Lambda endpoint that has only the signing functions. */
import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';

/** Loaded when they are called: by then the environment is set. */
const handlers: Readonly<Record<string, () => Promise<{ handler: (event: unknown) => Promise<unknown> }>>> = {
  [functionLinks.AppendSigner]: () => import('@cgdx/functions/sign/append.ts'),
  [functionLinks.ClaimSigner]: () => import('@cgdx/functions/sign/claims.ts'),
};

export function startSigners(): Promise<Service> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [, name = ''] = /\/functions\/([^/]+)\/invocations/.exec(request.url ?? '') ?? [];
    try {
      const signer = await handlers[name]?.();
      response.end(JSON.stringify(await signer?.handler(JSON.parse(body))));
    } catch (error) {
      response.setHeader('x-amz-function-error', 'Unhandled');
      response.end(JSON.stringify({ errorMessage: String(error) }));
    }
  });
  return listen(server, 0);
}
