/** Writes JSON as X does: like Jackson, but with each element of a list on its own line. */
import type { JsonValue } from '../ground/jackson.ts';

export function xJson(value: JsonValue, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[ ]';
    return `[\n${value.map((item: JsonValue) => `${inner}${xJson(item, inner)}`).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{ }';
  const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)} : ${xJson(item, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
