import { expect, it } from 'vitest';
import { filesOfUpload } from './files-of-upload.ts';
import { sendFiles } from './send-files.ts';
import type { Unfinished } from './unfinished.ts';

const [a, b] = [new File(['four'], 'a.zip'), new File(['sixsix'], 'b.zip')];
const record = (isSent: boolean): Unfinished => ({
  contributionId: 'c',
  touchedAtMs: 0,
  files: [a, b].map(({ name, size }, i) => ({
    fileName: name,
    objectName: String(i + 1),
    sizeBytes: size,
    lastModifiedMs: 1,
    isSent,
  })),
});
const prefix = 'ann/x/c/';

it('a single export is one object, which starts the workflow', () => {
  expect(filesOfUpload([a], record(false), prefix), 'proves error.storage-exactly-key').toEqual([
    { file: a, path: 'ann/x/c/export', isSent: false },
  ]);
});

it('the parts come before their list, which starts the workflow', async () => {
  const sent = filesOfUpload([a, b], record(true), prefix);
  expect(sent.map(({ path, isSent }) => [path, isSent])).toEqual([
    ['ann/x/c/parts/1', true],
    ['ann/x/c/parts/2', true],
    ['ann/x/c/parts.json', false],
  ]);
  expect(JSON.parse((await sent[2]?.file.text()) ?? '')).toEqual({
    parts: [
      { file: 'a.zip', object: '1', sizeBytes: 4 },
      { file: 'b.zip', object: '2', sizeBytes: 6 },
    ],
  });
});

it('an upload that is cancelled after its last part does not become a contribution', async () => {
  const put: string[] = [];
  const task = sendFiles({
    files: filesOfUpload([a, b], record(false), prefix),
    startUpload: (path) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      if (!path.endsWith('parts.json')) resolve(true);
      return {
        pause: () => undefined,
        resume: () => undefined,
        cancel: () => resolve(false),
        sent: promise.then((isSent) => {
          if (isSent) put.push(path);
          return isSent;
        }),
      };
    },
    onProgress: () => undefined,
    onFileSent: () => undefined,
  });
  await expect.poll(() => put).toHaveLength(2);
  task.cancel();
  expect(await task.sent).toBe(false);
  expect(put).toEqual(['ann/x/c/parts/1', 'ann/x/c/parts/2']);
});
