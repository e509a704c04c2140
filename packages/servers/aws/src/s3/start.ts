/** Starts the local S3, on this machine's disk, with the parts of S3 that its README lists. */

import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { damagedDatabase } from '../database/open-database.ts';
import type { FindCredential } from '../iam/credential.ts';
import { type Admit, admitPrograms, guarded } from '../process/admit.ts';
import { printFault } from '../process/print-fault.ts';
import type { Service } from '../service.ts';
import { handle } from './handle.ts';
import { abortUploadsOlderThan, expireObjectsOlderThan } from './operation/sweep.ts';
import { DamagedBlob, openBlobDirectory } from './store/blob.ts';
import { createBucket, findBucket, isBucketName, setVersioning } from './store/bucket.ts';
import { type Database, openMetadata } from './store/database.ts';
import { type Deliver, openOutbox } from './store/outbox.ts';
import type { Storage } from './store/storage.ts';

export interface S3Bucket {
  readonly name: string;
  readonly versioned: boolean;
  /** If true, `deliver` gets an "Object Created" event for every object written. */
  readonly sendsEvents: boolean;
  /** Days after which every version is removed; never if absent. */
  readonly expireAfterDays?: number;
}

export interface S3Options {
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The server's directory; created if it does not exist. */
  readonly directory: string;
  readonly buckets: readonly S3Bucket[];
  readonly find: FindCredential;
  /** Decides which requests are served; by default those of programs, and none that come from a page. */
  readonly admit?: Admit;
  /**
   * Delivers an event; once it resolves, the event is delivered for good. An event may be repeated, which the receiver
   * must tolerate.
   */
  readonly deliver: Deliver;
  /** Days after which multipart uploads are aborted, and the answers of completed ones dropped. */
  readonly abortIncompleteAfterDays?: number;
  readonly region?: string;
  readonly account?: string;
  /** Gets a sentence about a damaged file. */
  readonly onNotice?: (sentence: string) => void;
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

/** The content of files is checked when they are read; missing or truncated files are detected here, at the start. */
function tellDamaged({ blobs, db, notice }: Storage): void {
  for (const { blob, size } of db.each<{ blob: string; size: number }>('SELECT blob, size FROM part')) {
    const path = blobs.pathOf(blob);
    if (statSync(path, { throwIfNoEntry: false })?.size !== size) notice(new DamagedBlob(path).message);
  }
}

/** Removes partial files that a killed process left behind. */
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

/** Resolves once the server listens; the delivery of events from an earlier run has then started. */
export async function startS3(options: S3Options): Promise<Service> {
  const metadata = join(options.directory, 'metadata.sqlite');
  const blobs = openBlobDirectory(join(options.directory, 'blob'));
  if (!existsSync(metadata) && blobs.any())
    throw damagedDatabase(
      metadata,
      `it is missing, and without it the files in ${join(options.directory, 'blob')} cannot be assigned to objects`,
    );
  const db = openMetadata(metadata);
  const now = options.now ?? Date.now;
  const storage: Storage = {
    db,
    blobs,
    outbox: openOutbox(db, options.deliver),
    find: options.find,
    region: options.region ?? 'ap-southeast-1',
    account: options.account ?? '000000000000',
    sendsEvents: new Set(options.buckets.filter((b) => b.sendsEvents).map((b) => b.name)),
    now,
    notice: options.onNotice ?? console.error,
  };
  ensureBuckets(db, options, now());
  await sweepOrphans(storage);
  tellDamaged(storage);
  await applyLifecycle(storage, options);

  const running = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  // A part of 5 GiB over a slow line may take any time, and a client may be sending on an idle connection while it is
  // closed.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 0 });
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
    track(applyLifecycle(storage, options).catch((error) => printFault('S3: the lifecycle', error)));
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
