/** Parses Stripe's parameters: a form whose names nest by brackets, `line_items[0][price_data][currency]=sgd`. */
import { StripeError } from './stripe-error.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Readonly<Record<string, FormValue>>;

const namePattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const deepest = 8;
/** Names that would change the prototype of every object. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

interface Branch {
  [name: string]: string | Branch;
}

/** @throws StripeError for a malformed name */
export function parseForm(text: string): Form {
  const root: Branch = Object.create(null);
  const places = new Map<string, number>();
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name, places), value);
  return listed(root) as Form;
}

function pathOf(name: string, places: Map<string, number>): string[] {
  const [, first = '', rest = ''] = namePattern.exec(name) ?? [];
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)];
  if (first === '' || path.length > deepest || path.some((part) => forbidden.has(part)))
    throw new StripeError('invalid_request_error', `Invalid parameter name: ${name}.`, { param: name });
  // `expand[]` takes the next free index.
  return path.map((part, i) => {
    if (part !== '') return part;
    const above = path.slice(0, i).join('\n');
    const place = places.get(above) ?? 0;
    places.set(above, place + 1);
    return String(place);
  });
}

function put(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const below = branch[part];
    if (typeof below === 'string')
      throw new StripeError('invalid_request_error', `Invalid object: ${part}.`, { param: path.join('.') });
    const next: Branch = below ?? Object.create(null);
    branch[part] = next;
    branch = next;
  }
  branch[path.at(-1) ?? ''] = value;
}

/** Turns objects whose keys are indexes into lists. */
function listed(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  const entries = names.map((name) => [name, listed(value[name] as string | Branch)] as const);
  if (!isList) return Object.fromEntries(entries);
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, each]) => each);
}
