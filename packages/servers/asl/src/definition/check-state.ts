/** Checks one state: its fields, their types, and what its type requires. */

import { expressionOf } from '../expression/template.ts';
import { isJsonObject, type JsonObject } from '../ground/json.ts';
import { parseTimestamp } from '../ground/timestamp.ts';
import type { QueryLanguage, StateType } from './asl.ts';
import { checkFields, checkNumber, checkOneOf, checkString, objectField, objectList } from './check-field.ts';
import { checkRecovery } from './check-recovery.ts';
import { type Report, schemaFailed } from './diagnostic.ts';
import {
  batcherFields,
  branchFields,
  jsonPathStateFields,
  processorFields,
  ruleFields,
  stateFields,
} from './field.ts';
import { parseResource } from './resource.ts';

const seconds = { minimum: 0, maximum: 99_999_999, expression: true };
const labelPattern = /^[^\s?*<>{}[\]:;,\\|^~$#%&`"\p{Cc}]{1,40}$/u;
const timeout = { minimum: 1, maximum: 99_999_999, expression: true };

/** A flow inside a state, which the caller checks. */
export interface InnerFlow {
  readonly flow: JsonObject;
  readonly location: string;
}

function checkWait(state: JsonObject, at: string, report: Report): void {
  const fields = ['Seconds', 'Timestamp', 'SecondsPath', 'TimestampPath'];
  if (fields.filter((field) => field in state).length !== 1) {
    report(schemaFailed, 'Exactly one of the following fields is required: [Seconds, Timestamp]', at);
  }
  checkNumber(state, 'Seconds', at, report, seconds);
  const { Timestamp: timestamp } = state;
  if (timestamp === undefined) return;
  if (typeof timestamp !== 'string') {
    report(schemaFailed, 'Expected value of type String', `${at}/Timestamp`);
  } else if (expressionOf(timestamp) === undefined && parseTimestamp(timestamp) === undefined) {
    report(schemaFailed, 'String does not match RFC3339 timestamp', `${at}/Timestamp`);
  }
}

function checkChoice(state: JsonObject, at: string, language: QueryLanguage, report: Report): void {
  const rules = objectList(state, 'Choices', at, report);
  if (Array.isArray(state.Choices) && state.Choices.length === 0) {
    report(schemaFailed, 'Minimum number of elements is 1', `${at}/Choices`);
  }
  for (const [index, rule] of rules.entries()) {
    const where = `${at}/Choices[${index}]`;
    if (language === 'JSONata') checkFields(rule, ruleFields, where, report);
    else if (rule.Next === undefined) report(schemaFailed, 'These fields are required: [Next]', where);
    checkString(rule, 'Next', where, report);
    objectField(rule, 'Assign', where, report);
    const { Condition: condition } = rule;
    if (language === 'JSONPath' || condition === undefined || typeof condition === 'boolean') continue;
    if (typeof condition !== 'string' || expressionOf(condition) === undefined) {
      report(schemaFailed, 'Expected value of type Boolean or a JSONata expression', `${where}/Condition`);
    }
  }
  checkString(state, 'Default', at, report);
}

function checkTask(state: JsonObject, at: string, express: boolean, report: Report): void {
  checkNumber(state, 'TimeoutSeconds', at, report, timeout);
  checkNumber(state, 'HeartbeatSeconds', at, report, timeout);
  const { TimeoutSeconds: timeoutSeconds, HeartbeatSeconds: heartbeatSeconds } = state;
  if (
    typeof timeoutSeconds === 'number' &&
    typeof heartbeatSeconds === 'number' &&
    heartbeatSeconds >= timeoutSeconds
  ) {
    report(schemaFailed, 'HeartbeatSeconds must be smaller than TimeoutSeconds', `${at}/HeartbeatSeconds`);
  }
  const { Resource: arn } = state;
  if (arn === undefined) return;
  const resource = typeof arn === 'string' ? parseResource(arn) : undefined;
  if (resource === undefined) {
    report(
      schemaFailed,
      'Value is not a valid resource ARN, or the resource is not supported here',
      `${at}/Resource`,
    );
  } else if (express && resource.kind === 'service' && resource.pattern !== 'request-response') {
    report(
      schemaFailed,
      `Express state machine does not support '.${resource.pattern}' service integration `,
      `${at}/Resource`,
    );
  }
}

function checkParallel(state: JsonObject, at: string, report: Report): InnerFlow[] {
  return objectList(state, 'Branches', at, report).map((flow, index) => {
    const location = `${at}/Branches[${index}]`;
    checkFields(flow, branchFields, location, report);
    return { flow, location };
  });
}

function checkMap(state: JsonObject, at: string, report: Report): InnerFlow[] {
  const { Items: items } = state;
  if (items !== undefined && !Array.isArray(items) && typeof items !== 'string' && !isJsonObject(items)) {
    report(schemaFailed, 'Expected value of type Array or a JSONata expression', `${at}/Items`);
  }
  checkNumber(state, 'MaxConcurrency', at, report, { minimum: 0, expression: true });
  checkNumber(state, 'ToleratedFailureCount', at, report, { minimum: 0, expression: true });
  checkNumber(state, 'ToleratedFailurePercentage', at, report, {
    minimum: 0,
    maximum: 100,
    integer: false,
    expression: true,
  });
  for (const field of ['ItemReader', 'ResultWriter']) {
    if (field in state) report(schemaFailed, `Field '${field}' is not supported by this interpreter yet`, at);
  }
  const batcher = objectField(state, 'ItemBatcher', at, report);
  if (batcher !== undefined) {
    const where = `${at}/ItemBatcher`;
    checkFields(batcher, batcherFields, where, report);
    checkNumber(batcher, 'MaxItemsPerBatch', where, report, { minimum: 1, expression: true });
    checkNumber(batcher, 'MaxInputBytesPerBatch', where, report, {
      minimum: 1,
      maximum: 262_144,
      expression: true,
    });
  }
  const { Label: label } = state;
  if (label !== undefined && !(typeof label === 'string' && labelPattern.test(label))) {
    report(schemaFailed, 'Label must have 1 to 40 characters and none of the reserved ones', `${at}/Label`);
  }
  const name = 'Iterator' in state ? 'Iterator' : 'ItemProcessor';
  const flow = objectField(state, name, at, report);
  if (flow === undefined) return [];
  const location = `${at}/${name}`;
  checkFields(flow, processorFields, location, report);
  const config = objectField(flow, 'ProcessorConfig', location, report);
  if (config !== undefined) {
    const where = `${location}/ProcessorConfig`;
    checkFields(config, { required: [], optional: ['Mode', 'ExecutionType'] }, where, report);
    checkOneOf(config, 'Mode', ['INLINE', 'DISTRIBUTED'], where, report);
    checkOneOf(config, 'ExecutionType', ['STANDARD', 'EXPRESS'], where, report);
  }
  return [{ flow, location }];
}

function checkTransition(state: JsonObject, at: string, report: Report): void {
  checkString(state, 'Next', at, report);
  const { End: end } = state;
  if (end !== undefined && typeof end !== 'boolean') {
    report(schemaFailed, 'Expected value of type Boolean', `${at}/End`);
  }
  const given = [state.Next !== undefined, end === true].filter(Boolean).length;
  if (given === 0) report(schemaFailed, 'One of the following fields is required: [Next, End]', at);
  if (given === 2) report(schemaFailed, 'There should only be one of the following fields: [Next, End]', at);
}

export interface StateRules {
  readonly language: QueryLanguage;
  readonly express: boolean;
}

/** Reports on one state and returns the flows inside it. */
export function checkState(
  state: JsonObject,
  at: string,
  { language, express }: StateRules,
  report: Report,
): InnerFlow[] {
  const { Type: type } = state;
  if (typeof type !== 'string' || !(type in stateFields)) {
    const message =
      type === undefined
        ? 'These fields are required: [Type]'
        : `Value is not one of the following: [${Object.keys(stateFields).join(', ')}]`;
    report(schemaFailed, message, type === undefined ? at : `${at}/Type`);
    return [];
  }
  const table = (language === 'JSONata' ? stateFields : jsonPathStateFields)[type as StateType];
  checkFields(state, table, at, report, language);
  objectField(state, 'Assign', at, report);
  if (table.optional.includes('Next')) checkTransition(state, at, report);
  if (table.optional.includes('Retry')) checkRecovery(state, at, language, report);
  switch (type as StateType) {
    case 'Wait':
      checkWait(state, at, report);
      return [];
    case 'Choice':
      checkChoice(state, at, language, report);
      return [];
    case 'Task':
      checkTask(state, at, express, report);
      return [];
    case 'Parallel':
      return checkParallel(state, at, report);
    case 'Map':
      return checkMap(state, at, report);
    case 'Fail':
      checkString(state, 'Error', at, report);
      checkString(state, 'Cause', at, report);
      return [];
    case 'Pass':
    case 'Succeed':
      return [];
    default:
      return [];
  }
}
