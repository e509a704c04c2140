/** For tests: a proxy that fails chosen requests, as crashes and bad networks do. */
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';

/**
 * What happens to a request. `lost`: it never arrives and gets no response. `response-lost`: it takes effect but gets
 * no response. `refused`: it fails at once. `late`: it arrives only when `release` is called, like the request of a
 * paused lease holder that wakes up.
 */
export type Fault = 'lost' | 'response-lost' | 'refused' | 'late' | Answer | Page;

/** An answer in JSON-RPC that another server behind the same address might give. */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

/** An HTTP response of the server, or of a gateway in front of it. */
export interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface FaultProxy extends Service {
  /** Returns the fault of a request with this body, if any. */
  fault: ((body: string) => Fault | undefined) | undefined;
  /** Called with every request's body before it is passed on. */
  onRequest: ((body: string) => void) | undefined;
  /** Lets every late request arrive now. */
  release(): void;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const late: (() => void)[] = [];
  /** Invocation ids of AWS clients whose request was lost: their retries are lost, too, as if the client had died. */
  const dead = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const call = String(request.headers['amz-sdk-invocation-id'] ?? '');
    if (dead.has(call)) return;
    proxy.onRequest?.(body);
    const fault = proxy.fault?.(body);
    if (call !== '' && (fault === 'lost' || fault === 'response-lost')) dead.add(call);
    if (fault === 'refused') response.writeHead(503).end('no');
    else if (fault === 'late') late.push(() => forward(target, request, body, response));
    else if (fault === 'response-lost') forward(target, request, body);
    else if (fault === undefined) forward(target, request, body, response);
    else if (fault === 'lost') return;
    else if ('status' in fault)
      response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body);
    else response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...fault }));
  });
  const proxy: FaultProxy = {
    ...(await listen(server, 0)),
    fault: undefined,
    onRequest: undefined,
    release: () => {
      for (const arrive of late.splice(0)) arrive();
    },
  };
  return proxy;
}

function forward(target: string, from: IncomingMessage, body: string, to?: ServerResponse): void {
  const onward = send(
    new URL(from.url ?? '', target),
    { method: from.method, headers: from.headers },
    (answer) => {
      to?.writeHead(answer.statusCode ?? 500, answer.headers);
      if (to) answer.pipe(to);
      else answer.resume();
    },
  );
  onward.on('error', () => to?.destroy());
  onward.end(body);
}
