/** Makes an API request from an operator's flags. */
import type { AnyRouteInput } from '@cgdx/api/route-input.ts';
import type { RouteKey } from '@cgdx/api/routes.ts';
import { readUploadHash } from '@cgdx/core/contribution/upload-hash.ts';
import { actionOf, type Filter, filters, isChange } from '../operator-view/action.ts';
import type { OperateFlags } from './operate-flags.ts';

export interface OperateRequest {
  readonly route: RouteKey;
  readonly input: AnyRouteInput;
}

/** Operators give hashes in hex, as they see them, or in base64; the address takes base64url. */
const inQuery = (name: string, value: string): string =>
  name === 'uploadHash' ? Buffer.from(readUploadHash(value) ?? value, 'base64').toString('base64url') : value;

const executionOf = (named: string) => {
  const [workflow = '', executionId = ''] = named.split('/');
  return { workflow, executionId };
};

export function operateRequest({ action: name, named, query, reason }: OperateFlags): OperateRequest {
  const action = actionOf(name);
  const { route } = action;
  const [first = ''] = named;
  const path: Readonly<Record<string, string>> =
    action.names === 'execution'
      ? executionOf(first)
      : {
          workflow: first,
          letterId: first,
          reviewId: first,
          requestId: first,
          uploadHash: inQuery('uploadHash', first),
        };
  const fields = Object.entries(query).map(([flag, value]): [string, string] => {
    const field = filters[flag as Filter];
    return [field, inQuery(field, value ?? '')];
  });
  const input = { path, query: Object.fromEntries(fields) };
  if (!isChange(action)) return { route, input };
  const many = action.names === 'executions' ? { executions: named.map(executionOf) } : {};
  return { route, input: { ...input, body: { ...action.body, ...many, reason } } };
}
