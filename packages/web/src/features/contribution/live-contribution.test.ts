import { expect, it } from 'vitest';
import { oneAtATime } from './live-contribution.ts';

it('requests the state only once for all messages that arrive during a request', async () => {
  const looks: PromiseWithResolvers<void>[] = [];
  const look = oneAtATime(() => {
    const begun = Promise.withResolvers<void>();
    looks.push(begun);
    return begun.promise;
  });
  look();
  look();
  look();
  expect(looks).toHaveLength(1);
  looks[0]?.resolve();
  await expect.poll(() => looks.length).toBe(2);
  looks[1]?.reject(new Error('no connection'));
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(looks).toHaveLength(2);
  look();
  expect(looks).toHaveLength(3);
});
