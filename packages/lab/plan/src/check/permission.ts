/** Checks that every function has the permissions that its own code needs, and no link that it never uses. */

import { calledModel } from '@cgdx/workflows/wiring/assistant-model.ts';
import type { Fn } from '@cgdx/workflows/wiring/function/fn.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { noModel } from '@cgdx/workflows/wiring/setting.ts';
import { type PlannedFunction, plannedFunctions } from '../read/planned-function.ts';
import { type Statement, statementsOfRole } from '../read/policy.ts';
import { recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('permission');

/** All actions that a command of the SDK needs. */
const needs: Readonly<Record<string, readonly string[]>> = {
  GetCommand: ['dynamodb:GetItem'],
  // One shared function sends all writes to tables, so its callers' changes are read from their code (check/need.ts).
  PutCommand: [],
  UpdateCommand: [],
  DeleteCommand: [],
  TransactWriteCommand: [],
  QueryCommand: ['dynamodb:Query'],
  ScanCommand: ['dynamodb:Scan'],
  BatchGetCommand: ['dynamodb:BatchGetItem'],
  BatchWriteCommand: ['dynamodb:BatchWriteItem'],
  TransactGetCommand: ['dynamodb:GetItem'],
  GetObjectCommand: ['s3:GetObject'],
  HeadObjectCommand: ['s3:GetObject', 's3:ListBucket'],
  PutObjectCommand: ['s3:PutObject'],
  DeleteObjectCommand: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
  DeleteObjectsCommand: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
  ListObjectsV2Command: ['s3:ListBucket'],
  ListObjectVersionsCommand: ['s3:ListBucketVersions'],
  Upload: ['s3:PutObject', 's3:AbortMultipartUpload'],
  StartExecutionCommand: ['states:StartExecution'],
  DescribeExecutionCommand: ['states:DescribeExecution'],
  ListExecutionsCommand: ['states:ListExecutions'],
  GetExecutionHistoryCommand: ['states:GetExecutionHistory'],
  StopExecutionCommand: ['states:StopExecution'],
  RedriveExecutionCommand: ['states:RedriveExecution'],
  SendTaskSuccessCommand: ['states:SendTaskSuccess'],
  SendTaskFailureCommand: ['states:SendTaskFailure'],
  PutEventsCommand: ['events:PutEvents'],
  SignCommand: ['kms:Sign'],
  InvokeCommand: ['lambda:InvokeFunction'],
  AdminUpdateUserAttributesCommand: ['cognito-idp:AdminUpdateUserAttributes'],
};

const knownLinks = new Set(
  Object.values(functions).flatMap((fn: Fn) => [...fn.links, ...(fn.answers ?? [])]),
);

/** Links that are the only way to reach a resource; an event may also name a bucket or a workflow. */
const namesItself = /Table$|Key$/;

/** Returns the profile and the models that a function's configured model needs, without those that it may invoke. */
function missingModels(links: PlannedFunction['links'], statements: readonly Statement[]): string[] {
  const called = calledModel(textOf(recordOf(links.AssistantModel).id) || noModel, region);
  const { profile, model, regions = [] } = called ?? {};
  const allowed = statements
    .filter(({ actions }) => actions.includes('bedrock:InvokeModel'))
    .flatMap(({ resources }) => resources);
  return [
    ...(profile === undefined ? [] : [`inference-profile/${profile}`]),
    ...regions.map((each) => `arn:aws:bedrock:${each}::foundation-model/${model}`),
  ].filter((needed) => !allowed.some((resource) => resource.endsWith(needed)));
}

export function checkPermissions(plan: Plan): Finding[] {
  return plannedFunctions(plan).flatMap(({ name, roleArn, commands, words, links }) => {
    const granted = new Set(statementsOfRole(plan, roleArn).flatMap(({ actions }) => actions));
    const missing = commands.flatMap((command) => {
      const actions = needs[command];
      if (actions === undefined)
        return [found(`${name} sends ${command}; check/permission.ts does not know the required actions.`)];
      return actions
        .filter((action) => !granted.has(action))
        .map((action) => found(`${name} sends ${command}, which needs ${action}, and that is not granted.`));
    });
    const used = words.filter((word) => (knownLinks as ReadonlySet<string>).has(word));
    const unlinked = used
      .filter((link) => !(link in links))
      .map((link) => found(`${name} reads Resource.${link}, but is not linked to it.`));
    const idle = Object.keys(links)
      .filter((link) => !used.includes(link) && namesItself.test(link))
      .map((link) => found(`${name} is linked to ${link} but never uses it: remove the link.`));
    const calls = missingModels(links, statementsOfRole(plan, roleArn)).map((resource) =>
      found(`${name} calls the model ${resource}, which is not permitted.`),
    );
    return [...missing, ...unlinked, ...idle, ...calls];
  });
}
