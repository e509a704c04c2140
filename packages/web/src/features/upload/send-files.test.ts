import { expect, it } from 'vitest';
import { type FileToSend, onePartBytes, sendFiles } from './send-files.ts';

const large = new Uint8Array(onePartBytes + 1);
const toSend = (name: string, body: BlobPart, isSent = false): FileToSend => ({
  path: `ann/spotify/1/parts/${name}`,
  file: new File([body], name),
  isSent,
});
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Returns a bucket that accepts a file only when the test lets it. */
function bucket() {
  const said: string[] = [];
  const open = new Map<string, (sent: boolean) => void>();
  const startUpload = (path: string, file: File, onSent: (bytes: number) => void) => {
    said.push(`start ${path}`);
    const sent = new Promise<boolean>((resolve) => open.set(file.name, resolve));
    return {
      pause: () => void said.push(`pause ${file.name}`),
      resume: () => void said.push(`resume ${file.name}`),
      cancel: () => open.get(file.name)?.(false),
      sent: sent.then((isSent) => {
        if (isSent) onSent(file.size);
        return isSent;
      }),
    };
  };
  return { said, startUpload, take: (name: string) => open.get(name)?.(true) };
}

function begin(files: readonly FileToSend[]) {
  const { said, startUpload, take } = bucket();
  const progress: number[] = [];
  const done: string[] = [];
  const task = sendFiles({
    files,
    startUpload,
    onProgress: (bytes) => progress.push(bytes),
    onFileSent: ({ name }) => done.push(name),
  });
  return { task, said, take, progress, done };
}

it('sends one after the other and counts them together', async () => {
  const { task, said, take, progress, done } = begin([toSend('a.zip', 'four'), toSend('b.zip', 'sixsix')]);
  await turn();
  expect(said).toEqual(['start ann/spotify/1/parts/a.zip']);
  take('a.zip');
  await turn();
  expect(done).toEqual(['a.zip']);
  take('b.zip');
  expect(await task.sent).toBe(true);
  expect(progress.at(-1)).toBe(10);
  expect([...progress].sort((x, y) => x - y)).toEqual(progress);
});

it('skips files that were sent before, and counts them as sent', async () => {
  const { task, said, take, progress } = begin([toSend('a.zip', 'four', true), toSend('b.zip', 'sixsix')]);
  await turn();
  expect(said).toEqual(['start ann/spotify/1/parts/b.zip']);
  expect(progress).toEqual([4]);
  take('b.zip');
  expect(await task.sent).toBe(true);
});

it('pauses the current file, small or large, and delays the next one', async () => {
  const { task, said, take } = begin([toSend('a.zip', 'four'), toSend('b.zip', large), toSend('c.zip', 'x')]);
  await turn();
  task.pause();
  expect(said, 'proves contribute.pause-resume-first').toEqual([
    'start ann/spotify/1/parts/a.zip',
    'pause a.zip',
  ]);
  // The file still arrives: its request was already in flight.
  take('a.zip');
  await turn();
  expect(said).toHaveLength(2);
  task.resume();
  await turn();
  task.pause();
  task.resume();
  expect(said.slice(2)).toEqual(['start ann/spotify/1/parts/b.zip', 'pause b.zip', 'resume b.zip']);
  take('b.zip');
  await turn();
  take('c.zip');
  expect(await task.sent).toBe(true);
});

it('a second pause right after a resume delays the next file as well', async () => {
  const { task, said, take } = begin([toSend('a.zip', 'four'), toSend('b.zip', 'x')]);
  await turn();
  task.pause();
  take('a.zip');
  await turn();
  task.resume();
  task.pause();
  await turn();
  expect(said).not.toContain('start ann/spotify/1/parts/b.zip');
});

it('sends nothing more once it is cancelled, even during a pause', async () => {
  const running = begin([toSend('a.zip', 'four'), toSend('b.zip', 'x')]);
  await turn();
  running.task.cancel();
  expect(await running.task.sent, 'proves error.storage-request-aborted').toBe(false);
  const paused = begin([toSend('a.zip', 'four'), toSend('b.zip', 'x')]);
  await turn();
  paused.task.pause();
  paused.take('a.zip');
  await turn();
  paused.task.cancel();
  expect(await paused.task.sent).toBe(false);
  expect(paused.said).toEqual(running.said.concat('pause a.zip'));
});
