import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Receives in place of X-Ray's daemon what Lambda would send to it. */
const sent: string[] = [];
const contributionId = '0b5e7d1c-4f0a-4c55-9d53-0e6b1f6f7a01';
let daemon: Socket;

beforeAll(async () => {
  daemon = createSocket('udp4');
  daemon.on('message', (data) => sent.push(String(data)));
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
});
afterAll(() => {
  vi.unstubAllEnvs();
  daemon.close();
});

test('nothing is traced on a machine without the daemon', async () => {
  const { handled } = await import('../handler/handled.ts');
  expect(await handled(async () => 'done')({ contributionId })).toBe('done');
  expect(sent).toEqual([]);
});

test('a trace contains the id, but neither the input nor a failure’s message', async () => {
  vi.stubEnv('LAMBDA_TASK_ROOT', '/var/task');
  vi.stubEnv('AWS_EXECUTION_ENV', 'AWS_Lambda_nodejs24.x');
  vi.stubEnv('POWERTOOLS_DEV', '');
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`);
  vi.stubEnv(
    '_X_AMZN_TRACE_ID',
    'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=557abcec3ee5a047;Sampled=1',
  );
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.resetModules();
  const { handled } = await import('../handler/handled.ts');
  const failing = handled(async () => {
    throw new Error('Planted Secret');
  });
  await expect(failing({ contributionId, userSub: 'planted-person' })).rejects.toThrow();
  log.mockRestore();
  await expect.poll(() => sent.join('')).toContain(`"annotations":{"contributionId":"${contributionId}"}`);
  expect(sent.join('')).toContain('"fault":true');
  expect(sent.join('')).not.toMatch(/Planted|planted/);
});
