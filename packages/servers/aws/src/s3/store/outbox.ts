/** Stores events in the same transaction as the change that they report, until the bus has accepted them. */
import type { Database } from './database.ts';

/** An EventBridge event in the form of `aws.s3`. */
export interface ObjectCreatedEvent {
  readonly version: '0';
  readonly id: string;
  readonly 'detail-type': 'Object Created';
  readonly source: 'aws.s3';
  readonly account: string;
  /** `2026-01-31T12:00:00Z`. */
  readonly time: string;
  readonly region: string;
  readonly resources: readonly string[];
  readonly detail: {
    readonly version: '0';
    readonly bucket: { readonly name: string };
    readonly object: {
      readonly key: string;
      readonly size: number;
      readonly etag: string;
      readonly 'version-id'?: string;
      readonly sequencer: string;
    };
    readonly 'request-id': string;
    readonly requester: string;
    readonly 'source-ip-address': string;
    readonly reason: 'PutObject' | 'CompleteMultipartUpload' | 'CopyObject';
  };
}

export type Deliver = (event: ObjectCreatedEvent) => Promise<void>;

export interface Outbox {
  /** Adds an event. Call it inside the transaction that the event reports. */
  add(event: ObjectCreatedEvent): void;
  /** Starts the delivery of waiting events, unless it is running. */
  drain(): void;
  /** Resolves when no delivery is running; the remaining events are delivered after the next start. */
  stop(): Promise<void>;
}

const firstRetryMs = 100;
const longestRetryMs = 10_000;
const batch = 100;

/** Delivers at least once, in order of writing, except that a failed event is retried after the others. */
export function openOutbox(db: Database, deliver: Deliver): Outbox {
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let stopped = false;
  let again = false;

  async function pass(): Promise<boolean> {
    let failed = false;
    let after = 0;
    while (!stopped) {
      const rows = db.all<{ id: number; event: string }>(
        'SELECT id, event FROM outbox WHERE id > ? ORDER BY id LIMIT ?',
        after,
        batch,
      );
      if (rows.length === 0) break;
      for (const row of rows) {
        if (stopped) return failed;
        after = row.id;
        try {
          await deliver(JSON.parse(row.event));
          db.run('DELETE FROM outbox WHERE id = ?', row.id);
        } catch {
          // The event's row stays, which marks the failure; the retry below delivers it.
          failed = true;
        }
      }
    }
    return failed;
  }

  async function work(): Promise<void> {
    let failed = false;
    do {
      again = false;
      failed = await pass();
    } while (again && !stopped);
    running = undefined;
    if (!failed) retryMs = firstRetryMs;
    else if (!stopped) {
      retry = setTimeout(drain, retryMs);
      retry.unref();
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
  }

  function drain(): void {
    clearTimeout(retry);
    again = true;
    if (!stopped) running ??= work();
  }

  return {
    add: (event) => {
      db.run('INSERT INTO outbox (event) VALUES (?)', JSON.stringify(event));
    },
    drain,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await running;
    },
  };
}
