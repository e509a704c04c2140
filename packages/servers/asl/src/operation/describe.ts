/** DescribeStateMachine, DescribeStateMachineForExecution, ListStateMachines, DescribeExecution. */
import { readDefinition } from '../definition/validate.ts';
import { variableReferences } from '../definition/variable-reference.ts';
import { redriveStatusOf } from '../engine/redrivable.ts';
import { executionDoesNotExist, machineDoesNotExist } from '../ground/fault.ts';
import type { Json, JsonObject } from '../ground/json.ts';
import { type ExecutionRow, findExecution } from '../store/execution.ts';
import { lastEventId } from '../store/history.ts';
import { findMachine, listMachines, type Machine, type Revision, readRevision } from '../store/machine.ts';
import type { Store } from '../store/open.ts';
import type { Operation } from './context.ts';
import { summaryOf } from './execution-summary.ts';
import { arn, decodePage, encodePage, pageSize, toSeconds } from './field.ts';

const encryption = { type: 'AWS_OWNED_KEY' } as const;
const maxPageTokenLength = 1024;

function definitionPart(revision: Revision): JsonObject {
  const machine = readDefinition(revision.definition);
  const variables = variableReferences(machine, machine.QueryLanguage ?? 'JSONPath');
  return {
    definition: revision.definition,
    roleArn: revision.roleArn,
    encryptionConfiguration: encryption,
    ...(Object.keys(variables).length === 0 ? {} : { variableReferences: variables }),
    ...(revision.revisionId === undefined ? {} : { revisionId: revision.revisionId }),
  };
}

function configuration({ logging, tracing }: Pick<Machine, 'logging' | 'tracing'>): JsonObject {
  return {
    loggingConfiguration: JSON.parse(logging) as Json,
    tracingConfiguration: JSON.parse(tracing) as Json,
  };
}

export const describeStateMachine: Operation = ({ store }, body) => {
  const machineArn = arn(body, 'stateMachineArn', 'stateMachine');
  const machine = findMachine(store, machineArn);
  if (machine === undefined) throw machineDoesNotExist(machineArn);
  return {
    stateMachineArn: machineArn,
    name: machine.name,
    status: 'ACTIVE',
    type: machine.type,
    creationDate: toSeconds(machine.createdAt),
    ...configuration(machine),
    ...definitionPart(readRevision(store, machine.revision)),
  };
};

export function executionOf(store: Store, body: JsonObject): ExecutionRow {
  const executionArn = arn(body, 'executionArn', 'execution');
  const row = findExecution(store, executionArn);
  if (row === undefined) throw executionDoesNotExist(executionArn);
  return row;
}

export const describeStateMachineForExecution: Operation = ({ store }, body) => {
  const row = executionOf(store, body);
  const machine = findMachine(store, row.machine);
  const revision = readRevision(store, row.revision);
  const off = { logging: '{"level":"OFF","includeExecutionData":false}', tracing: '{"enabled":false}' };
  return {
    stateMachineArn: row.machine,
    name: row.machine.split(':').at(-1) ?? '',
    updateDate: toSeconds(revision.at),
    ...configuration(machine ?? off),
    ...definitionPart(revision),
  };
};

export const listStateMachines: Operation = ({ store }, body) => {
  const size = pageSize(body);
  const after = decodePage(body, maxPageTokenLength)?.after;
  const found = listMachines(store, typeof after === 'string' ? after : '', size + 1);
  const page = found.slice(0, size);
  const last = page.at(-1);
  return {
    stateMachines: page.map(({ arn: stateMachineArn, name, type, createdAt }) => ({
      stateMachineArn,
      name,
      type,
      creationDate: toSeconds(createdAt),
    })),
    ...(found.length > size && last !== undefined ? { nextToken: encodePage({ after: last.name }) } : {}),
  };
};

export const describeExecution: Operation = ({ store, clock }, body) => {
  const row = executionOf(store, body);
  const redrive = redriveStatusOf(row, clock.now(), lastEventId(store, row.id));
  return {
    ...summaryOf(row),
    input: row.input,
    inputDetails: { included: true },
    ...(row.output === undefined ? {} : { output: row.output, outputDetails: { included: true } }),
    ...(row.error === undefined ? {} : { error: row.error }),
    ...(row.cause === undefined ? {} : { cause: row.cause }),
    redriveStatus: redrive.status,
    ...(redrive.reason === undefined ? {} : { redriveStatusReason: redrive.reason }),
  };
};
