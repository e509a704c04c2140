/** Stores pending deliveries on disk, so that an event is delivered even if the server restarts. */
import type { DatabaseSync } from 'node:sqlite';

export interface Delivery {
  readonly id: number;
  readonly eventId: string;
  readonly endpointId: string;
  /** The number of attempts so far. */
  readonly attempts: number;
}

export interface DeliveryStore {
  add(eventId: string, endpointId: string, nowMs: number): void;
  /**
   * @param newestFirst reverses the order of events
   * @param except ids to skip
   * @param most the largest number of results
   */
  due(nowMs: number, newestFirst: boolean, except: ReadonlySet<number>, most: number): Delivery[];
  /** Returns when the next delivery that is not in `except` is due, in Unix ms; undefined if none waits. */
  nextAt(except: ReadonlySet<number>): number | undefined;
  done(id: number): void;
  postpone(id: number, attempts: number, atMs: number): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY, event_id TEXT NOT NULL, endpoint_id TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_waiting ON delivery (next_at);
`;

export function openDeliveryStore(database: DatabaseSync): DeliveryStore {
  database.exec(schema);
  return {
    add: (eventId, endpointId, nowMs) => {
      database
        .prepare('INSERT INTO delivery (event_id, endpoint_id, next_at) VALUES (?, ?, ?)')
        .run(eventId, endpointId, nowMs);
    },
    due: (nowMs, newestFirst, except, most) =>
      database
        .prepare(
          `SELECT * FROM delivery WHERE next_at <= ?${without(except)} ORDER BY id ${newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
        )
        .all(nowMs, most)
        .map((row) => ({
          id: Number(row.id),
          eventId: String(row.event_id),
          endpointId: String(row.endpoint_id),
          attempts: Number(row.attempts),
        })),
    nextAt: (except) => {
      const at = database
        .prepare(`SELECT min(next_at) AS at FROM delivery WHERE true${without(except)}`)
        .get()?.at;
      return at === null || at === undefined ? undefined : Number(at);
    },
    done: (id) => {
      database.prepare('DELETE FROM delivery WHERE id = ?').run(id);
    },
    postpone: (id, attempts, atMs) => {
      database.prepare('UPDATE delivery SET attempts = ?, next_at = ? WHERE id = ?').run(attempts, atMs, id);
    },
  };
}

const without = (ids: ReadonlySet<number>): string =>
  ids.size === 0 ? '' : ` AND id NOT IN (${[...ids].join(', ')})`;
