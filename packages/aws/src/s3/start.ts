/** S3 of our own: the part of it that the marketplace needs, on this machine's disk. */

import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FindCredential } from '../iam/credential.ts';
import { type Admit, admitPrograms, guarded } from '../process/admit.ts';
import type { Service } from '../service.ts';
import { abortUploadsOlderThan, expireObjectsOlderThan } from './operation/sweep.ts';
import type { Storage } from './storage.ts';
import { openBlobDirectory } from './store/blob.ts';
import { createBucket, findBucket, isBucketName, setVersioning } from './store/bucket.ts';
import { type Database, openDatabase } from './store/database.ts';
import { type Deliver, openOutbox } from './store/outbox.ts';
import { handle } from './wire/handle.ts';

export interface S3Bucket {
  readonly name: string;
  readonly versioned: boolean;
  /** Hands an "Object Created" event to `deliver` for every object written. */
  readonly sendsEvents: boolean;
  /** Every version older than this goes. Without it nothing does. */
  readonly expireAfterDays?: number;
}

export interface S3Options {
  /** 0 takes any free one. */
  readonly port: number;
  /** Its own; made if it is missing. */
  readonly directory: string;
  readonly buckets: readonly S3Bucket[];
  readonly find: FindCredential;
  /** Programs alone, if left out. */
  readonly admit?: Admit;
  /** Takes an event for good once it resolves; it may come again, so the receiver must bear repetition. */
  readonly deliver: Deliver;
  /** Multipart uploads begun longer ago are aborted, and the answers of completed ones forgotten. */
  readonly abortIncompleteAfterDays?: number;
  readonly region?: string;
  readonly account?: string;
  /** Unix ms. */
  readonly now?: () => number;
}

const dayMs = 24 * 60 * 60 * 1000;
const sweepMs = 60 * 60 * 1000;
const abortAfterDays = 7;

function ensureBuckets(db: Database, options: S3Options, nowMs: number): void {
  for (const { name, versioned } of options.buckets) {
    if (!isBucketName(name)) throw new Error(`not a bucket name: ${name}`);
    createBucket(db, { name, versioning: versioned ? 'Enabled' : '', created_ms: nowMs });
    if (versioned && findBucket(db, name)?.versioning === '') setVersioning(db, name, 'Enabled');
  }
}

/** Removes what a killed process left half written. */
async function sweepOrphans(storage: Storage): Promise<void> {
  const known = new Set(storage.db.all<{ blob: string }>('SELECT blob FROM part').map((row) => row.blob));
  await storage.blobs.sweep((id) => known.has(id));
}

async function applyLifecycle(storage: Storage, options: S3Options): Promise<void> {
  await abortUploadsOlderThan(storage, (options.abortIncompleteAfterDays ?? abortAfterDays) * dayMs);
  for (const { name, expireAfterDays } of options.buckets) {
    if (expireAfterDays !== undefined) await expireObjectsOlderThan(storage, name, expireAfterDays * dayMs);
  }
}

/** Serves when it resolves; events that a killed process left behind are on their way then. */
export async function startS3(options: S3Options): Promise<Service> {
  mkdirSync(options.directory, { recursive: true });
  const db = openDatabase(join(options.directory, 'metadata.sqlite'));
  const now = options.now ?? Date.now;
  const storage: Storage = {
    db,
    blobs: openBlobDirectory(join(options.directory, 'blob')),
    outbox: openOutbox(db, options.deliver),
    find: options.find,
    region: options.region ?? 'ap-southeast-1',
    account: options.account ?? '000000000000',
    sendsEvents: new Set(options.buckets.filter((b) => b.sendsEvents).map((b) => b.name)),
    now,
  };
  ensureBuckets(db, options, now());
  await sweepOrphans(storage);
  await applyLifecycle(storage, options);

  const running = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  // A part of 5 GiB over a slow line takes what it takes.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 65_000 });
  const { admit = admitPrograms } = options;
  server.on(
    'request',
    guarded(admit, (request, response) => track(handle(request, response, storage, () => undefined))),
  );
  server.on(
    'checkContinue',
    guarded(admit, (request, response) =>
      track(handle(request, response, storage, () => void response.writeContinue())),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const sweep = () =>
    track(applyLifecycle(storage, options).catch((error) => console.error('s3 lifecycle', error)));
  const sweeper = setInterval(sweep, sweepMs);
  sweeper.unref();
  storage.outbox.drain();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(sweeper);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.allSettled([...running, storage.outbox.stop()]);
      db.close();
    },
  };
}
