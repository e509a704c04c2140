import { expect, test } from 'vitest';
import type { Checklist } from './checklist.ts';
import { createParts, PartError } from './part.ts';

function recorded(): { said: string[]; parts: ReturnType<typeof createParts> } {
  const said: string[] = [];
  const list: Checklist = {
    begin: (name) => void said.push(`begin ${name}`),
    note: () => undefined,
    done: (name, detail) => void said.push(`done ${name} ${detail}`),
    fail: (name) => void said.push(`fail ${name}`),
    end: () => undefined,
  };
  return { said, parts: createParts(list) };
}

test('parts are stopped in reverse order, even if stopping one of them fails', async () => {
  const { parts } = recorded();
  const ended: string[] = [];
  parts.keep({ stop: async () => void ended.push('database') });
  parts.keep({ stop: () => Promise.reject(new Error('no')) });
  parts.keep({ stop: async () => void ended.push('api') });
  await Promise.all([parts.stop(), parts.stop()]);
  expect(ended).toEqual(['api', 'database']);
});

test('a part that comes up while the others are being stopped is stopped at once', async () => {
  const { parts } = recorded();
  await parts.stop();
  let ended = false;
  parts.keep({
    stop: async () => {
      ended = true;
    },
  });
  expect(ended).toBe(true);
});

test('the part that failed is named, not one that waited for it', async () => {
  const { parts, said } = recorded();
  const chain = parts.part('chain', (): Promise<string> => Promise.reject(new Error('port taken')));
  const contracts = parts.part('contracts', async () => `at ${await chain}`);
  await expect(contracts).rejects.toEqual(new PartError('chain', new Error('port taken')));
  await expect(chain).rejects.toMatchObject({ part: 'chain', message: 'port taken' });
  expect(said).toEqual(['begin chain', 'begin contracts', 'fail chain']);
});
