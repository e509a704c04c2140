/** Makes a server of ours listen on loopback, and stop at once when told to. */
import type { Server } from 'node:http';
import type { Service } from '../service.ts';
import { findPort } from './port.ts';

/** @param port any free one if it is 0 or busy */
export async function listen(server: Server, port: number): Promise<Service> {
  // Never: a connection closed as idle while a busy program sends on it would fail that request.
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
