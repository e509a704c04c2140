/** The served operations, by their name in X-Amz-Target. */
import { Fault, machineDoesNotExist } from '../ground/fault.ts';
import { findMachine } from '../store/machine.ts';
import type { Operation } from './context.ts';
import {
  describeExecution,
  describeStateMachine,
  describeStateMachineForExecution,
  listStateMachines,
} from './describe.ts';
import {
  getExecutionHistory,
  listExecutionsOperation,
  redriveExecution,
  stopExecution,
} from './execution.ts';
import { arn } from './field.ts';
import { startExecutionOperation } from './start-execution.ts';
import {
  createStateMachine,
  deleteStateMachine,
  updateStateMachine,
  validateStateMachineDefinition,
} from './state-machine.ts';
import { listTagsForResource, tagResource, untagResource } from './tag.ts';
import { sendTaskFailure, sendTaskHeartbeat, sendTaskSuccess } from './task.ts';

/** Refuses the call: only express machines run synchronously, and this server has none. */
const startSyncExecution: Operation = ({ store }, body) => {
  const machineArn = arn(body, 'stateMachineArn', 'stateMachine');
  if (findMachine(store, machineArn) === undefined) throw machineDoesNotExist(machineArn);
  throw new Fault(
    'StateMachineTypeNotSupported',
    'This operation is not supported by this type of state machine',
  );
};

export const operations: Readonly<Record<string, Operation>> = {
  CreateStateMachine: createStateMachine,
  UpdateStateMachine: updateStateMachine,
  DeleteStateMachine: deleteStateMachine,
  DescribeStateMachine: describeStateMachine,
  DescribeStateMachineForExecution: describeStateMachineForExecution,
  ListStateMachines: listStateMachines,
  ValidateStateMachineDefinition: validateStateMachineDefinition,
  StartExecution: startExecutionOperation,
  StartSyncExecution: startSyncExecution,
  StopExecution: stopExecution,
  RedriveExecution: redriveExecution,
  DescribeExecution: describeExecution,
  ListExecutions: listExecutionsOperation,
  GetExecutionHistory: getExecutionHistory,
  SendTaskSuccess: sendTaskSuccess,
  SendTaskFailure: sendTaskFailure,
  SendTaskHeartbeat: sendTaskHeartbeat,
  TagResource: tagResource,
  UntagResource: untagResource,
  ListTagsForResource: listTagsForResource,
};

/** Operations of the API that this server does not have. */
export const unsupportedOperations: ReadonlySet<string> = new Set([
  'CreateActivity',
  'CreateStateMachineAlias',
  'DeleteActivity',
  'DeleteStateMachineAlias',
  'DeleteStateMachineVersion',
  'DescribeActivity',
  'DescribeMapRun',
  'DescribeStateMachineAlias',
  'GetActivityTask',
  'ListActivities',
  'ListMapRuns',
  'ListStateMachineAliases',
  'ListStateMachineVersions',
  'PublishStateMachineVersion',
  'TestState',
  'UpdateMapRun',
  'UpdateStateMachineAlias',
]);
