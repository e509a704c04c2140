/** The fields that a state of each type may have. */
import type { StateType } from './asl.ts';

export interface FieldTable {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const named = ['Type', 'Comment', 'QueryLanguage'];
const moving = ['Next', 'End'];
const leaving = ['Output', 'Assign'];
const recovering = ['Retry', 'Catch'];

export const stateFields: Readonly<Record<StateType, FieldTable>> = {
  Pass: { required: [], optional: [...named, ...moving, ...leaving] },
  Succeed: { required: [], optional: [...named, 'Output'] },
  Fail: { required: [], optional: [...named, 'Error', 'Cause'] },
  Wait: { required: [], optional: [...named, ...moving, ...leaving, 'Seconds', 'Timestamp'] },
  Choice: { required: ['Choices'], optional: [...named, ...leaving, 'Default'] },
  Task: {
    required: ['Resource'],
    optional: [
      ...named,
      ...moving,
      ...leaving,
      ...recovering,
      'Arguments',
      'TimeoutSeconds',
      'HeartbeatSeconds',
      'Credentials',
    ],
  },
  Parallel: {
    required: ['Branches'],
    optional: [...named, ...moving, ...leaving, ...recovering, 'Arguments'],
  },
  Map: {
    required: ['ItemProcessor'],
    optional: [
      ...named,
      ...moving,
      ...leaving,
      ...recovering,
      'Items',
      'ItemSelector',
      'ItemBatcher',
      'ItemReader',
      'ResultWriter',
      'MaxConcurrency',
      'ToleratedFailureCount',
      'ToleratedFailurePercentage',
      'Label',
    ],
  },
};

const shaping = ['InputPath', 'OutputPath'];
const resulting = ['ResultPath', 'ResultSelector', 'Parameters'];

/** The fields of states whose query language is JSONPath. */
export const jsonPathStateFields: Readonly<Record<StateType, FieldTable>> = {
  Pass: {
    required: [],
    optional: [...named, ...moving, ...shaping, 'Assign', 'Result', 'ResultPath', 'Parameters'],
  },
  Succeed: { required: [], optional: [...named, ...shaping] },
  Fail: { required: [], optional: [...named, 'Error', 'Cause', 'ErrorPath', 'CausePath'] },
  Wait: {
    required: [],
    optional: [
      ...named,
      ...moving,
      ...shaping,
      'Assign',
      'Seconds',
      'SecondsPath',
      'Timestamp',
      'TimestampPath',
    ],
  },
  Choice: { required: ['Choices'], optional: [...named, ...shaping, 'Assign', 'Default'] },
  Task: {
    required: ['Resource'],
    optional: [
      ...named,
      ...moving,
      ...shaping,
      ...resulting,
      ...recovering,
      'Assign',
      'TimeoutSeconds',
      'TimeoutSecondsPath',
      'HeartbeatSeconds',
      'HeartbeatSecondsPath',
      'Credentials',
    ],
  },
  Parallel: {
    required: ['Branches'],
    optional: [...named, ...moving, ...shaping, ...resulting, ...recovering, 'Assign'],
  },
  Map: {
    required: [],
    optional: [
      ...named,
      ...moving,
      ...shaping,
      ...resulting,
      ...recovering,
      'Assign',
      'ItemProcessor',
      'Iterator',
      'ItemsPath',
      'ItemSelector',
      'ItemBatcher',
      'ItemReader',
      'ResultWriter',
      'MaxConcurrency',
      'MaxConcurrencyPath',
      'ToleratedFailureCount',
      'ToleratedFailureCountPath',
      'ToleratedFailurePercentage',
      'ToleratedFailurePercentagePath',
      'Label',
    ],
  },
};

/** Fields that exist only in JSONata. */
export const jsonataFields: readonly string[] = ['Arguments', 'Output', 'Items', 'Condition'];

/** Fields that exist only in JSONPath. */
export const jsonPathFields: readonly string[] = [
  'InputPath',
  'OutputPath',
  'ResultPath',
  'Parameters',
  'ResultSelector',
  'Result',
  'SecondsPath',
  'TimestampPath',
  'TimeoutSecondsPath',
  'HeartbeatSecondsPath',
  'ErrorPath',
  'CausePath',
  'ItemsPath',
  'Iterator',
  'MaxConcurrencyPath',
  'ToleratedFailureCountPath',
  'ToleratedFailurePercentagePath',
];

export const topLevelFields: FieldTable = {
  required: ['States', 'StartAt'],
  optional: ['Comment', 'QueryLanguage', 'TimeoutSeconds', 'Version'],
};

export const branchFields: FieldTable = { required: ['States', 'StartAt'], optional: ['Comment'] };

export const processorFields: FieldTable = {
  required: ['States', 'StartAt'],
  optional: ['Comment', 'ProcessorConfig'],
};

export const ruleFields: FieldTable = {
  required: ['Condition', 'Next'],
  optional: ['Comment', 'Output', 'Assign'],
};

export const retrierFields: FieldTable = {
  required: ['ErrorEquals'],
  optional: ['Comment', 'IntervalSeconds', 'MaxAttempts', 'BackoffRate', 'MaxDelaySeconds', 'JitterStrategy'],
};

export const catcherFields: FieldTable = {
  required: ['ErrorEquals', 'Next'],
  optional: ['Comment', 'Output', 'Assign'],
};

export const jsonPathCatcherFields: FieldTable = {
  required: ['ErrorEquals', 'Next'],
  optional: ['Comment', 'ResultPath', 'Assign'],
};

export const batcherFields: FieldTable = {
  required: [],
  optional: [
    'BatchInput',
    'MaxItemsPerBatch',
    'MaxInputBytesPerBatch',
    'MaxItemsPerBatchPath',
    'MaxInputBytesPerBatchPath',
  ],
};
