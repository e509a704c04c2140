import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { descendantsOf, psEntry, readProcessTable, treeCpuMs } from './process-table.ts';

test('a grandchild is a descendant, and its CPU time counts', async () => {
  const script =
    'while (process.cpuUsage().user < 200_000); console.log("done"); setInterval(() => {}, 1000)';
  const child = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  const table = readProcessTable();
  expect(descendantsOf(process.pid, table)).toContain(pid);
  const [below, ...more] = descendantsOf(pid, table);
  expect(more).toEqual([]);
  expect(treeCpuMs(below ?? 0, table)).toBeGreaterThanOrEqual(190);
  expect(treeCpuMs(pid, table)).toBeGreaterThanOrEqual(190);
  process.kill(-pid, 'SIGKILL');
  await once(child, 'exit');
  expect(treeCpuMs(pid, readProcessTable())).toBeUndefined();
});

test.each([
  ['  412     1   0:07.25', 412, 1, 7_250],
  ['99 412 01:02:03', 99, 412, 3_723_000],
  ['7 2 2-00:00:01', 7, 2, 172_801_000],
])('the line "%s" of ps is parsed', (line, pid, parent, cpuMs) => {
  expect(psEntry(line)).toEqual([[pid, { parent, cpuMs }]]);
});
