/** The values that a flag of `npm run operate` accepts, and the flags that an action requires. */

import { workflow } from '@cgdx/api/route/operator/field.ts';
import { contributionState, payoutState, purchaseState } from '@cgdx/api/route/operator/record.ts';
import { executionStatus } from '@cgdx/api/route/operator/workflow.ts';
import type { ActionName, Filter } from '../operator-view/action.ts';

type Query = Readonly<Partial<Record<Filter, string>>>;

const choices: Readonly<Partial<Record<ActionName, Readonly<Partial<Record<Filter, readonly string[]>>>>>> = {
  executions: { workflow: workflow.options, status: executionStatus.options },
  contributions: { state: contributionState.options },
  payouts: { state: payoutState.options },
  purchases: { state: purchaseState.options },
};

const subjects: readonly Filter[] = ['contribution', 'payout', 'purchase', 'upload', 'user'];

/** True if neither a workflow nor a subject is given. */
export const isOfAnyWorkflow = (query: Query): boolean =>
  query.workflow === undefined && subjects.every((each) => query[each] === undefined);

/** Lines for the help: one for each flag whose value is from a list. */
export const choiceLines: readonly string[] = Object.entries(choices).flatMap(([action, flags]) =>
  Object.entries(flags).map(([flag, words]) => `  ${action} --${flag}: ${words.join(', ')}`),
);

/** @returns a sentence that says which flag is missing or wrong, and which values it accepts; undefined if none is */
export function wrongChoice(action: ActionName, query: Query): string | undefined {
  for (const [flag, words] of Object.entries(choices[action] ?? {})) {
    const word = query[flag as Filter];
    if (word !== undefined && !words.includes(word))
      return `--${flag} is "${word}", and has to be one of: ${words.join(', ')}.`;
    if (word === undefined && flag === 'state')
      return `Which ${action}? Say --state with one of: ${words.join(', ')}.`;
  }
  if (action === 'executions' && isOfAnyWorkflow(query)) {
    const flag = (['cursor', 'state'] as const).find((each) => query[each] !== undefined);
    if (flag !== undefined)
      return `Of which workflow is the ${flag}? Say --workflow with one of: ${workflow.options.join(', ')}.`;
  }
  return undefined;
}
