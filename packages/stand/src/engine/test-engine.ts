/** For tests: the real engine, whose steps the test answers and whose clock the test moves; retries do not wait. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@cgdx/asl/engine/clock.ts';
import { lambdaIntegrations } from '@cgdx/asl/integration/lambda.ts';
import { createStateMachineService } from '@cgdx/asl/service.ts';
import { accountId } from '@cgdx/local/ground/name.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';

/** What a function returns to the engine; both texts are JSON. */
export interface StepResult {
  readonly payload: string;
  readonly functionError?: string;
}

export interface TestEngine {
  readonly url: string;
  readonly advance: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

type ServiceOptions = Parameters<typeof createStateMachineService>[0];

export async function startTestEngine(
  run: (functionName: string, payload: string) => Promise<StepResult>,
  onStatusChange?: ServiceOptions['onStatusChange'],
): Promise<TestEngine> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-engine-'));
  let aheadMs = 0;
  const service = await createStateMachineService({
    directory,
    port: 0,
    region,
    accountId,
    clock: {
      now: () => Date.now() + aheadMs,
      wakeAt: (at, callback) => systemClock.wakeAt(at - aheadMs, callback),
    },
    // With full jitter a retry waits between 0 and its interval: here 0.
    random: () => 0,
    ...(onStatusChange && { onStatusChange }),
    integrations: lambdaIntegrations(async ({ functionName, payload }) => ({
      statusCode: 200,
      ...(await run(functionName, payload)),
    })),
  });
  return {
    url: service.url,
    advance(ms) {
      aheadMs += ms;
    },
    async stop() {
      await service.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
