/** Checks the input of PutTargets, and refuses with AWS's messages. */
import { type Checked, check, targetId } from '../wire/constraint.ts';
import { validationFault } from '../wire/event-fault.ts';
import { placeholdersOf, predefined } from './input-template.ts';
import { parseJsonPath } from './json-path.ts';
import type { Target, TargetRequest } from './target.ts';

const arnForm = /^arn:[^:]+:[^:]+:[^:]*:[^:]*:.+$/;
/** Services that EventBridge calls with a role that the rule's owner gives. */
const needsRole = /^arn:[^:]+:states:/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const constraints = (target: TargetRequest, position: number): Checked[] => {
  const at = (field: string): string => `targets.${position}.member.${field}`;
  return [
    { path: at('id'), value: target.Id, must: targetId },
    { path: at('arn'), value: target.Arn, must: { required: true, min: 1, max: 1600 } },
    { path: at('input'), value: target.Input, must: { max: 8192 } },
    { path: at('inputPath'), value: target.InputPath, must: { max: 256 } },
    {
      path: at('retryPolicy.maximumRetryAttempts'),
      value: target.RetryPolicy?.MaximumRetryAttempts,
      must: { min: 0, max: 185 },
    },
    {
      path: at('retryPolicy.maximumEventAgeInSeconds'),
      value: target.RetryPolicy?.MaximumEventAgeInSeconds,
      must: { min: 60, max: 86400 },
    },
  ];
};

function checkTransformer(target: Target): void {
  const { InputTemplate: template, InputPathsMap: paths = {} } = target.InputTransformer ?? {};
  check({
    path: 'inputTransformer.inputTemplate',
    value: template,
    must: { required: true, min: 1, max: 8192 },
  });
  const known: readonly string[] = [...Object.keys(paths), ...predefined];
  const unknown = placeholdersOf(template ?? '').find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw validationFault(`InputTemplate for target ${target.Id} contains invalid placeholder ${unknown}.`);
  }
  const wrong = Object.entries(paths).find(([, path]) => parseJsonPath(path) === undefined);
  if (wrong) {
    throw validationFault(`Invalid InputPathsMap value for key ${wrong[0]} for target ${target.Id}.`);
  }
  // A number is valid JSON both inside a string and outside.
  if (!isJson((template ?? '').replaceAll(/<[^<>\s]+>/g, '0'))) {
    throw validationFault(`Invalid InputTemplate for target ${target.Id} : the template is not JSON.`);
  }
}

function checkInput(target: Target): void {
  const given = [target.Input, target.InputPath, target.InputTransformer].filter(
    (each) => each !== undefined,
  );
  if (given.length > 1) {
    throw validationFault(
      `Only one of Input, InputPath, or InputTransformer must be provided for target ${target.Id}.`,
    );
  }
  if (target.Input !== undefined && !isJson(target.Input)) {
    throw validationFault(`JSON syntax error in input for target ${target.Id}.`);
  }
  if (target.InputPath !== undefined && parseJsonPath(target.InputPath) === undefined) {
    throw validationFault(`Invalid InputPath for target ${target.Id}.`);
  }
  if (target.InputTransformer !== undefined) checkTransformer(target);
}

/** Throws `EventFault`. */
export function checkTargets(requests: readonly TargetRequest[]): Target[] {
  check(...requests.flatMap((target, index) => constraints(target, index + 1)));
  const targets = requests as readonly Target[];
  for (const target of targets) {
    if (!arnForm.test(target.Arn)) {
      throw validationFault(
        `Parameter ${target.Arn} is not valid. Reason: Provided Arn is not in correct format.`,
      );
    }
    if (needsRole.test(target.Arn) && target.RoleArn === undefined) {
      throw validationFault(`RoleArn is required for target ${target.Arn}.`);
    }
    checkInput(target);
  }
  return [...targets];
}
