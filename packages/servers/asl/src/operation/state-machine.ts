/** CreateStateMachine, UpdateStateMachine, DeleteStateMachine, ValidateStateMachineDefinition. */
import { randomUUID } from 'node:crypto';
import { invalidDefinitionMessage } from '../definition/diagnostic.ts';
import { type MachineType, validateDefinition } from '../definition/validate.ts';
import { stateMachineArn } from '../ground/arn.ts';
import { Fault, machineDoesNotExist } from '../ground/fault.ts';
import { isJsonObject, type JsonObject } from '../ground/json.ts';
import { maxDefinitionLength } from '../ground/limit.ts';
import { deleteMachine, findMachine, insertMachine, readRevision, updateMachine } from '../store/machine.ts';
import { putTags, type Tag } from '../store/tag.ts';
import type { Context, Operation } from './context.ts';
import { arn, flag, oneOf, optionalText, pageSize, resourceName, text, toSeconds } from './field.ts';

const definitionBounds = { min: 1, max: maxDefinitionLength };
const roleBounds = { min: 1, max: 256 };

function readDefinitionText(body: JsonObject, type: MachineType): string {
  const definition = text(body, 'definition', definitionBounds);
  const diagnostics = validateDefinition(definition, type);
  if (diagnostics.length > 0) throw new Fault('InvalidDefinition', invalidDefinitionMessage(diagnostics));
  return definition;
}

function readLogging(body: JsonObject): string {
  const given = isJsonObject(body.loggingConfiguration) ? body.loggingConfiguration : {};
  const level = given.level ?? 'OFF';
  const destinations = Array.isArray(given.destinations) ? given.destinations : [];
  if (level !== 'OFF' && destinations.length !== 1) {
    throw new Fault(
      'InvalidLoggingConfiguration',
      'Invalid Logging Configuration: Must specify exactly one Log Destination.',
    );
  }
  const includeExecutionData = given.includeExecutionData ?? false;
  return JSON.stringify({
    level,
    includeExecutionData,
    ...(destinations.length === 0 ? {} : { destinations }),
  });
}

function readTracing(body: JsonObject): string {
  const given = isJsonObject(body.tracingConfiguration) ? body.tracingConfiguration : {};
  return JSON.stringify({ enabled: given.enabled === true });
}

export function readTags(body: JsonObject): Tag[] {
  if (!Array.isArray(body.tags)) return [];
  return body.tags.map((tag) => {
    const given = isJsonObject(tag) ? tag : {};
    return {
      key: optionalText(given, 'key', { max: 128 }) ?? '',
      value: optionalText(given, 'value', { max: 256 }) ?? '',
    };
  });
}

/** Refuses to publish versions and aliases, which this server does not have, instead of ignoring the request. */
function refusePublish(body: JsonObject): void {
  if (flag(body, 'publish') === true) {
    throw new Fault(
      'UnsupportedOperation',
      'State machine versions are not supported: publish must be false',
    );
  }
  if (body.versionDescription !== undefined) {
    throw new Fault('ValidationException', 'Version description can only be set when publish is true');
  }
}

export const createStateMachine: Operation = ({ store, place, clock }, body) => {
  const name = resourceName(body, 'name');
  const roleArn = text(body, 'roleArn', roleBounds);
  const type = (oneOf(body, 'type', ['STANDARD', 'EXPRESS']) ?? 'STANDARD') as MachineType;
  refusePublish(body);
  if (type === 'EXPRESS') {
    throw new Fault('StateMachineTypeNotSupported', 'EXPRESS state machines are not supported: use STANDARD');
  }
  const [logging, tracing] = [readLogging(body), readTracing(body)];
  const machineArn = stateMachineArn(place, name);
  const known = findMachine(store, machineArn);
  if (known !== undefined) {
    const same =
      readRevision(store, known.revision).definition === text(body, 'definition', definitionBounds) &&
      known.type === type &&
      known.logging === logging &&
      known.tracing === tracing;
    if (!same) {
      throw new Fault('StateMachineAlreadyExists', `State Machine Already Exists: '${machineArn}'`);
    }
    return { stateMachineArn: machineArn, creationDate: toSeconds(known.createdAt) };
  }
  const definition = readDefinitionText(body, type);
  const tags = readTags(body);
  const createdAt = clock.now();
  store.transaction(() => {
    insertMachine(
      store,
      { arn: machineArn, name, type, createdAt, logging, tracing },
      { definition, roleArn, at: createdAt, revisionId: undefined },
    );
    putTags(store, machineArn, tags);
  });
  return { stateMachineArn: machineArn, creationDate: toSeconds(createdAt) };
};

export const updateStateMachine: Operation = ({ store, clock }, body) => {
  const machineArn = arn(body, 'stateMachineArn', 'stateMachine');
  const machine = findMachine(store, machineArn);
  if (machine === undefined) throw machineDoesNotExist(machineArn);
  refusePublish(body);
  const changes = ['definition', 'roleArn', 'loggingConfiguration', 'tracingConfiguration'];
  if (!changes.some((field) => body[field] !== undefined)) {
    throw new Fault(
      'MissingRequiredParameter',
      'Either the definition, the role ARN, the LoggingConfiguration, or the TracingConfiguration must be specified',
    );
  }
  const current = readRevision(store, machine.revision);
  const definition =
    body.definition === undefined
      ? current.definition
      : readDefinitionText(body, machine.type as MachineType);
  const roleArn = optionalText(body, 'roleArn', roleBounds) ?? current.roleArn;
  const logging = body.loggingConfiguration === undefined ? machine.logging : readLogging(body);
  const tracing = body.tracingConfiguration === undefined ? machine.tracing : readTracing(body);
  const at = clock.now();
  const revisionId = randomUUID();
  store.transaction(() =>
    updateMachine(store, { arn: machineArn, logging, tracing }, { definition, roleArn, at, revisionId }),
  );
  return { updateDate: toSeconds(at), revisionId };
};

/** Deletes a machine. Deleting one that does not exist succeeds. Running executions continue to their end. */
export const deleteStateMachine: Operation = ({ store }, body) => {
  const machineArn = arn(body, 'stateMachineArn', 'stateMachine');
  store.transaction(() => deleteMachine(store, machineArn));
  return {};
};

export const validateStateMachineDefinition: Operation = (_context: Context, body) => {
  const definition = text(body, 'definition', { max: maxDefinitionLength });
  const type = (oneOf(body, 'type', ['STANDARD', 'EXPRESS']) ?? 'STANDARD') as MachineType;
  const severity = oneOf(body, 'severity', ['ERROR', 'WARNING']) ?? 'ERROR';
  const size = pageSize(body, 100);
  const found = validateDefinition(definition, type).filter(
    (diagnostic) => severity === 'WARNING' || diagnostic.severity === 'ERROR',
  );
  return {
    result: found.some((diagnostic) => diagnostic.severity === 'ERROR') ? 'FAIL' : 'OK',
    diagnostics: found.slice(0, size).map((diagnostic) => ({ ...diagnostic })),
    truncated: found.length > size,
  };
};
