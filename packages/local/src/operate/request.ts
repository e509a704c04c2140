/** Makes the API's request of what an operator said. */
import { actionOf, type Filter, filters, isChange } from './action.ts';
import type { OperateFlags } from './flag.ts';

export interface OperateRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** Hashes come in base64; the query takes base64url. */
const inQuery = (name: string, value: string): string =>
  name === 'uploadHash' ? Buffer.from(value, 'base64').toString('base64url') : value;

const executionOf = (named: string) => {
  const [workflow = '', executionId = ''] = named.split('/');
  return { workflow, executionId };
};

export function requestOf({ action: name, named, query, reason }: OperateFlags): OperateRequest {
  const action = actionOf(name);
  const [method = '', pattern = ''] = action.route.split(' ');
  const [first = ''] = named;
  const names: Readonly<Record<string, string>> =
    action.names === 'execution' ? executionOf(first) : { workflow: first, letterId: first, reviewId: first };
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(names[field] ?? ''));
  const fields = Object.entries(query).map(([flag, value]): [string, string] => {
    const field = filters[flag as Filter];
    return [field, inQuery(field, value ?? '')];
  });
  const search = fields.length > 0 ? `?${new URLSearchParams(fields)}` : '';
  if (!isChange(action)) return { method, path: path + search, body: undefined };
  const many = action.names === 'executions' ? { executions: named.map(executionOf) } : {};
  return { method, path, body: { ...action.body, ...many, reason } };
}
