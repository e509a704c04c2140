/** StopExecution, RedriveExecution, ListExecutions, GetExecutionHistory. */
import { redriveStatusOf } from '../engine/redrivable.ts';
import { executionDoesNotExist, Fault, machineDoesNotExist } from '../ground/fault.ts';
import { toWire } from '../history/event.ts';
import { findExecutionById, listExecutions } from '../store/execution.ts';
import { lastEventId, readHistory } from '../store/history.ts';
import { findMachine } from '../store/machine.ts';
import type { Operation } from './context.ts';
import { executionOf } from './describe.ts';
import { summaryOf } from './execution-summary.ts';
import { arn, decodePage, encodePage, flag, oneOf, optionalText, pageSize, toSeconds } from './field.ts';

const maxErrorLength = 256;
const maxCauseLength = 32_768;
const maxListTokenLength = 3096;
const maxHistoryTokenLength = 1024;
const statuses = ['SUCCEEDED', 'TIMED_OUT', 'PENDING_REDRIVE', 'ABORTED', 'FAILED', 'RUNNING'];

export const stopExecution: Operation = async ({ store, engine, clock }, body) => {
  const error = optionalText(body, 'error', { max: maxErrorLength });
  const cause = optionalText(body, 'cause', { max: maxCauseLength });
  const row = executionOf(store, body);
  await engine.stop(row.id, {
    ...(error === undefined ? {} : { error }),
    ...(cause === undefined ? {} : { cause }),
  });
  const after = findExecutionById(store, row.id);
  return { stopDate: toSeconds(after?.stoppedAt ?? clock.now()) };
};

export const redriveExecution: Operation = async ({ store, engine, clock }, body) => {
  const row = executionOf(store, body);
  const redrive = redriveStatusOf(row, clock.now(), lastEventId(store, row.id));
  if (redrive.status !== 'REDRIVABLE') {
    throw new Fault('ExecutionNotRedrivable', redrive.reason ?? 'Execution cannot be redriven');
  }
  await engine.send(row.id, { kind: 'redriven' });
  const after = findExecutionById(store, row.id);
  if (after === undefined) throw executionDoesNotExist(row.arn);
  return { redriveDate: toSeconds(after.redrivenAt ?? clock.now()) };
};

export const listExecutionsOperation: Operation = ({ store }, body) => {
  if (body.mapRunArn !== undefined) {
    throw new Fault(
      'UnsupportedOperation',
      'Executions of a map run cannot be listed: mapRunArn is not supported',
    );
  }
  const size = pageSize(body);
  const status = oneOf(body, 'statusFilter', statuses);
  const redriveFilter = oneOf(body, 'redriveFilter', ['REDRIVEN', 'NOT_REDRIVEN']);
  const position = decodePage(body, maxListTokenLength);
  const machineArn = arn(body, 'stateMachineArn', 'stateMachine');
  if (findMachine(store, machineArn) === undefined) throw machineDoesNotExist(machineArn);
  const before =
    position === undefined ? undefined : { startedAt: Number(position.startedAt), id: Number(position.id) };
  const found = listExecutions(
    store,
    machineArn,
    {
      ...(status === undefined ? {} : { status }),
      ...(redriveFilter === undefined ? {} : { redriven: redriveFilter === 'REDRIVEN' }),
      ...(before === undefined ? {} : { before }),
    },
    size + 1,
  );
  const page = found.slice(0, size);
  const last = page.at(-1);
  return {
    executions: page.map(summaryOf),
    ...(found.length > size && last !== undefined
      ? { nextToken: encodePage({ startedAt: last.startedAt, id: last.id }) }
      : {}),
  };
};

export const getExecutionHistory: Operation = ({ store }, body) => {
  const size = pageSize(body);
  const reverse = flag(body, 'reverseOrder') ?? false;
  const includeData = flag(body, 'includeExecutionData') ?? true;
  const position = decodePage(body, maxHistoryTokenLength);
  const row = executionOf(store, body);
  const from = position === undefined ? (reverse ? Number.MAX_SAFE_INTEGER : 0) : Number(position.from);
  const found = readHistory(store, row.id, from, size + 1, reverse);
  const next = found[size];
  return {
    events: found.slice(0, size).map((event) => toWire(event, includeData)),
    ...(next === undefined ? {} : { nextToken: encodePage({ from: next.id }) }),
  };
};
