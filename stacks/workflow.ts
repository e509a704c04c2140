/** The workflows: the same definitions as on one machine, with the ARNs of this stage. */

import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import type { Functions } from './created-function.ts';
import { accountId, arnOf, physicalName } from './name.ts';
import { functionNames, workflowNames } from './wiring.ts';

export function createWorkflows(functions: Functions): Readonly<Record<WorkflowName, aws.sfn.StateMachine>> {
  const made = workflowNames.map((name) => [name, createWorkflow(name, functions)]);
  return Object.fromEntries(made) as Record<WorkflowName, aws.sfn.StateMachine>;
}

function createWorkflow(workflow: WorkflowName, functions: Functions): aws.sfn.StateMachine {
  const { name, define } = workflows[workflow];
  const called = new Set<FunctionName>();
  define((fn) => {
    called.add(fn);
    return fn;
  });
  const arns = $util.all(
    Object.fromEntries(functionNames.map((fn) => [fn, functions[fn].arn])) as Record<
      FunctionName,
      $util.Output<string>
    >,
  );
  return new aws.sfn.StateMachine(workflow, {
    name: physicalName(name),
    type: 'STANDARD',
    roleArn: createRole(workflow, name, [...called], functions).arn,
    definition: arns.apply((arnOfFunction) => JSON.stringify(define((fn) => arnOfFunction[fn]))),
    // Step Functions keeps the history of each execution for 90 days; a log would need rights on all log deliveries of the account.
    loggingConfiguration: { level: 'OFF' },
  });
}

function createRole(
  workflow: WorkflowName,
  name: string,
  called: readonly FunctionName[],
  functions: Functions,
): aws.iam.Role {
  const role = new aws.iam.Role(`${workflow}Role`, {
    name: physicalName(`${name}-workflow`),
    assumeRolePolicy: $jsonStringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'states.amazonaws.com' },
          Action: 'sts:AssumeRole',
          Condition: {
            StringEquals: { 'aws:SourceAccount': accountId() },
            ArnLike: { 'aws:SourceArn': arnOf('states', `stateMachine:${physicalName(name)}`) },
          },
        },
      ],
    }),
  });
  new aws.iam.RolePolicy(`${workflow}Policy`, {
    role: role.id,
    policy: $jsonStringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['lambda:InvokeFunction'],
          Resource: called.map((fn) => functions[fn].arn),
        },
      ],
    }),
  });
  return role;
}
