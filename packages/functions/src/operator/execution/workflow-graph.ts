/** Makes graphs of the workflows' definitions. */
import type { WorkflowGraph, WorkflowState } from '@cgdx/api/route/operator/workflow.ts';
import type { State } from '@cgdx/workflows/state.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { z } from 'zod';

type Transition = WorkflowState['transitions'][number];

/** The fields of a state that the graph needs. */
const stateSchema = z.object({
  Type: z.enum(['Pass', 'Task', 'Choice', 'Map', 'Succeed', 'Fail', 'Wait', 'Parallel']),
  Resource: z.string().optional(),
  Arguments: z.looseObject({ FunctionName: z.string().optional() }).optional(),
  Next: z.string().optional(),
  Choices: z.array(z.object({ Condition: z.string(), Next: z.string() })).default([]),
  Default: z.string().optional(),
  Catch: z.array(z.object({ ErrorEquals: z.array(z.string()), Next: z.string() })).default([]),
  ItemProcessor: z.object({ States: z.record(z.string(), z.unknown()) }).optional(),
});
type Parsed = z.infer<typeof stateSchema>;

/** Returns a JSONata expression without its delimiters. */
const conditionOf = (expression: string): string => expression.replace(/^\{%\s*|\s*%\}$/g, '');

const transitionsOf = ({ Next, Choices, Default, Catch }: Parsed): Transition[] => [
  ...(Next === undefined ? [] : [{ to: Next, kind: 'next' as const }]),
  ...Choices.map(({ Condition, Next: to }) => ({
    to,
    kind: 'choice' as const,
    label: conditionOf(Condition),
  })),
  ...(Default === undefined ? [] : [{ to: Default, kind: 'default' as const }]),
  ...Catch.map(({ ErrorEquals, Next: to }) => ({
    to,
    kind: 'catch' as const,
    label: ErrorEquals.join(', '),
  })),
];

function statesOf(states: Readonly<Record<string, unknown>>, inside?: string): WorkflowState[] {
  return Object.entries(states).flatMap(([name, definition]) => {
    const state = stateSchema.parse(definition);
    const step = state.Arguments?.FunctionName;
    return [
      {
        name,
        type: state.Type,
        ...(step !== undefined && { step }),
        isWaiting: state.Resource?.endsWith('.waitForTaskToken') ?? false,
        ...(inside !== undefined && { inside }),
        transitions: transitionsOf(state),
      },
      ...(state.ItemProcessor ? statesOf(state.ItemProcessor.States, name) : []),
    ];
  });
}

export const workflowGraphs = (): WorkflowGraph[] =>
  Object.values(workflows).map(({ name, define }) => {
    // The name of the function replaces its ARN.
    const { Comment, StartAt, States } = define((fn) => fn);
    return {
      workflow: name,
      about: Comment,
      startAt: StartAt,
      states: statesOf(States satisfies Readonly<Record<string, State>>),
    };
  });
