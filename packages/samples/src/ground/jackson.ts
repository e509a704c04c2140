/** Writes JSON as Jackson's default pretty printer does, which several platforms use: `"key" : value`. */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export function jackson(value: JsonValue, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '[ ]';
    return `[ ${value.map((item: JsonValue) => jackson(item, indent)).join(', ')} ]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{ }';
  const inner = `${indent}  `;
  const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)} : ${jackson(item, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
