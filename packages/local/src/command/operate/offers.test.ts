import { expect, it } from 'vitest';
import { offersWords, replaceAll } from './offers.ts';

async function* uploads() {
  yield* ['a', 'b', 'c', 'd'];
}

it('checks uploads that wait for the chain again, continues after a failure, and counts each upload once', async () => {
  const outcomes: Record<string, ('waiting' | 'replaced' | 'delisted' | 'current')[]> = {
    a: ['waiting', 'waiting', 'replaced'],
    b: ['delisted'],
    c: ['current'],
  };
  const failed: string[] = [];
  const waited: number[] = [];
  const counted = await replaceAll({
    uploads,
    replace: async (uploadHash) => {
      const outcome = outcomes[uploadHash]?.shift();
      if (outcome === undefined) throw new Error('the table is away');
      return outcome;
    },
    onWait: (waiting) => waited.push(waiting),
    onFailed: (uploadHash) => failed.push(uploadHash),
    lookEveryMs: 0,
  });
  expect(counted).toEqual({ current: 1, withdrawn: 0, delisted: 1, waiting: 0, replaced: 1, failed: 1 });
  expect([failed, waited]).toEqual([['d'], [1, 1]]);
  expect(offersWords(counted).join(' ')).toMatch(
    /^1 replaced .* 1 only taken off sale.* 1 failed: run the command again/,
  );
});
