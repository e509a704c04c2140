/** JSONPath as in Step Functions: `$` is the input, `$$` the context object, `$name` a variable. */
import { isJsonObject, type Json } from '../ground/json.ts';
import { type Condition, parseCondition } from './condition.ts';

type Segment =
  | { readonly kind: 'child'; readonly names: readonly string[] }
  | { readonly kind: 'index'; readonly indexes: readonly number[] }
  | { readonly kind: 'slice'; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly kind: 'all' }
  | { readonly kind: 'filter'; readonly condition: Condition }
  | { readonly kind: 'below' };

export interface Path {
  /** Undefined for the input, `$` for the context object, else a variable's name. */
  readonly root: string | undefined;
  readonly segments: readonly Segment[];
  /** True if the path matches at most one value; any other path yields a list. */
  readonly definite: boolean;
}

export interface Scope {
  readonly input: Json;
  readonly context: Json;
  readonly variables: Readonly<Record<string, Json>>;
}

export class InvalidPath extends Error {
  override readonly name = 'InvalidPath';
}

function bracket(inside: string, whole: string): Segment {
  const text = inside.trim();
  if (text === '*') return { kind: 'all' };
  const filter = /^\?\((.*)\)$/s.exec(text)?.[1];
  if (filter !== undefined) return { kind: 'filter', condition: parseCondition(filter) };
  const slice = /^(-?\d+)?\s*:\s*(-?\d+)?$/.exec(text);
  if (slice !== null) {
    const [from, to] = [slice[1], slice[2]].map((part) => (part === undefined ? undefined : Number(part)));
    return { kind: 'slice', from, to };
  }
  const names = [...text.matchAll(/\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,|$)/gy)];
  if (names.length > 0 && names.map(([part]) => part).join('') === text) {
    const plain = (part: string): string => part.replaceAll(/\\(.)/g, '$1');
    return { kind: 'child', names: names.map(([, single, double]) => plain(single ?? double ?? '')) };
  }
  const indexes = text.split(',').map((part) => part.trim());
  if (indexes.every((part) => /^-?\d+$/.test(part))) return { kind: 'index', indexes: indexes.map(Number) };
  throw new InvalidPath(`Not a path: ${whole}`);
}

/** Returns the index of the bracket that closes the one at `start`, regarding quotes and inner brackets. */
function closingBracket(text: string, start: number): number {
  let quote = '';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === "'" || character === '"') quote = character;
    else if (character === '[') depth += 1;
    else if (character === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new InvalidPath(`Not a path: ${text}`);
}

/** Throws InvalidPath. */
export function parsePath(text: string): Path {
  const head = /^\$(\$|[A-Za-z_][\w]*)?/.exec(text);
  if (head === null) throw new InvalidPath(`Not a path: ${text}`);
  const segments: Segment[] = [];
  let at = head[0].length;
  while (at < text.length) {
    const rest = text.slice(at);
    const name = /^\.([^\s.[\]*]+)/.exec(rest);
    if (rest.startsWith('..')) {
      segments.push({ kind: 'below' });
      at += text[at + 2] === '[' ? 2 : 1;
    } else if (rest.startsWith('.*')) {
      segments.push({ kind: 'all' });
      at += 2;
    } else if (name?.[1] !== undefined) {
      segments.push({ kind: 'child', names: [name[1]] });
      at += name[0].length;
    } else if (rest.startsWith('[')) {
      const end = closingBracket(text, at);
      segments.push(bracket(text.slice(at + 1, end), text));
      at = end + 1;
    } else {
      throw new InvalidPath(`Not a path: ${text}`);
    }
  }
  const definite = segments.every(
    (segment) =>
      (segment.kind === 'child' && segment.names.length === 1) ||
      (segment.kind === 'index' && segment.indexes.length === 1),
  );
  return { root: head[1], segments, definite };
}

function descendants(value: Json): Json[] {
  const below = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return [value, ...below.flatMap(descendants)];
}

function step(value: Json, segment: Segment): Json[] {
  switch (segment.kind) {
    case 'child':
      return isJsonObject(value)
        ? segment.names.filter((name) => Object.hasOwn(value, name)).map((name) => value[name] ?? null)
        : [];
    case 'index':
      return Array.isArray(value)
        ? segment.indexes.map((index) => value.at(index)).filter((found) => found !== undefined)
        : [];
    case 'slice':
      return Array.isArray(value) ? value.slice(segment.from, segment.to) : [];
    case 'all':
      return Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
    case 'filter':
      return (Array.isArray(value) ? value : [value]).filter((item) => segment.condition(item));
    case 'below':
      return descendants(value);
    default:
      return segment satisfies never;
  }
}

function rootOf({ root }: Path, scope: Scope): Json | undefined {
  if (root === undefined) return scope.input;
  return root === '$' ? scope.context : scope.variables[root];
}

/** Returns the value at a path; undefined if a definite path has none. */
export function lookUp(path: Path, scope: Scope): Json | undefined {
  const root = rootOf(path, scope);
  if (root === undefined) return undefined;
  let found: Json[] = [root];
  for (const segment of path.segments) found = found.flatMap((value) => step(value, segment));
  return path.definite ? found[0] : found;
}

/** Returns a copy of `target` with `value` at a reference path; missing objects are created. */
export function place(path: Path, target: Json, value: Json): Json {
  if (path.segments.length === 0) return value;
  const copy = structuredClone(target);
  const result: Json = isJsonObject(copy) || Array.isArray(copy) ? copy : {};
  let at: Json = result;
  for (const [index, segment] of path.segments.entries()) {
    const last = index === path.segments.length - 1;
    if (segment.kind === 'child' && isJsonObject(at)) {
      const name = segment.names[0] ?? '';
      const below: Json = at[name] ?? null;
      at[name] = last ? value : isJsonObject(below) || Array.isArray(below) ? below : {};
      at = at[name];
    } else if (segment.kind === 'index' && Array.isArray(at)) {
      const slot = segment.indexes[0] ?? 0;
      const below: Json = at[slot] ?? null;
      at[slot] = last ? value : isJsonObject(below) || Array.isArray(below) ? below : {};
      at = at[slot];
    } else {
      throw new InvalidPath('The reference path does not fit the input');
    }
  }
  return result;
}
