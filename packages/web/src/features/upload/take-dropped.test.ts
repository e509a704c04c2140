import { afterEach, expect, it } from 'vitest';
import { closeMessage, currentMessage } from '../../lib/modal/modal.ts';
import type { Chosen } from './look/look-message.ts';
import { takeDropped } from './take-dropped.ts';

afterEach(closeMessage);

const folder = (readEntries: (done: (some: unknown[]) => void, fail: (error: unknown) => void) => void) =>
  ({
    items: [
      {
        webkitGetAsEntry: () => ({
          isDirectory: true,
          fullPath: '/export',
          createReader: () => ({ readEntries }),
        }),
      },
    ],
    files: [],
  }) as unknown as DataTransfer;

it('says so if a dropped folder cannot be read, and adds nothing', async () => {
  const added: Chosen[] = [];
  const unreadable = folder((_, fail) => fail(new DOMException('gone', 'NotFoundError')));
  await takeDropped(unreadable, (chosen) => added.push(...chosen));
  expect(added).toEqual([]);
  expect(currentMessage()).toMatchObject({ kind: 'error', header: 'Not Readable' });
});

it('adds the files that could be read, without a message', async () => {
  const batches: (readonly Chosen[])[] = [];
  await takeDropped(
    folder((done) => done([])),
    (chosen) => batches.push(chosen),
  );
  expect(batches).toHaveLength(1);
  expect(currentMessage()).toBeUndefined();
});
