/** Requests that a foreign web page in a person's browser can send to the servers of this machine. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, allRefused, type Verdict, type World } from './attack.ts';

const refusedStatus = 403;

/** Sends a request like a browser; fetch() does not allow setting these headers. */
function send(
  url: string,
  { method, headers, body = '' }: { method: string; headers: Record<string, string>; body?: string },
): Promise<{ status: number; allows: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
    sent.once('error', reject);
    sent.once('response', async (answer) => {
      let text = '';
      for await (const chunk of answer) text += String(chunk);
      resolve({
        status: answer.statusCode ?? 0,
        allows: answer.headers['access-control-allow-origin'],
        text,
      });
    });
    sent.end(body);
  });
}

const origin = 'https://attacker.example';
/** A simple POST, which a browser sends without a preflight. */
const simple = { method: 'POST', headers: { origin, 'content-type': 'text/plain' }, body: '{}' };
const shapes: Readonly<Record<string, Parameters<typeof send>[1]>> = {
  'a simple POST': simple,
  'a preflight': { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } },
  'a page in a sandbox': { method: 'POST', headers: { origin: 'null' }, body: '{}' },
  'another port of this machine': { method: 'POST', headers: { origin: 'http://127.0.0.1:1' }, body: '{}' },
  'an image of another site': {
    method: 'GET',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  },
  'a foreign name that resolves to this machine': {
    method: 'POST',
    headers: { host: 'attacker.example' },
    body: '{}',
  },
};

async function tryServer(name: string, url: string): Promise<Verdict[]> {
  return Promise.all(
    Object.entries(shapes).map(async ([shape, what]) => {
      const { status, allows } = await send(`${url}/`, what);
      const isRefused = status === refusedStatus && allows === undefined;
      return { isRefused, seen: `${name} answers ${shape} with ${status}, allowing ${allows ?? 'nobody'}` };
    }),
  );
}

export const foreignPage: Attack = {
  name: 'reach the servers of this machine from a web page',
  attempt: async ({ cloud }) =>
    allRefused(
      (
        await Promise.all(Object.entries(cloud.stack.endpoints).map(([name, url]) => tryServer(name, url)))
      ).flat(),
    ),
};

/** Returns whether the chain mined blocks on request, which its height shows. */
async function mineFrom({ cloud }: World, headers: Record<string, string>): Promise<boolean> {
  const rpc = (method: string, params: unknown[], more: Record<string, string>) =>
    send(cloud.stack.chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
  const height = async (): Promise<number> =>
    Number(JSON.parse((await rpc('eth_blockNumber', [], {})).text).result);
  const before = await height();
  await rpc('anvil_mine', ['0x100'], headers);
  await sleep(100);
  // Other transactions may mine a few blocks meanwhile.
  return (await height()) - before >= 0x100;
}

export const foreignMiner: Attack = {
  name: 'change the chain from a web page',
  attempt: async (world) =>
    allRefused(
      await Promise.all(
        [{ origin }, { origin: 'null' }, { host: 'attacker.example' }].map(async (headers) => {
          const isMined = await mineFrom(world, headers);
          return { isRefused: !isMined, seen: `256 blocks were mined with ${JSON.stringify(headers)}` };
        }),
      ),
    ),
};
