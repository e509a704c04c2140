/** JSONata's names of JSON types, as AWS's messages use them. */
export type TypeName = 'null' | 'number' | 'string' | 'boolean' | 'array' | 'object' | 'function';

export function typeName(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  switch (typeof value) {
    case 'number':
      return 'number';
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'function':
      return 'function';
    default:
      return 'object';
  }
}
