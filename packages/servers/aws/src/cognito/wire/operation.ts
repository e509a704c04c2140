/** One operation of an AWS JSON service. Its input is parsed here and trusted by the operation. */
import type { z } from 'zod';
import { invalidParameter } from './aws-error.ts';

export interface Operation {
  /** True if the caller must sign with SigV4 (the administrator's calls). */
  readonly signed: boolean;
  run(body: unknown): unknown;
}

export type Operations = Readonly<Record<string, Operation>>;

/**
 * Names the first invalid field by its path, with the first letter in lower case, and the constraint that it violates,
 * as AWS does.
 */
function faultOf(issue: z.core.$ZodIssue, input: unknown): string {
  const field = issue.path
    .map(String)
    .join('.')
    .replace(/^./, (first) => first.toLowerCase());
  const value = issue.path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    input,
  );
  return `1 validation error detected: Value ${value === undefined || value === null ? 'null ' : ''}at '${field}' failed to satisfy constraint: ${constraintOf(issue, value)}`;
}

function constraintOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null) return 'Member must not be null';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? `Member must have length greater than or equal to ${issue.minimum}`
        : `Member must have value greater than or equal to ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Member must have length less than or equal to ${issue.maximum}`
        : `Member must have value less than or equal to ${issue.maximum}`;
    case 'invalid_format':
      return `Member must satisfy regular expression pattern: ${(issue.pattern ?? '').replace(/^\/|\/[a-z]*$/g, '')}`;
    case 'invalid_value':
      return `Member must satisfy enum value set: [${issue.values.map(String).join(', ')}]`;
    default:
      return issue.message;
  }
}

function operation<S extends z.ZodType>(signed: boolean, input: S, run: (input: z.output<S>) => unknown) {
  return {
    signed,
    run(body: unknown) {
      const parsed = input.safeParse(body);
      if (parsed.success) return run(parsed.data);
      const [issue] = parsed.error.issues;
      throw invalidParameter(issue ? faultOf(issue, body) : 'Invalid input');
    },
  } satisfies Operation;
}

/** Makes an operation that anyone may call: the request's body carries the caller's proof. */
export const open = <S extends z.ZodType>(input: S, run: (input: z.output<S>) => unknown) =>
  operation(false, input, run);

/** Makes an administrative operation, whose requests must be signed. */
export const signed = <S extends z.ZodType>(input: S, run: (input: z.output<S>) => unknown) =>
  operation(true, input, run);
