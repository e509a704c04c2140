/** The workflows as graphs, with the number of executions at each state. */
import { z } from 'zod';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { countOf, time, workflow } from './field.ts';

export const executionStatus = z.enum(['running', 'succeeded', 'failed', 'timed-out', 'aborted']);
export type ExecutionStatus = z.infer<typeof executionStatus>;

const transitionSchema = z.object({
  to: z.string(),
  kind: z
    .enum(['next', 'choice', 'default', 'catch'])
    .describe('`choice`: if the condition holds. `default`: if no condition holds. `catch`: after an error.'),
  label: z.string().optional().describe('The condition, or the names of the errors.'),
});

const stateSchema = z
  .object({
    name: z.string().describe('The name of the state, unique in the workflow.'),
    type: z
      .enum(['Pass', 'Task', 'Choice', 'Map', 'Succeed', 'Fail', 'Wait', 'Parallel'])
      .describe('Its type in the Amazon States Language.'),
    step: z.string().optional().describe('The function that a task calls: `check-authenticity`.'),
    isWaiting: z.boolean().describe('True if the state waits until its task token is answered.'),
    inside: z.string().optional().describe('The Map that runs the state once for each item.'),
    transitions: z
      .array(transitionSchema)
      .describe('The transitions to other states; empty if the execution ends here.'),
  })
  .meta({ id: 'WorkflowState', description: 'A state of a workflow’s definition.' });
export type WorkflowState = z.infer<typeof stateSchema>;

const graphSchema = z
  .object({
    workflow,
    about: z.string().describe('One sentence.'),
    startAt: z.string().describe('The first state.'),
    states: z.array(stateSchema).describe('In the order of the definition.'),
  })
  .meta({ id: 'WorkflowGraph', description: 'A workflow’s definition as a graph.' });
export type WorkflowGraph = z.infer<typeof graphSchema>;

export const workflowRoutes = {
  'GET /operator/workflows': {
    summary: 'The definitions of all workflows.',
    answers: { 200: z.object({ workflows: z.array(graphSchema) }) },
    errors: [],
    provedBy: 'functions/src/operator/view/records.test.ts',
  },
  'GET /operator/workflows/{workflow}/counts': {
    summary: 'The number of executions with each status and in each state.',
    path: z.object({ workflow }),
    answers: {
      200: z.object({
        statuses: z
          .array(countOf(executionStatus))
          .describe('The executions with each status; counted up to 1,000.'),
        states: z
          .array(
            z.object({
              state: z.string(),
              running: z.number().int(),
              stopped: z.number().int(),
              isMore: z
                .boolean()
                .describe('True if there are more than 50,000, of which not all are counted.'),
            }),
          )
          .describe('States in which executions run or have failed; states without any are left out.'),
        countedAt: time.describe('When the counts were made; they are cached for 15 seconds.'),
      }),
    },
    errors: ['NotFound'],
    provedBy: 'functions/src/operator/execution/redrive.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
