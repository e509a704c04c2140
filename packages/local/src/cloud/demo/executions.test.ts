import { expect, test, vi } from 'vitest';
import { discardOne } from './executions.ts';
import type { Stage } from './stage.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../person/market-api.ts', () => ({ callRoute: call }));

test('the demo discards its own dead letter, and no other', async () => {
  const letterOf = (payoutId: string) => ({
    letterId: `of-${payoutId}`,
    event: [{ name: 'payoutId', value: payoutId }],
  });
  const deadLetters = [letterOf('real'), letterOf('b2'.repeat(32)), letterOf('a1'.repeat(32))];
  call.mockImplementation(async (_stack, _operator, route: string) =>
    route.startsWith('GET') ? { deadLetters } : {},
  );
  await discardOne({} as Stage);
  expect(call).toHaveBeenLastCalledWith(
    undefined,
    undefined,
    'POST /operator/dead-letters/{letterId}/discard',
    expect.objectContaining({ path: { letterId: `of-${'a1'.repeat(32)}` } }),
  );
});
