import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let handled: typeof import('../handler/handled.ts').handled;
let metric: typeof import('./metric.ts');

beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_DEV', '');
  vi.stubEnv('SST_RESOURCE_App', JSON.stringify({ name: 'cgdx', stage: 'test' }));
  vi.resetModules();
  ({ handled } = await import('../handler/handled.ts'));
  metric = await import('./metric.ts');
});
afterAll(() => vi.unstubAllEnvs());

test('a metric is a line of the log with one dimension of its own, and the id beside it', async () => {
  const lines: string[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  await handled(async () => metric.count('ContributionRefused', { code: 'not-genuine' }))({
    contributionId: '0b5e7d1c-4f0a-4c55-9d53-0e6b1f6f7a01',
  }).finally(() => output.mockRestore());
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      contributionId: '0b5e7d1c-4f0a-4c55-9d53-0e6b1f6f7a01',
      service: 'cgdx',
      code: 'not-genuine',
      ContributionRefused: 1,
      _aws: {
        CloudWatchMetrics: [
          {
            Namespace: 'cgdx-test-market',
            Dimensions: [['service', 'code']],
            Metrics: [{ Name: 'ContributionRefused', Unit: 'Count' }],
          },
        ],
      },
    },
  ]);
});
