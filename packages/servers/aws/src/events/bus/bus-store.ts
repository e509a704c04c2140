/** Stores event buses. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { notFound } from '../wire/event-fault.ts';

export const defaultBus = 'default';

export type Tags = Readonly<Record<string, string>>;

export interface Bus {
  readonly name: string;
  readonly description: string | undefined;
  /** Unix ms. */
  readonly createdAt: number;
  readonly tags: Tags;
}

const row = z.object({
  name: z.string(),
  description: z.string().nullable(),
  created_at: z.number(),
  tags: z.string(),
});

function busOf(found: unknown): Bus {
  const { name, description, created_at, tags } = row.parse(found);
  return {
    name,
    description: description ?? undefined,
    createdAt: created_at,
    tags: JSON.parse(tags) as Tags,
  };
}

export function putBus(database: DatabaseSync, bus: Bus): void {
  database
    .prepare('INSERT OR REPLACE INTO bus (name, description, created_at, tags) VALUES (?, ?, ?, ?)')
    .run(bus.name, bus.description ?? null, bus.createdAt, JSON.stringify(bus.tags));
}

export function findBus(database: DatabaseSync, name: string): Bus | undefined {
  const found = database.prepare('SELECT * FROM bus WHERE name = ?').get(name);
  return found && busOf(found);
}

export function listBuses(database: DatabaseSync): Bus[] {
  return database.prepare('SELECT * FROM bus ORDER BY name').all().map(busOf);
}

/** Deletes the bus with its rules and their targets. */
export function deleteBus(database: DatabaseSync, name: string): void {
  database.prepare('DELETE FROM target WHERE bus = ?').run(name);
  database.prepare('DELETE FROM rule WHERE bus = ?').run(name);
  database.prepare('DELETE FROM bus WHERE name = ?').run(name);
}

/** Returns the name in a name or an ARN; `default` if neither is given. */
export const busNameOf = (nameOrArn: string | undefined): string =>
  nameOrArn === undefined ? defaultBus : nameOrArn.replace(/^arn:[^/]*event-bus\//, '');

/** Throws ResourceNotFoundException. */
export function getBus(database: DatabaseSync, name: string): Bus {
  const bus = findBus(database, name);
  if (!bus) throw notFound(`Event bus ${name} does not exist.`);
  return bus;
}
