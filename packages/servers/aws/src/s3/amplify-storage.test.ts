/** Facts of the specification about uploads that Amplify decides, and that a new version of it may change. */
import { Amplify } from 'aws-amplify';
import { uploadData } from 'aws-amplify/storage';
import { afterEach, expect, test, vi } from 'vitest';

const partBytes = 5 * 1024 * 1024;

afterEach(() => vi.unstubAllGlobals());

/** A stand-in for a browser's FileReader, from which Amplify gets the bytes of each part. */
class Reader {
  result: ArrayBuffer | undefined;
  onload: (() => void) | undefined;
  readAsArrayBuffer(part: Blob): void {
    void part.arrayBuffer().then((bytes) => {
      this.result = bytes;
      this.onload?.();
    });
  }
}

test('Amplify sends a large file in parts of 5 MiB, four at a time', async () => {
  Amplify.configure(
    { Storage: { S3: { bucket: 'a-bucket', region: 'ap-southeast-1' } } },
    {
      Auth: {
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => ({
            credentials: { accessKeyId: 'A', secretAccessKey: 'b' },
          }),
          clearCredentialsAndIdentityId: () => undefined,
        },
      },
    },
  );
  vi.stubGlobal('FileReader', Reader);
  const sizes: number[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (address: URL | string, { body }: RequestInit) => {
    const { searchParams } = new URL(address);
    if (searchParams.has('uploads')) {
      return new Response(
        '<InitiateMultipartUploadResult><UploadId>u-1</UploadId></InitiateMultipartUploadResult>',
      );
    }
    if (!searchParams.has('partNumber')) throw new Error(`Nobody expects ${address}.`);
    sizes.push((body as Blob).size);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response('', { headers: { etag: '"e"' } });
  });
  const task = uploadData({ path: 'ann/a.zip', data: new Blob([new Uint8Array(6 * partBytes)]) });
  const ended = task.result.catch((error: Error) => error.name);
  // proves constant.parts-four-at-once
  await expect.poll(() => waiting.length).toBe(4);
  // Each finished part lets one more start.
  waiting.shift()?.();
  await expect.poll(() => sizes.length).toBe(5);
  expect(waiting).toHaveLength(4);
  expect(sizes, 'proves constant.parts-5-mib').toEqual(Array.from({ length: 5 }, () => partBytes));
  task.cancel();
  for (const answer of waiting) answer();
  expect(await ended).toBe('CanceledError');
});
