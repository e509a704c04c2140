import { expect, it } from 'vitest';
import { newStopping } from './stopping.ts';

it('a new prompt waits until the server knows of every stopped one', async () => {
  const stopping = newStopping();
  await stopping.ended();
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failures: unknown[] = [];
  const happened: string[] = [];
  stopping.begin(one.promise, (error) => failures.push(error));
  stopping.begin(two.promise, (error) => failures.push(error));
  const asked = stopping.ended().then(() => happened.push('asked'));
  two.resolve();
  await two.promise;
  happened.push('two stopped');
  one.reject(new Error('away'));
  await asked;
  expect(happened).toEqual(['two stopped', 'asked']);
  expect(failures).toEqual([new Error('away')]);
});
