import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { onFreePort } from './ports.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

test('a port that another program takes at the last moment is replaced by another one', async () => {
  const taken = await listen(0);
  let first = true;
  const port = await onFreePort(0, (free) => {
    const raced = first ? taken : free;
    first = false;
    return listen(raced);
  });
  expect(port).not.toBe(taken);
});

test('only a taken port is retried, no other failure', async () => {
  let tries = 0;
  const start = onFreePort(0, () => {
    tries += 1;
    return Promise.reject(new Error('no memory'));
  });
  await expect(start).rejects.toThrow('no memory');
  expect(tries).toBe(1);
});
