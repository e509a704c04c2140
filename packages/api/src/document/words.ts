/** Describes JSON Schemas in words for the cells of a table. */
import { componentName, type JsonSchema } from './json-schema.ts';

/** Returns `{a, b?, c: [Review]}`; empty if the schema has no fields of its own. */
export function shapeOf(schema: JsonSchema): string {
  const name = componentName(schema);
  if (name !== undefined) return name;
  if (schema.anyOf) {
    const shapes = schema.anyOf.map(shapeOf).filter(Boolean);
    return shapes.join(' or ');
  }
  if (schema.items) return `[${shapeOf(schema.items) || typeOf(schema.items)}]`;
  if (!schema.properties) return '';
  const fields = Object.entries(schema.properties).map(([field, inner]) => {
    const shape = shapeOf(inner);
    const optional = schema.required?.includes(field) ? '' : '?';
    return `${field}${optional}${shape && `: ${shape}`}`;
  });
  return `{${fields.join(', ')}}`;
}

/** Returns the type in words: `whole number`, `text or null`, `` one of `a`, `b` ``. */
export function typeOf(schema: JsonSchema): string {
  const shape = shapeOf(schema);
  if (shape !== '') return `\`${shape}\``;
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  const types = [schema.type ?? 'any'].flat();
  return types.map((type) => words[type] ?? type).join(' or ');
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'names and values',
  any: 'any JSON',
};

/** Escapes text for a table's cell, which is one line and ends at a bar. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Drops the final full stop, so that more text can follow in the same sentence. */
export const withoutFullStop = (sentence = ''): string => sentence.replace(/\.$/, '');
