/** The state of executions: steps and events write one item for each execution that runs or was stopped by a failure. */
import { executionStatus } from '@cgdx/api/route/operator/workflow.ts';
import type { Standing } from '@cgdx/workflows/step.ts';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { z } from 'zod';
import { tableName, workflowArn } from '../links.ts';
import { type Condition, isBelow, present } from '../table/expression.ts';
import { change, tryChange } from '../table/item.ts';
import { type Page, type Position, queryPage, scanPage } from '../table/query.ts';

const table = 'StandingTable';
const daySeconds = 86_400;
/** Step Functions deletes an execution 90 days after its end; ours run for at most 14. */
const keptSeconds = { running: 104 * daySeconds, stopped: 90 * daySeconds, succeeded: daySeconds };

const standingSchema = z.object({
  execution: z.string(),
  status: executionStatus,
  startedAt: z.string(),
  endedAt: z.string().optional(),
  redrives: z.number(),
});
/** An execution and the state at which it is. */
export type ExecutionStanding = z.infer<typeof standingSchema>;

const machineOf = (executionArn: string): string =>
  executionArn.replace(':execution:', ':stateMachine:').replace(/:[^:]*$/, '');
const placeOf = (stateMachineArn: string, state: string): string => `${stateMachineArn}#${state}`;

/** A workflow's context may leave out the milliseconds; such a time would sort wrongly. */
const timeOf = (iso: string): string => new Date(iso).toISOString();

/**
 * Orders states: steps and events arrive in any order, and twice, and an older state must not overwrite a newer
 * one.
 */
const orderOf = (redrives: number, at: string): string => `${String(redrives).padStart(4, '0')}#${at}`;
/** The times that sort before and after every time at which a state is entered. */
const begun = '';
const ended = 'ended';

/**
 * Returns whether the execution may have succeeded since, so that its item may be deleted. @param happenedAt in
 * ISO 8601
 */
export const isLate = (happenedAt: string): boolean =>
  Date.now() - Date.parse(happenedAt) >= keptSeconds.succeeded * 1000;

/** The condition of a write. A late one, as of a dead letter, changes only an item that still exists. */
const notBefore = (order: string, isLate: boolean): Condition => ({
  order: isBelow(order),
  ...(isLate && { status: present }),
});

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

type Begun = Omit<Standing, 'enteredAt'>;

const running = ({ startedAt, redrives }: Begun, order: string) => ({
  status: 'running',
  startedAt: timeOf(startedAt),
  redrives,
  order,
  expiresAt: inSeconds(keptSeconds.running),
});

/**
 * Records that an execution began at its first state, or was redriven and begins at the state at which it
 * stopped.
 */
export async function noteStarted({ execution, state, ...begins }: Begun, isLate = false): Promise<void> {
  const order = orderOf(begins.redrives, begun);
  const set = running({ execution, state, ...begins }, order);
  const setOnce = { place: placeOf(machineOf(execution), state) };
  const unset = ['endedAt'];
  const onlyIf = notBefore(order, isLate);
  await tryChange(change(table, { execution }, { set, setOnce, unset, onlyIf }));
}

/** Records that a step of the execution runs. */
export async function noteEntered({ enteredAt, ...begins }: Standing): Promise<void> {
  const { execution, state } = begins;
  const order = orderOf(begins.redrives, timeOf(enteredAt));
  const set = { ...running(begins, order), place: placeOf(machineOf(execution), state) };
  const unset = ['endedAt'];
  await tryChange(change(table, { execution }, { set, unset, onlyIf: { order: isBelow(order) } }));
}

export interface Ended {
  readonly execution: string;
  readonly status: Exclude<ExecutionStanding['status'], 'running'>;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly redrives: number;
}

/**
 * @param state at which the execution stopped; undefined leaves the recorded one. The item of an execution that
 * has succeeded soon expires.
 */
export async function noteEnded(
  { execution, ...how }: Ended,
  state: string | undefined,
  isLate = false,
): Promise<void> {
  const order = orderOf(how.redrives, ended);
  const onlyIf = notBefore(order, isLate);
  const isDone = how.status === 'succeeded';
  const expiresAt = inSeconds(isDone ? keptSeconds.succeeded : keptSeconds.stopped);
  const place = isDone || state === undefined ? undefined : placeOf(machineOf(execution), state);
  const set = { ...how, order, expiresAt, ...(place !== undefined && { place }) };
  await tryChange(change(table, { execution }, { set, unset: isDone ? ['place'] : [], onlyIf }));
}

/** Deletes the item of an execution that Step Functions no longer knows: it ended long ago. */
export const noteForgotten = (execution: string): Promise<boolean> =>
  tryChange(change(table, { execution }, { set: { expiresAt: inSeconds(0) }, unset: ['place'] }));

const runsSchema = z.object({ execution: z.string() });

/**
 * Reads the next `most` executions, in no order, and returns those that run and began before this time. @param
 * begunBefore in ISO 8601
 */
export async function runningAfter(
  begunBefore: string,
  most: number,
  after: Position | undefined,
): Promise<Page<string>> {
  const { items, last } = await scanPage(
    {
      TableName: tableName(table),
      // The index leaves out executions that have succeeded.
      IndexName: 'byPlace',
      FilterExpression: '#status = :running AND #startedAt < :begunBefore',
      ProjectionExpression: '#execution',
      ExpressionAttributeNames: { '#status': 'status', '#startedAt': 'startedAt', '#execution': 'execution' },
      ExpressionAttributeValues: { ':running': 'running', ':begunBefore': begunBefore },
      Limit: most,
      ...(after && { ExclusiveStartKey: after }),
    },
    runsSchema,
  );
  return { items: items.map(({ execution }) => execution), last };
}

const queryOf = (workflow: WorkflowName, state: string) => ({
  TableName: tableName(table),
  IndexName: 'byPlace',
  KeyConditionExpression: '#place = :place',
  // DynamoDB may take days to delete an expired item.
  FilterExpression: '#expiresAt > :now',
  ExpressionAttributeNames: { '#place': 'place', '#expiresAt': 'expiresAt' },
  ExpressionAttributeValues: { ':place': placeOf(workflowArn(workflow), state), ':now': inSeconds(0) },
});

/** A page of 1 MB has about 2,000 executions, for 128 read units. */
const mostCounted = 50_000;

export interface StandingCount {
  readonly running: number;
  readonly stopped: number;
  /** True if there are more than were counted: about 50,000. */
  readonly isMore: boolean;
}

const statusSchema = standingSchema.pick({ status: true });

/** Counts all executions that are at a state. */
export async function countAt(workflow: WorkflowName, state: string): Promise<StandingCount> {
  const query = queryOf(workflow, state);
  const names = { ...query.ExpressionAttributeNames, '#status': 'status' };
  let count = { running: 0, stopped: 0 };
  let last: Position | undefined;
  do {
    const page: Page<{ status: string }> = await queryPage(
      {
        ...{ ...query, ExpressionAttributeNames: names, ProjectionExpression: '#status' },
        ...(last && { ExclusiveStartKey: last }),
      },
      statusSchema,
    );
    const here = page.items.filter(({ status }) => status === 'running').length;
    count = { running: count.running + here, stopped: count.stopped + page.items.length - here };
    last = page.last;
  } while (last && count.running + count.stopped < mostCounted);
  return { ...count, isMore: last !== undefined };
}

const listedSchema = standingSchema.extend({ place: z.string() });

/**
 * Returns one page of the executions at a state, newest first.
 * @param about `status`: only those with this status
 */
export async function executionsAt(
  workflow: WorkflowName,
  state: string,
  about: { status?: ExecutionStanding['status'] | undefined; most: number; after?: Position | undefined },
): Promise<Page<ExecutionStanding>> {
  const query = queryOf(workflow, state);
  const found: z.infer<typeof listedSchema>[] = [];
  let last = about.after;
  do {
    const page: Page<z.infer<typeof listedSchema>> = await queryPage(
      {
        ...{ ...query, ScanIndexForward: false, Limit: about.status ? undefined : about.most },
        ...(last && { ExclusiveStartKey: last }),
      },
      listedSchema,
    );
    found.push(...page.items.filter(({ status }) => about.status === undefined || status === about.status));
    last = page.last;
  } while (last && found.length < about.most);
  const items = found.slice(0, about.most);
  const end = items.at(-1);
  // Some of the items read may not fit on this page.
  const isCut = found.length > items.length && end;
  return {
    items: items.map(({ place: _place, ...stood }) => stood),
    last: isCut ? { execution: end.execution, place: end.place, startedAt: end.startedAt } : last,
  };
}
