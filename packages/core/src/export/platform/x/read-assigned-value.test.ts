import { expect, it } from 'vitest';
import { readAssignedValue } from './read-assigned-value.ts';

const assignedIn = (script: string) =>
  readAssignedValue({
    path: 'data/account.js',
    name: 'account.js',
    sizeBytes: script.length,
    async *read() {
      yield Buffer.from(script);
    },
  });

it('the value is read with and without the assignment around it', async () => {
  for (const script of ['[1]', 'window.YTD.account.part0 = [1]', 'x = [1];', 'x = [1] ;\n \n']) {
    expect(await assignedIn(script)).toEqual([1]);
  }
  expect(await assignedIn('no value')).toBeUndefined();
});

it('many blanks inside the script are processed in linear time', async () => {
  const before = process.cpuUsage().user;
  expect(await assignedIn(`x = [1${' '.repeat(200_000)}{`)).toBeUndefined();
  // a quadratic pattern took a minute
  expect(process.cpuUsage().user - before).toBeLessThan(5_000_000);
});
