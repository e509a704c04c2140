/** StartExecution, for callers and for tasks. */
import { randomUUID } from 'node:crypto';
import { readDefinition } from '../definition/validate.ts';
import { executionArn } from '../ground/arn.ts';
import { Fault, machineDoesNotExist } from '../ground/fault.ts';
import { byteLength, maxPayloadBytes } from '../ground/limit.ts';
import { whole } from '../history/event.ts';
import { newFrame } from '../run/frame.ts';
import {
  type ExecutionRow,
  findExecution,
  findExecutionById,
  findStartedBy,
  insertExecution,
} from '../store/execution.ts';
import { findMachine, readRevision } from '../store/machine.ts';
import type { Store } from '../store/open.ts';
import type { Context, Operation } from './context.ts';
import { arn, optionalText, resourceName, toSeconds } from './field.ts';

function invalidInput(message: string): Fault {
  return new Fault('InvalidExecutionInput', `Invalid State Machine Execution Input: '${message}'`);
}

function checkInput(input: string): void {
  if (input.trim() === '') throw invalidInput('Invalid execution input.');
  if (byteLength(input) > maxPayloadBytes) {
    throw invalidInput(`Execution input exceeds the maximum of ${maxPayloadBytes} bytes.`);
  }
  try {
    JSON.parse(input);
  } catch (error) {
    throw invalidInput((error as SyntaxError).message);
  }
}

interface Start {
  readonly stateMachineArn: string;
  readonly name: string | undefined;
  /** JSON text. */
  readonly input: string;
  /** The id of the task's call that starts the execution; a repeated call starts nothing. */
  readonly startedBy?: string;
}

/** Inserts the rows of a new execution, with its first event and a first frame that is about to enter StartAt. */
function insert(store: Store, given: Start & { name: string }, arnOfIt: string, now: number): number {
  const machine = findMachine(store, given.stateMachineArn);
  if (machine === undefined) throw machineDoesNotExist(given.stateMachineArn);
  const revision = readRevision(store, machine.revision);
  const { StartAt, TimeoutSeconds } = readDefinition(revision.definition);
  const id = insertExecution(store, {
    arn: arnOfIt,
    machine: machine.arn,
    name: given.name,
    revision: revision.id,
    input: given.input,
    startedAt: now,
    timeoutAt: TimeoutSeconds === undefined ? undefined : now + TimeoutSeconds * 1000,
    startedBy: given.startedBy,
  });
  const details = { input: given.input, inputDetails: whole, roleArn: revision.roleArn };
  const root = newFrame({
    id: 0,
    parent: undefined,
    slot: 0,
    pointer: 0,
    state: StartAt,
    // States get the input without the caller's whitespace.
    input: JSON.stringify(JSON.parse(given.input)),
    item: undefined,
    silent: undefined,
  });
  const { db } = store;
  db.prepare(
    "insert into event (execution, id, previous, at, type, details) values (?, 1, 0, ?, 'ExecutionStarted', ?)",
  ).run(id, now, JSON.stringify(details));
  db.prepare('insert into frame (execution, id, data) values (?, 0, ?)').run(id, JSON.stringify(root));
  db.prepare('insert into progress (execution, next_event, next_frame) values (?, 2, 1)').run(id);
  return id;
}

/** Starts an execution, or returns the running one of the same name and input. Throws Fault. */
export function startExecution({ store, engine, clock }: Context, given: Start): ExecutionRow {
  const before = given.startedBy === undefined ? undefined : findStartedBy(store, given.startedBy);
  if (before !== undefined) return before;
  if (findMachine(store, given.stateMachineArn) === undefined)
    throw machineDoesNotExist(given.stateMachineArn);
  checkInput(given.input);
  const name = given.name ?? randomUUID();
  const arnOfIt = executionArn(given.stateMachineArn, name);
  const known = findExecution(store, arnOfIt);
  if (known !== undefined) {
    if (known.status === 'RUNNING' && known.input === given.input) return known;
    throw new Fault('ExecutionAlreadyExists', `Execution Already Exists: '${arnOfIt}'`);
  }
  const id = store.transaction(() => insert(store, { ...given, name }, arnOfIt, clock.now()));
  const row = findExecutionById(store, id);
  if (row === undefined) throw new Error(`Execution ${id} was not written`);
  engine.begin(id);
  return row;
}

export const startExecutionOperation: Operation = (context, body) => {
  const stateMachineArn = arn(body, 'stateMachineArn', 'stateMachine');
  const name = body.name === undefined || body.name === null ? undefined : resourceName(body, 'name');
  const input = optionalText(body, 'input') ?? '{}';
  const row = startExecution(context, { stateMachineArn, name, input });
  return { executionArn: row.arn, startDate: toSeconds(row.startedAt) };
};
