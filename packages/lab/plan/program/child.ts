/** Run as a process: reads the app, runs its program, writes down the resources that it would make. */
import crypto from 'node:crypto';
import { writeFileSync } from 'node:fs';

interface App {
  readonly name: string;
  readonly removal?: string;
  readonly protect?: boolean;
  readonly providers?: object;
}

const [appBundle = '', programBundle = '', stage = '', root = '', work = '', answerFile = ''] =
  process.argv.slice(2);

const answer = (value: object): void => writeFileSync(answerFile, JSON.stringify(value));

function fail(error: unknown): never {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  answer({ error: { name, message, stack } });
  process.exit(1);
}
// Nobody awaits a failed output: without this a missing secret would hang for ever.
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

// Pulumi takes a stack trace for each of thousands of promises; the first lines are enough.
Error.stackTraceLimit = 4;
// Names end in random letters, made once and kept: the same ones in every plan.
crypto.randomBytes = ((size: number) => Buffer.alloc(size, 1)) as typeof crypto.randomBytes;

const { config } = (await import(appBundle)) as { config: { app(input: { stage: string }): Promise<App> } };
const app = { removal: 'retain', protect: false, providers: {}, ...(await config.app({ stage })), stage };
const platform = `${root}/.sst/platform`;
Object.assign(globalThis, {
  $app: app,
  $dev: false,
  $cli: {
    command: 'deploy',
    paths: { home: work, root, work, platform },
    state: { version: {} },
  },
});
const { plan } = (await import(programBundle)) as { plan: () => Promise<object[]> };
const resources = await plan();
// Outputs still lead to more resources when the program itself is done: all are made when nothing is left to do.
process.once('beforeExit', () => {
  answer({ app, resources });
  process.exit(0);
});
