import type { ArnOf, Definition } from '@cgdx/workflows/state.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Texts in the inputs beside ids, which no log may contain. */
const planted = {
  userSub: 'planted-person',
  taskToken: 'planted-token',
  wallet: `0x${'b1'.repeat(20)}`,
  message: 'Planted Sentence',
  paymentReference: 'planted-payment',
};
const hash = Buffer.alloc(32, 7).toString('base64');
/** Fields of every step's input; each step takes those that its schema names. */
const fields = {
  ...planted,
  dataPoolId: 'spotify',
  group: { from: 0, to: 1 },
  groups: [],
  inspectionKey: 'step/inspection.json',
  earlier: [],
  quality: 5,
  multiplier: 1,
  uploadHash: hash,
  leafIndex: 1,
  root: `0x${'00'.repeat(32)}`,
  transactionHash: `0x${'00'.repeat(32)}`,
  step: 'check-authenticity',
  rejection: { code: 'not-genuine', message: 'Planted Sentence', advice: 'Planted Sentence' },
  rail: 'cgdx',
  amountWei: '1',
  code: 'PoolEscrowEmpty',
  refundReference: 're_planted',
};
const ids = {
  ContributionWorkflow: { contributionId: '0b5e7d1c-4f0a-4c55-9d53-0e6b1f6f7a01' },
  PayoutWorkflow: { payoutId: 'a1'.repeat(32) },
  PurchaseWorkflow: { purchaseId: 'b2'.repeat(32) },
} as const;

const steps = Object.entries(workflows).flatMap(([workflow, { define }]) => {
  const called = new Set<string>();
  define(((fn: string) => {
    called.add(fn);
    return fn;
  }) as ArnOf) satisfies Definition;
  return [...called].map((fn) => [fn, ids[workflow as keyof typeof ids]] as const);
});

const lines: string[] = [];
const write = (chunk: unknown): boolean => {
  lines.push(...String(chunk).trim().split('\n'));
  return true;
};

beforeAll(() => {
  // As on Lambda, but without a cloud: every step fails at its first call of a service.
  vi.stubEnv('POWERTOOLS_DEV', '');
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SST_RESOURCE_App', JSON.stringify({ name: 'cgdx', stage: 'test' }));
  for (const table of ['ContributionTable', 'TransactionTable', 'PurchaseTable', 'UploadTable'])
    vi.stubEnv(`SST_RESOURCE_${table}`, JSON.stringify({ name: table }));
  vi.resetModules();
});
afterAll(() => vi.unstubAllEnvs());

const contextOf = (fn: string): Context =>
  ({
    functionName: `cgdx-test-${fn}`,
    awsRequestId: `request-of-${fn}`,
    getRemainingTimeInMillis: () => 60_000,
  }) as Context;

test.each(steps)(
  'every log line of %s has the ids of its subject, and nothing else of its input',
  async (fn, id) => {
    const path = functions[fn as keyof typeof functions].handler.replace('.handler', '.ts');
    const { handler } = await import(`./${path}`);
    const streams = [process.stdout, process.stderr].map((each) =>
      vi.spyOn(each, 'write').mockImplementation(write),
    );
    lines.length = 0;
    try {
      await expect(handler({ ...fields, ...id }, contextOf(fn))).rejects.toBeDefined();
    } finally {
      for (const stream of streams) stream.mockRestore();
    }
    const said = lines.map((line) => JSON.parse(line));
    expect(said.map(({ message }) => message)).toContain('function.failed');
    expect(said.filter(({ _aws }) => _aws)).toMatchObject([
      { step: fn, StepDuration: expect.any(Number) },
      { step: fn, StepFailed: 1 },
    ]);
    for (const line of said) expect(line).toMatchObject(id);
    for (const secret of Object.values(planted)) expect(lines.join('\n')).not.toContain(secret);
  },
);

test('there are steps of each workflow', () => {
  expect(steps.length).toBeGreaterThan(20);
});
