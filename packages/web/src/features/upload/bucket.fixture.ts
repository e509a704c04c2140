/** For tests: a browser with credentials and files, and a bucket. Each of them answers only when the test lets it. */
import { Amplify } from 'aws-amplify';
import { vi } from 'vitest';

/** Makes requests wait while it is held. */
function newGate() {
  let opened: PromiseWithResolvers<void> | undefined;
  let waiting = 0;
  return {
    waiting: () => waiting,
    hold: () => {
      opened ??= Promise.withResolvers();
    },
    open: () => {
      opened?.resolve();
      opened = undefined;
    },
    async pass(signal?: AbortSignal | null): Promise<void> {
      waiting++;
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
      await Promise.race([opened?.promise, aborted]).finally(() => waiting--);
      signal?.throwIfAborted();
    },
  };
}

const nameOf = ({ searchParams }: URL, method: string | undefined): string => {
  if (searchParams.has('uploads')) return 'begin';
  if (searchParams.has('partNumber')) return `piece ${searchParams.get('partNumber')}`;
  if (!searchParams.has('uploadId')) return 'whole';
  return method === 'POST' ? 'complete' : 'list';
};

const answers: Readonly<Record<string, string>> = {
  begin: '<InitiateMultipartUploadResult><UploadId>u-1</UploadId></InitiateMultipartUploadResult>',
  list: '<ListPartsResult><Part><PartNumber>1</PartNumber><ETag>"e"</ETag></Part></ListPartsResult>',
  complete: '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>',
};

/** Stubs the parts of a browser that Amplify uses, for one upload. */
export function newBucket() {
  const asked: string[] = [];
  const ended: string[] = [];
  const refused = new Set<string>();
  const [credentials, reading, storage] = [newGate(), newGate(), newGate()];

  class Reader {
    result: ArrayBuffer | undefined;
    onload: (() => void) | undefined;
    readAsArrayBuffer(part: Blob): void {
      void reading.pass().then(async () => {
        this.result = await part.arrayBuffer();
        this.onload?.();
      });
    }
  }
  vi.stubGlobal('FileReader', Reader);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (address: URL | string, { method, signal }: RequestInit) => {
    const name = nameOf(new URL(address), method);
    asked.push(name);
    if (refused.has(name)) return new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 });
    await storage.pass(signal);
    ended.push(name);
    return new Response(answers[name] ?? '', { headers: { etag: '"e"' } });
  });
  Amplify.configure(
    { Storage: { S3: { bucket: 'a-bucket', region: 'ap-southeast-1' } } },
    {
      Auth: {
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => {
            await credentials.pass();
            return { credentials: { accessKeyId: 'A', secretAccessKey: 'b', sessionToken: 'c' } };
          },
          clearCredentialsAndIdentityId: () => undefined,
        },
      },
    },
  );
  return { asked, ended, refused, credentials, reading, storage };
}
