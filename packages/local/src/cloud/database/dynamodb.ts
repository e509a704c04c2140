/** The local cloud's DynamoDB: dynoxide, a native server over one SQLite file. */
import { join } from 'node:path';
import { checkDatabase } from '@cgdx/aws/database/open-database.ts';
import { admitPrograms } from '@cgdx/aws/process/admit.ts';
import { startChild } from '@cgdx/aws/process/child.ts';
import { type GuardedService, hiddenHost, openGuardedProxy } from '@cgdx/aws/process/guarded-proxy.ts';
import { findPort } from '@cgdx/aws/process/port.ts';
import { type Callers, checkCaller } from './check-caller.ts';
import { dynoxideProgram } from './dynoxide-program.ts';

const readyWithinMs = 120_000;
/** DynamoDB's own limit for a request. */
const mostBodyBytes = 16 * 1024 * 1024;

export interface DynamoDbOptions {
  /** The port; any free one if it is 0 or taken. */
  readonly port: number;
  readonly directory: string;
  /** Permissions of callers; if absent, every program on this machine may do everything. */
  readonly callers?: Callers;
  readonly onRestart?: (sentence: string) => void;
  readonly onGone?: (sentence: string, cause?: unknown) => void;
}

/** @throws Error if npm has no dynoxide for this platform, or it does not start */
export async function startDynamoDb(options: DynamoDbOptions): Promise<GuardedService> {
  const file = dynoxideProgram();
  const host = hiddenHost();
  const port = await findPort(0);
  const path = join(options.directory, 'dynamodb.sqlite');
  const child = await startChild({
    name: 'the database',
    file,
    args: ['serve', '--host', host, '--port', String(port), '--db-path', path],
    beforeLaunch: () => checkDatabase(path),
    pidFile: join(options.directory, 'dynoxide.pid'),
    port,
    isReady: () => answers(`http://${host}:${port}`),
    readyWithinMs,
    ...(options.onRestart && { onRestart: options.onRestart }),
    ...(options.onGone && { onGone: options.onGone }),
  });
  const proxy = await openGuardedProxy({
    port: options.port,
    target: { host, port },
    admit: admitPrograms,
    ...(options.callers && { check: checkCaller(options.callers) }),
    mostBodyBytes,
  }).catch(async (error: unknown) => {
    await child.stop();
    throw error;
  });
  return {
    ...proxy,
    stop: async () => {
      await proxy.stop();
      await child.stop();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  // Any response shows that the server speaks HTTP and is up.
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(10_000) });
  await response.body?.cancel();
  return true;
}
