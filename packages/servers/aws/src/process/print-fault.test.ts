import { expect, onTestFinished, test, vi } from 'vitest';
import { printFault } from './print-fault.ts';

function told(error: unknown): string {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => heard.mockRestore());
  printFault('S3: a request', error);
  return (
    heard.mock.calls[0]?.map((each) => (each instanceof Error ? each.stack : String(each))).join(' ') ?? ''
  );
}

test.each([
  [
    { errcode: 13, path: '/state/s3/metadata.sqlite' },
    'S3: a request failed: no room (/state/s3/metadata.sqlite)',
  ],
  [{ errcode: 267 }, 'S3: a request failed: no room'],
  [{ code: 'ENOSPC', syscall: 'write', path: '/state' }, 'S3: a request failed: no room (/state)'],
])('an error of the operating system (%j) is one line', (about, line) => {
  expect(told(Object.assign(new Error('no room'), about))).toBe(line);
});

test('a repeated error is printed once, and again after a different one', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => heard.mockRestore());
  const full = Object.assign(new Error('no more room'), { errcode: 13 });
  for (const error of [full, full, new Error('ours'), full, full]) printFault('S3: a request', error);
  expect(heard.mock.calls.map(([first]) => first)).toEqual([
    'S3: a request failed: no more room',
    'S3: a request failed',
    'S3: a request failed: no more room',
  ]);
});

test('a bug is printed with its stack', () => {
  expect(told(new Error('ours'))).toMatch(/^S3: a request failed Error: ours\n\s+at /);
  expect(told(Object.assign(new Error('no such table'), { errcode: 1 }))).toContain('\n');
});
