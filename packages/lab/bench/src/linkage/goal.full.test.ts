import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { expect, it } from 'vitest';
import { meetsGoal } from './goal.ts';
import { linkage } from './linkage.ts';

it.each(platformIds)('of a thousand people of %s no more are found than the goals allow', async (only) => {
  const lines = await linkage.run({ size: undefined, only, onNote: () => undefined });
  const judged = lines.filter((each) => meetsGoal(each) !== undefined);
  expect(judged.length).toBeGreaterThanOrEqual(4);
  expect(judged.filter((each) => meetsGoal(each) === false)).toEqual([]);
});
