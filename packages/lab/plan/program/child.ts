/** Run in a separate process: loads the app, runs its program, and writes down the resources that it would make. */
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
// Nothing awaits a failed output; without this handler a missing secret would hang the program.
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

// Pulumi captures a stack trace for each of thousands of promises; a few lines of each suffice.
Error.stackTraceLimit = 4;
// Names of resources end in random letters; fixed ones make all plans equal.
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
// After the program itself is done, outputs still lead to further resources. All of them exist when the event loop is
// empty.
process.once('beforeExit', () => {
  answer({ app, resources });
  process.exit(0);
});
