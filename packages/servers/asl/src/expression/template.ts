/** Evaluates a payload template: JSON in which every `{% ... %}` string, at any depth, is an expression. */
import type { Json } from '../ground/json.ts';
import { EvaluationFailure } from './failure.ts';
import { ExpressionThrew, evaluateExpression } from './jsonata.ts';
import { type TypeName, typeName } from './type-name.ts';

export type Bindings = Readonly<Record<string, unknown>>;

/** Returns the expression inside `{% ... %}`, trimmed; undefined for any other string. */
export function expressionOf(text: string): string | undefined {
  return text.startsWith('{%') && text.endsWith('%}') && text.length >= 4
    ? text.slice(2, -2).trim()
    : undefined;
}

function isFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  const marked = value as { _jsonata_lambda?: boolean; _jsonata_function?: boolean };
  return marked._jsonata_lambda === true || marked._jsonata_function === true;
}

/** Makes a plain copy: JSONata's arrays carry hidden properties and shared parts. */
function clean(value: unknown, source: string, location: string): Json {
  if (isFunction(value) || value instanceof RegExp) {
    throw new EvaluationFailure(
      `The JSONata expression '${source}' specified for the field '${location}' returned an unsupported result type.`,
      location,
    );
  }
  const text = JSON.stringify(value, (_key, part) => (isFunction(part) ? undefined : part));
  return JSON.parse(text) as Json;
}

async function evaluateSource(source: string, bindings: Bindings, location: string): Promise<Json> {
  let value: unknown;
  try {
    value = await evaluateExpression(source, bindings);
  } catch (error) {
    if (!(error instanceof ExpressionThrew)) throw error;
    const separator = error.coded ? '. ' : ': ';
    throw new EvaluationFailure(
      `The JSONata expression '${source}' specified for the field '${location}' threw an error during evaluation${separator}${error.message}`,
      location,
    );
  }
  if (value === undefined) {
    throw new EvaluationFailure(
      `The JSONata expression '${source}' specified for the field '${location}' returned nothing (undefined).`,
      location,
    );
  }
  return clean(value, source, location);
}

/** Returns the template with every expression replaced by its value. Throws EvaluationFailure at the first that fails. */
export async function evaluateTemplate(template: Json, bindings: Bindings, location: string): Promise<Json> {
  if (typeof template === 'string') {
    const source = expressionOf(template);
    return source === undefined ? template : evaluateSource(source, bindings, location);
  }
  if (Array.isArray(template)) {
    const values: Json[] = [];
    for (const [index, part] of template.entries()) {
      values.push(await evaluateTemplate(part, bindings, `${location}[${index}]`));
    }
    return values;
  }
  if (typeof template === 'object' && template !== null) {
    const values: { [key: string]: Json } = {};
    for (const [key, part] of Object.entries(template)) {
      Object.defineProperty(values, key, {
        value: await evaluateTemplate(part, bindings, `${location}/${key}`),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    return values;
  }
  return template;
}

/** Evaluates a field that must have one JSON type, given literally or as one expression. */
export async function evaluateTyped(
  template: Json,
  bindings: Bindings,
  location: string,
  expected: TypeName,
): Promise<Json> {
  const value = await evaluateTemplate(template, bindings, location);
  const actual = typeName(value);
  if (actual === expected) return value;
  const source = typeof template === 'string' ? expressionOf(template) : undefined;
  throw new EvaluationFailure(
    `The JSONata expression '${source ?? JSON.stringify(template)}' specified for the field '${location}' returned an unexpected result type. Expected '${expected}', but was '${actual}' for value: ${JSON.stringify(value)}`,
    location,
  );
}

/** Evaluates a whole number of at least `minimum`, given literally or as one expression. */
export async function evaluateInteger(
  template: Json,
  bindings: Bindings,
  location: string,
  minimum: number,
): Promise<number> {
  const value = (await evaluateTyped(template, bindings, location, 'number')) as number;
  if (!Number.isInteger(value)) {
    throw new EvaluationFailure(`The ${location} field cannot be parsed as an integer: ${value}`, location);
  }
  if (value < minimum) {
    throw new EvaluationFailure(
      `The value for the field '${location}' must be at least ${minimum}, but was ${value}`,
      location,
    );
  }
  return value;
}
