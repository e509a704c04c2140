/** Finds the wiring's functions among the planned resources. */
import type { Plan } from '../run/plan.ts';
import type { BuiltFunction } from '../run/rpc.ts';
import { ofType, textOf } from './resource.ts';

export interface PlannedFunction extends BuiltFunction {
  /** The function's name in the wiring. */
  readonly name: string;
  readonly roleArn: string;
}

/** Returns the wiring's functions as they are planned. */
export function plannedFunctions(plan: Plan): PlannedFunction[] {
  const lambdas = ofType(plan, 'aws:lambda/function:Function');
  return plan.functions.flatMap((built) => {
    const lambda = lambdas.find(({ name }) => name === `${built.id}Function`);
    const physical = textOf(lambda?.inputs.name);
    const name = physical.replace(`cgdx-${plan.stage}-`, '');
    return lambda ? [{ ...built, name, roleArn: textOf(lambda.inputs.role) }] : [];
  });
}
