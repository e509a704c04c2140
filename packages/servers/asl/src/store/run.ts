/** Loads an execution into memory in the state of its last commit. */
import { readDefinition } from '../definition/validate.ts';
import type { Json } from '../ground/json.ts';
import type { Frame } from '../run/frame.ts';
import type { Run } from '../run/run.ts';
import type { ExecutionRow } from './execution.ts';
import { readRevision } from './machine.ts';
import type { Store } from './open.ts';

/** Restores a frame: JSON omits undefined fields, which become undefined again. */
function toFrame(data: string): Frame {
  const read = JSON.parse(data) as Partial<Frame>;
  return { parent: undefined, item: undefined, silent: undefined, failure: undefined, ...read } as Frame;
}

export function loadRun(store: Store, row: ExecutionRow): Run {
  const { db } = store;
  const revision = readRevision(store, row.revision);
  const progress = db.prepare('select * from progress where execution = ?').get(row.id) as unknown as {
    next_event: number;
    next_frame: number;
  };
  const frames = db.prepare('select id, data from frame where execution = ? order by id').all(row.id);
  const lists = db.prepare('select frame, items from item_list where execution = ?').all(row.id);
  return {
    id: row.id,
    arn: row.arn,
    name: row.name,
    machineArn: row.machine,
    machineName: row.machine.split(':').at(-1) ?? '',
    roleArn: revision.roleArn,
    input: row.input,
    startedAt: row.startedAt,
    redriveCount: row.redriveCount,
    redrivenAt: row.redrivenAt,
    timeoutAt: row.timeoutAt,
    machine: readDefinition(revision.definition),
    frames: new Map(
      (frames as unknown as { id: number; data: string }[]).map(({ id, data }) => [id, toFrame(data)]),
    ),
    nextEvent: progress.next_event,
    nextFrame: progress.next_frame,
    ended: row.status !== 'RUNNING',
    signals: [],
    draining: false,
    calls: new Map(),
    items: new Map(
      (lists as unknown as { frame: number; items: string }[]).map(({ frame, items }) => [
        frame,
        JSON.parse(items) as Json[],
      ]),
    ),
  };
}

/** Returns the outputs of a frame's finished children, by slot. */
export function readResults({ db }: Store, execution: number, frame: number): Map<number, string> {
  const rows = db
    .prepare('select slot, output from result where execution = ? and frame = ?')
    .all(execution, frame);
  return new Map(
    (rows as unknown as { slot: number; output: string }[]).map(({ slot, output }) => [slot, output]),
  );
}

export function findToken(
  { db }: Store,
  token: string,
): { execution: number; frame: number; attempt: number } | undefined {
  const row = db.prepare('select execution, frame, attempt from token where token = ?').get(token);
  return row as { execution: number; frame: number; attempt: number } | undefined;
}
