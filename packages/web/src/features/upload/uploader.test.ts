import { beforeEach, expect, it, vi } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { loadUploadTask } from './sent-files.ts';
import { listUnfinished } from './unfinished.ts';
import type { UploadEvent } from './upload-state.ts';
import { newUploader } from './uploader.ts';

vi.mock('./sent-files.ts', () => ({ loadUploadTask: vi.fn(), sentFiles: vi.fn() }));

const place = { sub: 'ann', poolId: 'spotify' };
const files = [new File(['four'], 'a.zip')];
const turn = () => new Promise((resolve) => setTimeout(resolve));

let memory = newMemory();
beforeEach(() => {
  memory = newMemory();
  vi.stubGlobal('localStorage', memory);
});

/** A page whose upload code and whose only file arrive when the test lets them. */
function newPage() {
  const said: string[] = [];
  const events: UploadEvent['kind'][] = [];
  const arrival = Promise.withResolvers<boolean>();
  const code = Promise.withResolvers<never>();
  vi.mocked(loadUploadTask).mockReturnValue(code.promise);
  const startUpload = () => {
    said.push('start');
    return {
      pause: () => void said.push('pause'),
      resume: () => void said.push('resume'),
      cancel: () => {
        said.push('cancel');
        arrival.resolve(false);
      },
      sent: arrival.promise,
    };
  };
  const uploader = newUploader(({ kind }) => events.push(kind));
  return {
    said,
    events,
    uploader,
    arrive: () => arrival.resolve(true),
    load: () => code.resolve({ startUpload } as never),
    begun: () => expect.poll(() => said).toContain('start'),
  };
}

it('a pause while the upload code is loading is not lost', async () => {
  const { uploader, said, events, load, begun, arrive } = newPage();
  const started = uploader.start(files, place);
  uploader.pause();
  load();
  await begun();
  expect(said).toEqual(['start', 'pause']);
  uploader.resume();
  expect(said).toEqual(['start', 'pause', 'resume']);
  arrive();
  await started;
  expect(events).toEqual(['started', 'paused', 'resumed', 'progressed', 'sent']);
});

it('an upload resumed before its code has loaded is not paused afterwards', async () => {
  const { uploader, said, load, begun, arrive } = newPage();
  const started = uploader.start(files, place);
  uploader.pause();
  uploader.resume();
  load();
  await begun();
  expect(said).toEqual(['start']);
  arrive();
  await started;
});

it('leaving the page stops the upload, and keeps its record', async () => {
  const { uploader, said, events, load, begun, arrive } = newPage();
  const started = uploader.start(files, place);
  load();
  await begun();
  uploader.leave();
  arrive();
  await started;
  expect(said).toEqual(['start', 'cancel']);
  expect(events).not.toContain('sent');
  expect(listUnfinished(memory, place)).toHaveLength(1);
});

it('leaving the page while the code is loading prevents the upload from starting', async () => {
  const { uploader, said, load } = newPage();
  const started = uploader.start(files, place);
  uploader.leave();
  load();
  await started;
  await turn();
  expect(said).toEqual([]);
  expect(listUnfinished(memory, place)).toEqual([]);
});
