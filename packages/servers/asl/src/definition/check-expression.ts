/** Checks every expression of a state: it must parse, and refer only to names that exist in its field. */

import { InvalidExpression, parseExpression } from '../expression/jsonata.ts';
import { referencesOf } from '../expression/reference.ts';
import { expressionOf } from '../expression/template.ts';
import type { Json, JsonObject } from '../ground/json.ts';
import type { Report } from './diagnostic.ts';

/** Fields whose strings are never expressions, or whose states are checked separately. */
const plainFields = [
  'Type',
  'Comment',
  'QueryLanguage',
  'Next',
  'Default',
  'Resource',
  'Branches',
  'ItemProcessor',
];

export interface ExpressionPlace {
  readonly source: string;
  readonly location: string;
}

function* within(value: Json, location: string): Generator<ExpressionPlace> {
  if (typeof value === 'string') {
    const source = expressionOf(value);
    if (source !== undefined) yield { source, location };
  } else if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* within(part, `${location}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* within(part, `${location}/${key}`);
  }
}

/** Yields every expression of a state, without those of inner states. */
export function* expressionsOf(state: JsonObject, location: string): Generator<ExpressionPlace> {
  for (const [field, value] of Object.entries(state)) {
    if (!plainFields.includes(field)) yield* within(value, `${location}/${field}`);
  }
}

const unsupported = 'UNSUPPORTED_JSONATA_EXPRESSION';

function readsResult(state: JsonObject, field: string): boolean {
  const hasResult = state.Type === 'Task' || state.Type === 'Parallel' || state.Type === 'Map';
  return hasResult && /^\/(Output|Assign)\b/.test(field);
}

export function checkExpressions(state: JsonObject, at: string, report: Report): void {
  for (const { source, location } of expressionsOf(state, at)) {
    const field = location.slice(at.length);
    try {
      const found = referencesOf(parseExpression(source));
      for (const name of found.topLevel) {
        report(unsupported, `Reference to '${name}' at the top level is not supported.`, location);
      }
      if (found.root) report(unsupported, "Reference to '$$' is not supported.", location);
      if (found.states.has('errorOutput') && !/^\/Catch\[\d+\]\/(Output|Assign)\b/.test(field)) {
        report(unsupported, "Reference to '$states.errorOutput' is not supported here.", location);
      }
      if (found.states.has('result') && !readsResult(state, field)) {
        report(unsupported, "Reference to '$states.result' is not supported here.", location);
      }
    } catch (error) {
      if (!(error instanceof InvalidExpression)) throw error;
      report('INVALID_JSONATA_EXPRESSION', error.message, location);
    }
  }
}
