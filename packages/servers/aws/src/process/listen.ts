/** Makes a server listen on loopback, and stop at once when told to. */
import type { Server } from 'node:http';
import type { Service } from '../service.ts';
import { findPort } from './port.ts';

/** @param port any free one if it is 0 or taken */
export async function listen(server: Server, port: number): Promise<Service> {
  // Idle connections are never closed: a busy client might send on one at that moment, and its request would fail.
  server.keepAliveTimeout = 0;
  const free = await findPort(port);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(free, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${free}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
