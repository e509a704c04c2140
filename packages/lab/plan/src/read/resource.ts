/** Finds planned resources by type and by their inputs. */
import type { Plan } from '../run/plan.ts';
import type { Resource } from '../run/program.ts';

export const ofType = (plan: Plan, type: string): readonly Resource[] =>
  plan.resources.filter((resource) => resource.type === type);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Returns a Lambda function of the plan by its ARN or its name. */
export function functionNamed(plan: Plan, arnOrName: string): Resource | undefined {
  const name = arnOrName.split(':').at(-1);
  return ofType(plan, 'aws:lambda/function:Function').find(({ inputs }) => inputs.name === name);
}
