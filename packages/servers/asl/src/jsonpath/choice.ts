/** JSONPath's choice rules: comparisons, type tests, And, Or, Not. */

import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import { parseTimestamp } from '../ground/timestamp.ts';
import { lookUp, parsePath, type Scope } from './path.ts';

/** A rule whose variable path has no value: States.Runtime. */
export class ConditionFailure extends Error {
  override readonly name = 'ConditionFailure';
}

type Order = (a: number | string, b: number | string) => boolean;

const orders: Readonly<Record<string, Order>> = {
  Equals: (a, b) => a === b,
  LessThan: (a, b) => a < b,
  GreaterThan: (a, b) => a > b,
  LessThanEquals: (a, b) => a <= b,
  GreaterThanEquals: (a, b) => a >= b,
};

function asKind(kind: string, value: Json | undefined): number | string | undefined {
  if (kind === 'Numeric') return typeof value === 'number' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  return kind === 'String' ? value : parseTimestamp(value);
}

/** Makes a pattern in which `*` stands for any characters, `\*` for itself. */
function glob(pattern: string): RegExp {
  const parts = pattern.split(/(\\\*|\\\\|\*)/).map((part) => {
    if (part === '*') return '.*';
    if (part === '\\*') return '\\*';
    return part === '\\\\' ? '\\\\' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

const tests: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  IsNull: (value) => value === null,
  IsPresent: (value) => value !== undefined,
  IsNumeric: (value) => typeof value === 'number',
  IsString: (value) => typeof value === 'string',
  IsBoolean: (value) => typeof value === 'boolean',
  IsTimestamp: (value) => typeof value === 'string' && parseTimestamp(value) !== undefined,
};

function compare(operator: string, value: Json, expected: Json): boolean {
  if (operator === 'BooleanEquals') return typeof value === 'boolean' && value === expected;
  if (operator === 'StringMatches') {
    return typeof value === 'string' && typeof expected === 'string' && glob(expected).test(value);
  }
  const [, kind = '', order = ''] = /^(String|Numeric|Timestamp)(\w+)$/.exec(operator) ?? [];
  const holds = orders[order];
  const left = asKind(kind, value);
  const right = asKind(kind, expected);
  return holds !== undefined && left !== undefined && right !== undefined && holds(left, right);
}

const besides: readonly string[] = ['Variable', 'Next', 'Comment', 'Assign', 'OutputPath'];

function read(path: string, scope: Scope): Json {
  const value = lookUp(parsePath(path), scope);
  if (value !== undefined) return value;
  throw new ConditionFailure(
    `Invalid path '${path}': The choice state's condition path references an invalid value.`,
  );
}

function rulesOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** Returns whether the rule holds. Throws ConditionFailure. */
export function holds(rule: JsonObject, scope: Scope): boolean {
  if (rule.And !== undefined) return rulesOf(rule.And).every((part) => holds(part, scope));
  if (rule.Or !== undefined) return rulesOf(rule.Or).some((part) => holds(part, scope));
  if (isJsonObject(rule.Not)) return !holds(rule.Not, scope);
  const variable = typeof rule.Variable === 'string' ? rule.Variable : '$';
  const operator = Object.keys(rule).find((key) => !besides.includes(key)) ?? '';
  const operand = rule[operator] ?? null;
  const test = tests[operator];
  if (test !== undefined) {
    const value = lookUp(parsePath(variable), scope);
    if (value === undefined && operator !== 'IsPresent') read(variable, scope);
    return test(value) === (operand === true);
  }
  const value = read(variable, scope);
  if (operator.endsWith('Path') && typeof operand === 'string') {
    return compare(operator.slice(0, -'Path'.length), value, read(operand, scope));
  }
  return compare(operator, value, operand);
}
