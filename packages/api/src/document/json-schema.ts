/** Converts the schemas of routes to JSON Schema 2020-12, which OpenAPI 3.1 uses. */
import { z } from 'zod';

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly additionalProperties?: JsonSchema;
  readonly [keyword: string]: unknown;
}

const definitions = '#/$defs/';
const componentPath = '#/components/schemas/';

/** Drops the bounds of ±(2^53 - 1) that zod gives every whole number: no caller needs them. */
function withoutCountableBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/**
 * @param components gets every schema that has a name (`meta({ id })`), for `#/components/schemas/`
 * @returns a reference, or a schema without a name
 */
export function jsonSchemaOf(schema: z.ZodType, components: Map<string, JsonSchema>): JsonSchema {
  // `input` allows fields that the schema does not name: an answer may gain fields later.
  const made = z.toJSONSchema(schema, { io: 'input', override: withoutCountableBounds });
  const text = JSON.stringify(made).replaceAll(`"${definitions}`, `"${componentPath}`);
  const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text) as JsonSchema;
  for (const [name, component] of Object.entries($defs as Record<string, JsonSchema>))
    components.set(name, component);
  return rest;
}

/** Returns the schema's name; undefined if it has none. */
export const componentName = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(componentPath) ? $ref.slice(componentPath.length) : undefined;
