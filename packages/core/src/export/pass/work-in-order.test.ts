import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workInOrder } from './work-in-order.ts';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
const later = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await soon();
};

test('results are passed on in order, whichever work finishes first', async () => {
  const turns = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      turns,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      async (slow, atOnce, mostWaiting) => {
        const seen: string[] = [];
        await workInOrder<number, string>({
          count: slow.length,
          atOnce,
          mostWaiting,
          async work(index, emit) {
            for (const part of ['a', 'b', 'c']) {
              await later(slow[index] ?? 0);
              await emit(`${index}${part}`);
            }
            return index;
          },
          onChunk: async (_index, chunk) => {
            await soon();
            seen.push(chunk);
          },
          onDone: async (index) => void seen.push(`${index}.`),
        });
        expect(seen).toEqual(
          slow.flatMap((_, index) => ['a', 'b', 'c', '.'].map((part) => `${index}${part}`)),
        );
      },
    ),
  );
});

test('a slow first piece limits how much finished work waits for it', async () => {
  let begun = 0;
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const working = workInOrder<number, string>({
    count: 500,
    atOnce: 4,
    mostWaiting: 8,
    async work(index) {
      begun++;
      if (index === 0) await first;
      return index;
    },
    onChunk: async () => {},
    onDone: async () => {},
  });
  await later(50);
  expect(begun).toBeLessThanOrEqual(8);
  release();
  await working;
  expect(begun).toBe(500);
});

test.each([0, 3])('an error in piece %i ends all work, including work that waits for room', async (bad) => {
  let begun = 0;
  const working = workInOrder<number, string>({
    count: 100,
    atOnce: 4,
    mostWaiting: 1,
    async work(index, emit) {
      begun++;
      await later(3);
      if (index === bad) throw new Error('the disk is full');
      for (let n = 0; n < 5; n++) await emit('x');
      return index;
    },
    onChunk: async () => {},
    onDone: async () => {},
  });
  await expect(working).rejects.toThrow('the disk is full');
  expect(begun).toBeLessThan(100);
});
