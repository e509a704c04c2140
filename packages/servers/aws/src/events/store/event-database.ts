/** The database of buses, rules, targets and undelivered events. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../database/open-database.ts';

/** Times are Unix ms. `next_at` of a rule is when its schedule fires next; of a delivery, when it is attempted next. */
const schema = `
  CREATE TABLE IF NOT EXISTS bus (
    name TEXT PRIMARY KEY, description TEXT, created_at INTEGER NOT NULL, tags TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS rule (
    bus TEXT NOT NULL, name TEXT NOT NULL, description TEXT, pattern TEXT, schedule TEXT,
    state TEXT NOT NULL, role_arn TEXT, tags TEXT NOT NULL, next_at INTEGER,
    PRIMARY KEY (bus, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS target (
    bus TEXT NOT NULL, rule TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (bus, rule, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event_id TEXT NOT NULL, rule_arn TEXT NOT NULL,
    target_id TEXT NOT NULL, target_arn TEXT NOT NULL, role_arn TEXT, dead_letter_arn TEXT,
    input TEXT NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    max_attempts INTEGER NOT NULL, max_age_ms INTEGER NOT NULL,
    attempts INTEGER NOT NULL, next_at INTEGER NOT NULL, failed_at INTEGER, reason TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_waiting ON delivery (next_at) WHERE failed_at IS NULL;
`;

export function openEventDatabase(directory: string): DatabaseSync {
  return openDatabase(join(directory, 'events.sqlite'), schema);
}
