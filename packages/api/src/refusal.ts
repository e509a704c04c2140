/** Lists the errors that a route may return: its own, and those that follow from its access rule and its input. */
import { type ErrorCode, errorStatuses, statusOfError } from './schema/error.ts';
import type { RouteSchema } from './schema/route-schema.ts';

/** Who may call the route, as in `workflows/src/wiring/route.ts`. */
export interface Access {
  readonly access: 'person' | 'key' | 'anyone';
  readonly group?: string;
}

export function refusalsOf(schema: RouteSchema, { access, group }: Access): readonly ErrorCode[] {
  return [
    ...(access === 'person' ? (['Unauthorized', 'WrongToken'] as const) : []),
    ...(access === 'key' ? (['Unauthorized', 'KeyBeyondScope'] as const) : []),
    ...(group === undefined ? [] : (['OperatorsOnly'] as const)),
    ...(schema.path || schema.query ? (['TooLong'] as const) : []),
    ...(schema.query || schema.body ? (['InvalidInput'] as const) : []),
    ...schema.errors,
    'TooManyRequests',
  ];
}

export interface Refusal {
  readonly status: number;
  /** Empty if the status needs no code. */
  readonly codes: readonly ErrorCode[];
  readonly when: string;
}

/** Returns the errors by HTTP status, including statuses that need no code. */
export function refusalStatusesOf(schema: RouteSchema, who: Access): readonly Refusal[] {
  const codes = refusalsOf(schema, who);
  return Object.entries(errorStatuses)
    .map(([status, { when }]) => ({
      status: Number(status),
      codes: codes.filter((code) => statusOfError(code) === Number(status)),
      when,
    }))
    .filter(({ status, codes: own }) => own.length > 0 || status >= 500 || (status === 413 && schema.body));
}
