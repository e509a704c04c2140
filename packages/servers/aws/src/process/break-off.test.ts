import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { breakOff } from './break-off.ts';

it('closes the connection, also behind a response that is still being sent', async () => {
  let first: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/first') {
      first = response;
      return;
    }
    response.writeHead(200, { 'content-length': '100' });
    breakOff(response);
    first?.end('whole');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /first HTTP/1.1\r\nhost: a\r\n\r\nGET /second HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*whole/);
  server.close();
});
