/** State machines and the revisions of their definitions. */
import type { Store } from './open.ts';

export interface Machine {
  readonly arn: string;
  readonly name: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The row of the current revision. */
  readonly revision: number;
  /** JSON texts, as given. */
  readonly logging: string;
  readonly tracing: string;
}

export interface Revision {
  readonly id: number;
  readonly definition: string;
  readonly roleArn: string;
  readonly at: number;
  /** Absent before the first update. */
  readonly revisionId: string | undefined;
}

interface MachineRow {
  arn: string;
  name: string;
  type: string;
  created_at: number;
  revision: number;
  logging: string;
  tracing: string;
}

interface RevisionRow {
  id: number;
  definition: string;
  role_arn: string;
  at: number;
  revision_id: string | null;
}

function toMachine(row: MachineRow): Machine {
  const { created_at: createdAt, ...rest } = row;
  return { ...rest, createdAt };
}

export function findMachine({ db }: Store, arn: string): Machine | undefined {
  const row = db.prepare('select * from machine where arn = ?').get(arn) as MachineRow | undefined;
  return row === undefined ? undefined : toMachine(row);
}

/** Returns machines by name, after the given one. */
export function listMachines({ db }: Store, afterName: string, limit: number): Machine[] {
  const rows = db.prepare('select * from machine where name > ? order by name limit ?').all(afterName, limit);
  return (rows as unknown as MachineRow[]).map(toMachine);
}

export function readRevision({ db }: Store, id: number): Revision {
  const row = db.prepare('select * from revision where id = ?').get(id) as RevisionRow | undefined;
  if (row === undefined) throw new Error(`No revision ${id}`);
  const { role_arn: roleArn, revision_id: revisionId, definition, at } = row;
  return { id, definition, roleArn, at, revisionId: revisionId ?? undefined };
}

function addRevision({ db }: Store, machine: string, given: Omit<Revision, 'id'>): number {
  const { lastInsertRowid } = db
    .prepare('insert into revision (machine, definition, role_arn, at, revision_id) values (?, ?, ?, ?, ?)')
    .run(machine, given.definition, given.roleArn, given.at, given.revisionId ?? null);
  return Number(lastInsertRowid);
}

export function insertMachine(
  store: Store,
  machine: Omit<Machine, 'revision'>,
  revision: Omit<Revision, 'id'>,
): void {
  const id = addRevision(store, machine.arn, revision);
  store.db
    .prepare(
      'insert into machine (arn, name, type, created_at, revision, logging, tracing) values (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(machine.arn, machine.name, machine.type, machine.createdAt, id, machine.logging, machine.tracing);
}

/** Updates a machine; running executions keep the revision that they began with. */
export function updateMachine(
  store: Store,
  machine: Pick<Machine, 'arn' | 'logging' | 'tracing'>,
  revision: Omit<Revision, 'id'>,
): void {
  const id = addRevision(store, machine.arn, revision);
  store.db
    .prepare('update machine set revision = ?, logging = ?, tracing = ? where arn = ?')
    .run(id, machine.logging, machine.tracing, machine.arn);
}

export function deleteMachine({ db }: Store, arn: string): void {
  db.prepare('delete from tag where resource = ?').run(arn);
  db.prepare('delete from machine where arn = ?').run(arn);
}
