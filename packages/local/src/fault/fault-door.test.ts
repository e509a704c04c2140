import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openFaultDoor } from './fault-door.ts';

test('a request that meets a connection which the server has just closed arrives on another', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      if (requests > 1) socket.resetAndDestroy();
      else socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n${connections}`);
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const door = await openFaultDoor(`http://127.0.0.1:${port}`);
  const ask = async () => (await fetch(door.url, { method: 'POST', body: '{}' })).text();
  expect(await ask()).toBe('1');
  expect(await ask()).toBe('2');
  expect(door.count()).toBe(2);
  await door.stop();
  server.close();
});
