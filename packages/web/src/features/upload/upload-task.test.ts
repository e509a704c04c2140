import { Amplify } from 'aws-amplify';
import { uploadData } from 'aws-amplify/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUpload } from './upload-task.ts';

vi.mock('../../lib/session/amplify.ts', () => ({}));
vi.mock('../../lib/page/read-markup.ts', () => ({}));
vi.mock('aws-amplify/storage', async (load) => {
  const real = await load<typeof import('aws-amplify/storage')>();
  return { ...real, uploadData: vi.fn(real.uploadData) };
});

const path = 'ann/spotify/1/export.zip';
const nothing = () => undefined;
const fileOf = (size: number) => Object.defineProperty(new File(['x'], 'a.zip'), 'size', { value: size });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
  Amplify.configure({ Storage: { S3: { bucket: 'a-bucket', region: 'ap-southeast-1' } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(uploadData).mockClear();
});

it('nothing of a file of more than 5 TB is sent', () => {
  expect(() => startUpload(path, fileOf(5_497_558_138_881), nothing)).toThrow(
    expect.objectContaining({ name: 'ObjectIsTooLarge' }),
  );
});

it('an upload gives a path, never a key, and asks for no transfer acceleration', async () => {
  const task = { pause: nothing, resume: nothing, cancel: nothing, result: Promise.resolve({}) };
  vi.mocked(uploadData).mockReturnValueOnce(task as never);
  await startUpload(path, fileOf(1), nothing).sent;
  const [given] = vi.mocked(uploadData).mock.calls.at(-1) ?? [];
  expect(given).toMatchObject({ path });
  expect(Object.keys(given ?? {})).not.toContain('key');
  expect(Object.keys(given?.options ?? {})).not.toContain('useAccelerateEndpoint');
});
