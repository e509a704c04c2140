/** Payload templates of JSONPath: a key that ends in `.$` holds a path or an intrinsic function. */
import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import { callIntrinsic } from './intrinsic.ts';
import { lookUp, parsePath, type Scope } from './path.ts';

/** A path that has no value: States.Runtime. */
export class PathFailure extends Error {
  override readonly name = 'PathFailure';
}

export function resolve(source: string, field: string, scope: Scope): Json {
  if (source.startsWith('States.')) return callIntrinsic(source, scope);
  const value = lookUp(parsePath(source), scope);
  if (value !== undefined) return value;
  throw new PathFailure(
    `The JSONPath '${source}' specified for the field '${field}' could not be found in the input '${JSON.stringify(scope.input)}'`,
  );
}

export function fillTemplate(template: Json, scope: Scope): Json {
  if (Array.isArray(template)) return template.map((part) => fillTemplate(part, scope));
  if (!isJsonObject(template)) return template;
  const filled: JsonObject = {};
  for (const [key, part] of Object.entries(template)) {
    if (key.endsWith('.$') && typeof part === 'string') filled[key.slice(0, -2)] = resolve(part, key, scope);
    else filled[key] = fillTemplate(part, scope);
  }
  return filled;
}
