/** Checks the paths of a JSONPath state, and finds the variables that they read. */

import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import { parsePath } from '../jsonpath/path.ts';
import { type Report, schemaFailed } from './diagnostic.ts';

/** Fields that contain other states, or text that is never a path. */
const plainFields = ['Branches', 'ItemProcessor', 'Iterator', 'Result', 'Comment', 'Retry'];

interface Found {
  readonly source: string;
  readonly field: string;
  /** The location of the object that has the field. */
  readonly location: string;
  readonly template: boolean;
}

function* pathsIn(value: Json, location: string): Generator<Found> {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* pathsIn(part, `${location}[${index}]`);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [field, part] of Object.entries(value)) {
    if (plainFields.includes(field)) continue;
    const template = field.endsWith('.$');
    const path = template || field === 'Variable' || /^[A-Z]\w*Path$/.test(field);
    if (path && typeof part === 'string') yield { source: part, field, location, template };
    else if (template) yield { source: '', field, location, template };
    else yield* pathsIn(part, `${location}/${field}`);
  }
}

function isPath(source: string): boolean {
  try {
    parsePath(source);
    return true;
  } catch {
    return false;
  }
}

export function checkPaths(state: JsonObject, at: string, report: Report): void {
  for (const { source, field, location, template } of pathsIn(state, at)) {
    if (isPath(source) || /^States\.\w+\s*\(.*\)\s*$/s.test(source)) continue;
    if (template) {
      const message = `The value for the field '${field}' must be a valid JSONPath or a valid intrinsic function call`;
      report(schemaFailed, message, location);
    } else {
      report(schemaFailed, 'Value is not a valid JSONPath', `${location}/${field}`);
    }
  }
}

/** Returns the names of the variables in the state's paths and intrinsic functions. */
export function pathVariables(state: JsonObject): Set<string> {
  const names = new Set<string>();
  for (const { source } of pathsIn(state, '')) {
    const unquoted = source.replaceAll(/'(?:[^'\\]|\\.)*'/g, '');
    for (const [, name] of unquoted.matchAll(/(?<!\$)\$([A-Za-z_]\w*)/g))
      if (name !== undefined) names.add(name);
  }
  return names;
}
