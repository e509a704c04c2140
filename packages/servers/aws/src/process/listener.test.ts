import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listensOn } from './listener.ts';

test.skipIf(process.platform !== 'linux')(
  'a port is recognized as that of the own process, and not of its parent',
  async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(listensOn(process.pid, port)).toBe(true);
    expect(listensOn(process.ppid, port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(listensOn(process.pid, port)).toBe(false);
  },
);
