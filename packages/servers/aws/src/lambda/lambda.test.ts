import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  GetFunctionConfigurationCommand,
  InvokeCommand,
  LambdaClient,
  ListFunctionsCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lambda, startLambda } from './lambda.ts';

const directory = mkdtempSync(join(tmpdir(), 'lambda-'));
const code = join(directory, 'code');
let lambda: Lambda;
let client: LambdaClient;

const module = (name: string, text: string): string => {
  const file = join(code, name);
  writeFileSync(file, text);
  return file;
};
const fn = (file: string, exportName: string, more: object = {}) => ({
  file,
  exportName,
  timeoutSeconds: 30,
  memoryMb: 512,
  environment: { GREETING: 'hello' },
  ...more,
});

beforeAll(async () => {
  rmSync(code, { recursive: true, force: true });
  (await import('node:fs')).mkdirSync(code, { recursive: true });
  const file = module(
    'handler.ts',
    `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    interface Event { n?: number; file?: string }
    export const echo = async (event: Event, context: Record<string, any>) => ({
      event, greeting: process.env.GREETING, region: process.env.AWS_REGION ?? null, pid: process.pid,
      name: context.functionName, arn: context.invokedFunctionArn, id: context.awsRequestId,
      memory: context.memoryLimitInMB, group: context.logGroupName, left: context.getRemainingTimeInMillis(),
      secret: process.env.CGDX_TEST_SECRET ?? null,
    });
    export const nothing = async () => {};
    export const fail = async () => { throw Object.assign(new Error('no more'), { name: 'PoolEscrowEmpty' }); };
    export const failText = async () => { throw 'just text'; };
    export const exit = async () => { process.exit(3); };
    export const leave = async () => { process.exit(0); };
    export const uncaught = () => new Promise(() => { setTimeout(() => { throw new TypeError('later'); }, 1); });
    export const unhandled = () => new Promise(() => { void Promise.reject(new Error('nobody waits')); });
    export const spin = async () => { for (;;); };
    export const hoard = async () => { const all = []; for (;;) { all.push(Buffer.alloc(16e6, 1)); await new Promise((r) => setTimeout(r, 5)); } };
    export const huge = async () => 'x'.repeat(7 * 1024 * 1024);
    const until = async (file: string) => { while (!existsSync(file)) await new Promise((r) => setTimeout(r, 5)); };
    export const wait = async ({ file }: Event) => until(file!);
    // each waits for its neighbour: alone none would ever end
    export const meet = async ({ file, n }: Event) => {
      writeFileSync(file! + n, '');
      await until(file! + (n! ^ 1));
      return process.pid;
    };
    export const callback = (event: Event, context: object, done: () => void) => done();
    export const speak = async () => { console.log('spoken', { a: 1 }); console.error('wrong'); return 1; };
    export const flaky = async ({ file }: Event) => {
      const tries = existsSync(file!) ? Number(readFileSync(file!, 'utf8')) : 0;
      writeFileSync(file!, String(tries + 1));
      if (tries < 2) throw new Error('not yet');
    };
    export const late = async ({ file }: Event) => {
      const tries = existsSync(file!) ? Number(readFileSync(file!, 'utf8')) : 0;
      writeFileSync(file!, String(tries + 1));
      if (tries === 0) for (;;);
      if (tries === 1) process.exit(3);
    };
    `,
  );
  const names = [
    'echo',
    'nothing',
    'fail',
    'failText',
    'exit',
    'leave',
    'uncaught',
    'unhandled',
    'huge',
    'meet',
    'callback',
    'speak',
    'flaky',
    'missing',
  ];
  process.env.CGDX_TEST_SECRET = 'of the cloud alone';
  lambda = await startLambda({
    port: 0,
    directory: join(directory, 'state'),
    codeRoots: [code],
    maxProcesses: 6,
    preload: [],
    retryAfterMs: () => 1,
    functions: {
      ...Object.fromEntries(names.map((name) => [name, fn(file, name)])),
      spin: fn(file, 'spin', { timeoutSeconds: 0.3 }),
      late: fn(file, 'late', { timeoutSeconds: 1 }),
      hoard: fn(file, 'hoard', { memoryMb: 300 }),
      long: fn(file, 'wait', { timeoutSeconds: 900 }),
      longer: fn(file, 'wait', { timeoutSeconds: 900 }),
      alone: fn(file, 'wait', { reservedConcurrency: 1 }),
      absent: fn(join(code, 'absent.ts'), 'handler'),
      broken: fn(module('broken.ts', 'export const handler = ;'), 'handler'),
    },
  });
  client = new LambdaClient({
    endpoint: lambda.url,
    region: 'ap-southeast-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
});

afterAll(async () => {
  delete process.env.CGDX_TEST_SECRET;
  client.destroy();
  await lambda.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function invoke(name: string, event: unknown = {}) {
  const answer = await client.send(
    new InvokeCommand({ FunctionName: name, Payload: Buffer.from(JSON.stringify(event)), LogType: 'Tail' }),
  );
  const text = Buffer.from(answer.Payload ?? []).toString();
  return {
    status: answer.StatusCode,
    error: answer.FunctionError,
    payload: text === '' ? undefined : JSON.parse(text),
    log: Buffer.from(answer.LogResult ?? '', 'base64').toString(),
  };
}

describe('a handler', () => {
  it('gets its event, its environment and a context as on Lambda', async () => {
    const arn = 'arn:aws:lambda:ap-southeast-1:000000000000:function:echo';
    const { status, error, payload } = await invoke(arn, { n: 1 });
    expect([status, error]).toEqual([200, undefined]);
    expect(payload).toMatchObject({
      event: { n: 1 },
      greeting: 'hello',
      name: 'echo',
      arn,
      memory: '512',
      group: '/aws/lambda/echo',
    });
    expect(payload.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(payload.left).toBeGreaterThan(0);
    expect(payload.left).toBeLessThanOrEqual(30_000);
  });

  it('does not see the environment variables of the cloud that runs it', async () => {
    expect((await invoke('echo')).payload.secret).toBeNull();
  });

  it('that returns nothing answers null', async () => {
    expect((await invoke('nothing')).payload).toBeNull();
  });

  it('stays loaded for the next invocation', async () => {
    const first = (await invoke('echo')).payload.pid;
    expect((await invoke('echo')).payload.pid).toBe(first);
  });

  it('reports once that it is loaded, before its result, and does not if loading fails', async () => {
    const said: string[] = [];
    const onReady = () => void said.push('ready');
    for (const name of ['echo', 'absent']) {
      const { functionError } = await lambda.invoke(name, '{}', { onReady });
      said.push(functionError ?? 'done');
    }
    expect(said).toEqual(['ready', 'done', 'Unhandled']);
  });

  it('writes its log between START, END and REPORT', async () => {
    const { log } = await invoke('speak');
    expect(log).toMatch(/^START RequestId: \S+ Version: \$LATEST\n/);
    expect(log).toMatch(/\tINFO\tspoken \{ a: 1 \}\n.*\tERROR\twrong\nEND RequestId: /);
    expect(log).toMatch(
      /REPORT RequestId: \S+\tDuration: [\d.]+ ms\tBilled Duration: \d+ ms\tMemory Size: 512 MB\tMax Memory Used: \d+ MB\t/,
    );
    expect(readFileSync(join(directory, 'state', 'log', 'speak.log'), 'utf8')).toContain('spoken');
  });

  it('is reloaded when its code changes', async () => {
    const file = module('changing.ts', 'export const handler = async () => 1;');
    const other = await startLambda({
      port: 0,
      directory: join(directory, 'changing'),
      codeRoots: [code],
      preload: [],
      functions: { changing: fn(file, 'handler') },
    });
    expect((await other.invoke('changing', '{}')).payload).toBe('1');
    module('changing.ts', 'export const handler = async () => 2;');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    await expect.poll(async () => (await other.invoke('changing', '{}')).payload).toBe('2');
    await other.stop();
  });
});

describe('a failure', () => {
  it.each([
    ['fail', { errorType: 'PoolEscrowEmpty', errorMessage: 'no more' }],
    ['failText', { errorType: 'string', errorMessage: 'just text', trace: [] }],
    ['uncaught', { errorType: 'TypeError', errorMessage: 'later' }],
    ['unhandled', { errorType: 'Runtime.UnhandledPromiseRejection', errorMessage: 'Error: nobody waits' }],
    ['missing', { errorType: 'Runtime.HandlerNotFound' }],
    ['callback', { errorType: 'Runtime.CallbackHandlerDeprecated' }],
    ['absent', { errorType: 'Runtime.ImportModuleError' }],
    ['broken', { errorType: 'Runtime.UserCodeSyntaxError' }],
    ['huge', { errorType: 'Function.ResponseSizeTooLarge' }],
  ])('by %s is reported in the fields that Step Functions reads', async (name, expected) => {
    const { status, error, payload } = await invoke(name);
    expect([status, error]).toEqual([200, 'Unhandled']);
    expect(payload).toMatchObject(expected);
  });

  it.each([
    ['exit', 'Runtime.ExitError', /Error: Runtime exited with error: exit status 3$/],
    ['leave', 'Runtime.ExitError', /Error: Runtime exited without providing a reason$/],
    ['spin', 'Sandbox.Timedout', /Error: Task timed out after 0\.30 seconds$/],
    ['hoard', 'Runtime.OutOfMemory', /Error: Runtime exited with error: signal: killed$/],
  ])('by %s ends its process, and the next invocation gets a new one', async (name, errorType, message) => {
    const { payload, log } = await invoke(name);
    expect(payload.errorType).toBe(errorType);
    expect(payload.errorMessage).toMatch(message);
    expect(log).toContain('END RequestId');
    expect((await invoke('echo')).status).toBe(200);
  });

  it('because of a missing function, invalid JSON or too large a payload is reported before anything runs', async () => {
    const refused = (FunctionName: string, Payload: string, InvocationType?: 'Event') =>
      client.send(new InvokeCommand({ FunctionName, Payload: Buffer.from(Payload), InvocationType })).then(
        () => 'accepted',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    expect(await refused('nobody', '{}')).toBe(
      'ResourceNotFoundException: Function not found: arn:aws:lambda:ap-southeast-1:000000000000:function:nobody',
    );
    expect(await refused('echo', '{"a":')).toMatch(
      /^InvalidRequestContentException: Could not parse request body/,
    );
    expect(await refused('echo', JSON.stringify('x'.repeat(6 * 1024 * 1024)))).toMatch(
      /^RequestTooLargeException: 6291458 byte payload is too large for the RequestResponse invocation type/,
    );
    expect(await refused('echo', JSON.stringify('x'.repeat(1024 * 1024)), 'Event')).toMatch(
      /^RequestTooLargeException: 1048578 byte payload is too large for the Event invocation type/,
    );
  });
});

describe('load', () => {
  it('runs as many invocations concurrently as fit, and the others in turn', async () => {
    const meeting = join(directory, 'meeting');
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => lambda.invoke('meet', JSON.stringify({ file: meeting, n }))),
    );
    expect(all.map(({ functionError }) => functionError)).toEqual(Array(8).fill(undefined));
    // One function gets half of the six processes.
    expect(new Set(all.map(({ payload }) => payload)).size).toBeLessThanOrEqual(3);
  });

  it('of long functions leaves processes for short ones', async () => {
    const gate = join(directory, 'gate');
    const long = ['long', 'longer'].flatMap((name) =>
      Array.from({ length: 4 }, () => lambda.invoke(name, JSON.stringify({ file: gate }))),
    );
    expect((await invoke('echo')).status).toBe(200);
    writeFileSync(gate, '');
    await Promise.all(long);
  });
});

describe('an asynchronous invocation', () => {
  const send = (FunctionName: string, event: object) =>
    client.send(
      new InvokeCommand({
        FunctionName,
        InvocationType: 'Event',
        Payload: Buffer.from(JSON.stringify(event)),
      }),
    );

  it('is answered at once and attempted three times', async () => {
    const file = join(directory, 'tries');
    expect((await send('flaky', { file })).StatusCode).toBe(202);
    await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toBe('3');
    expect(lambda.deadLetters()).toEqual([]);
  });

  it('that times out, or whose process ends, is retried', async () => {
    const file = join(directory, 'late-tries');
    await send('late', { file });
    await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toBe('3');
    expect(lambda.deadLetters()).toEqual([]);
  });

  it('that keeps failing stays visible and can be redriven', async () => {
    await send('fail', { n: 7 });
    await expect.poll(() => lambda.deadLetters()).toHaveLength(1);
    const [letter] = lambda.deadLetters();
    expect(letter).toMatchObject({ functionName: 'fail', payload: '{"n":7}', attempts: 3 });
    expect(JSON.parse(letter?.reason ?? '')).toMatchObject({ errorType: 'PoolEscrowEmpty' });
    expect(lambda.redrive(letter?.requestId ?? '')).toBe(true);
    expect(lambda.redrive('nothing')).toBe(false);
  });
});

it('functions can be listed and described, without their secrets', async () => {
  const { Functions } = await client.send(new ListFunctionsCommand({}));
  expect(Functions?.map(({ FunctionName }) => FunctionName)).toContain('echo');
  const one = await client.send(new GetFunctionConfigurationCommand({ FunctionName: 'spin' }));
  expect(one).toMatchObject({ FunctionName: 'spin', Timeout: 0.3, MemorySize: 512, Runtime: 'nodejs24.x' });
  expect(one.Environment?.Variables).toEqual({ GREETING: '****' });
});

describe('a function with a reserved concurrency of one', () => {
  const release = (name: string): string => join(directory, name);

  it('refuses a second invocation meanwhile, and accepts the next one', async () => {
    const file = release('alone-1');
    const first = invoke('alone', { file });
    // The first invocation counts from the arrival of its request; a refusal shows that it has arrived.
    const second = () =>
      invoke('alone', { file: code }).then(
        () => 'taken',
        (error: Error) => error.name,
      );
    await expect.poll(second).toBe('TooManyRequestsException');
    writeFileSync(file, '');
    expect((await first).error).toBeUndefined();
    expect((await invoke('alone', { file })).error).toBeUndefined();
  });

  it('runs asynchronous invocations one after the other, and loses none to throttling', async () => {
    const file = release('alone-2');
    for (let n = 0; n < 3; n++) await lambda.invoke('alone', JSON.stringify({ file }), { type: 'Event' });
    const second = () => invoke('alone', { file: code }).catch((error: Error) => error.name);
    await expect.poll(second).toBe('TooManyRequestsException');
    writeFileSync(file, '');
    const pending = () =>
      new DatabaseSync(join(directory, 'state', 'invocation.sqlite'), { readOnly: true })
        .prepare("SELECT count(*) AS n FROM invocation WHERE function_name = 'alone'")
        .get()?.n;
    await expect.poll(pending).toBe(0);
    expect(lambda.deadLetters().filter(({ functionName }) => functionName === 'alone')).toEqual([]);
  });
});
