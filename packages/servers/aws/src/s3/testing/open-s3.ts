/** For tests: starts a server in a temporary directory, with a client of the SDK. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import type { Credential } from '../../iam/credential.ts';
import { type S3Options, startS3 } from '../start.ts';
import type { ObjectCreatedEvent } from '../store/outbox.ts';

export const root: Credential = {
  accessKeyId: 'ROOT',
  secretAccessKey: 'root-secret',
  statements: [{ effect: 'Allow', actions: ['*'], resources: ['*'] }],
  tags: {},
};

export const plainBucket = 'plain-bucket';
export const versionedBucket = 'versioned-bucket';

export function clientOf(url: string, credential: Credential, more: S3ClientConfig = {}): S3Client {
  return new S3Client({
    endpoint: url,
    region: 'ap-southeast-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: {
      accessKeyId: credential.accessKeyId,
      secretAccessKey: credential.secretAccessKey,
      ...(credential.sessionToken !== undefined && { sessionToken: credential.sessionToken }),
    },
    ...more,
  });
}

export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 's3-test-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** `events` collects the delivered events. Everything is stopped and removed at the end of the test. */
export async function openS3(options: Partial<S3Options> & { credentials?: readonly Credential[] } = {}) {
  const events: ObjectCreatedEvent[] = [];
  const { credentials = [], ...rest } = options;
  const all = [root, ...credentials];
  const service = await startS3({
    port: 0,
    directory: temporaryDirectory(),
    buckets: [
      { name: plainBucket, versioned: false, sendsEvents: false },
      { name: versionedBucket, versioned: true, sendsEvents: true },
    ],
    find: (id) => all.find((c) => c.accessKeyId === id),
    deliver: async (event) => {
      events.push(event);
    },
    ...rest,
  });
  const client = clientOf(service.url, root);
  onTestFinished(async () => {
    client.destroy();
    await service.stop();
  });
  return { service, client, events, url: service.url };
}

/** Returns the code and status of the S3 error that a call fails with; 'ok' if it does not fail. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    return `${$metadata?.httpStatusCode ?? '?'} ${name}`;
  }
}

/** Returns bytes that do not repeat within a test, and that are the same for the same seed. */
export function noise(length: number, seed = 1): Buffer {
  const out = Buffer.allocUnsafe(length);
  let x = seed >>> 0 || 1;
  for (let i = 0; i < length; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    out[i] = x & 0xff;
  }
  return out;
}
