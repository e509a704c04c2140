import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { type ExecutionName, redriveBatches } from './redrive-executions.ts';

const executions = Array.from(
  { length: 120 },
  (_, at): ExecutionName => ({
    workflow: 'payout',
    executionId: `p-${at}`,
  }),
);
const failure = new ApiError(503, 'Unavailable', 'busy');

/** @param good the number of calls that succeed; all later ones fail */
function sending(good: number) {
  const sizes: number[] = [];
  const send = async (some: readonly ExecutionName[]) => {
    sizes.push(some.length);
    if (sizes.length > good) throw failure;
    return some.map((one) => ({ ...one, outcome: 'redriven' as const }));
  };
  return { send, sizes };
}

it('many executions are redriven in batches of fifty, in order', async () => {
  const { send, sizes } = sending(3);
  const { results, stopped } = await redriveBatches(executions, send);
  expect(sizes).toEqual([50, 50, 20]);
  expect(results.map(({ executionId }) => executionId)).toEqual(
    executions.map(({ executionId }) => executionId),
  );
  expect(stopped).toBeUndefined();
});
it('a failed call ends the redrive, and the earlier results are kept', async () => {
  const { send, sizes } = sending(1);
  const { results, stopped } = await redriveBatches(executions, send);
  expect(sizes).toEqual([50, 50]);
  expect(results).toHaveLength(50);
  expect(stopped).toEqual({ error: failure, unanswered: 50, notTried: 20 });
});
it('a failure of the first call is thrown', async () => {
  const { send, sizes } = sending(0);
  await expect(redriveBatches(executions, send)).rejects.toBe(failure);
  expect(sizes).toEqual([50]);
});
