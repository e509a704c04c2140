/** For tests: a proxy that makes one request to a server fail, before or after it took effect. Bodies are bytes. */
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { breakOff } from '@cgdx/aws/process/break-off.ts';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';

export interface FaultPlan {
  /** The index of the request that fails, counted from 0 since the plan was set; `all` fails every request. */
  readonly at: number | 'all';
  /**
   * `before`: the request never arrives. `after`: the request takes effect, but its answer is lost. `hang`: the request
   * is never answered.
   */
  readonly when: 'before' | 'after' | 'hang';
}

/** An answer that the proxy gives in the server's place: a throttling error, a refusal, a list that is out of date. */
export interface FalseAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface CountedFaultProxy extends Service {
  /** Sets or removes the plan, and restarts the count at 0. */
  plan(plan: FaultPlan | undefined): void;
  /** Answers the next requests with these, in order; a request whose answer is undefined is passed on to the server. */
  answer(answers: readonly (FalseAnswer | undefined)[]): void;
  /** Returns the number of requests since the last call of `plan`. */
  count(): number;
}

/** An answer that no client of AWS or Stripe retries by itself, so that the caller sees the failure. */
const failure = {
  status: 400,
  type: 'application/json',
  body: '{"__type":"InjectedFault","error":{"message":"injected"}}',
};

export async function startCountedFaultProxy(target: string): Promise<CountedFaultProxy> {
  // The servers here never close idle connections, so a kept-alive connection is never stale.
  const agent = new Agent({ keepAlive: true });
  let planned: FaultPlan | undefined;
  let seen = 0;
  const falseAnswers: (FalseAnswer | undefined)[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const number = seen;
    seen += 1;
    const instead = falseAnswers.shift();
    if (instead) {
      response.writeHead(instead.status, { 'content-type': failure.type }).end(JSON.stringify(instead.body));
      return;
    }
    const when = planned?.at === number || planned?.at === 'all' ? planned.when : undefined;
    if (when === 'hang') return;
    const answer =
      when === 'before' ? undefined : await forward(target, agent, request, Buffer.concat(chunks));
    if (answer === undefined || when === 'after')
      response.writeHead(failure.status, { 'content-type': failure.type }).end(failure.body);
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer((request, response) => {
    // A server that has stopped, or a client that has gone away, does not fail the test.
    serve(request, response).catch(() => breakOff(response));
  });
  const service = await listen(server, 0);
  return {
    url: service.url,
    stop: async () => {
      await service.stop();
      agent.destroy();
    },
    plan: (plan) => {
      planned = plan;
      seen = 0;
    },
    answer: (answers) => {
      falseAnswers.splice(0, falseAnswers.length, ...answers);
    },
    count: () => seen,
  };
}

interface Forwarded {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function forward(target: string, agent: Agent, from: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const onward = send(
      new URL(from.url ?? '', target),
      { method: from.method, headers: from.headers, agent },
      async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) });
      },
    );
    onward.on('error', reject);
    onward.end(body);
  });
}
