/** The schemas of routes as JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
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
export const componentPath = '#/components/schemas/';

/** zod bounds every whole number by what JavaScript can count: no caller needs to know. */
function withoutCountableBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/**
 * @param components takes what has a name of its own (`meta({ id })`), for `#/components/schemas/`
 * @returns what is left: a reference, or a schema without a name
 */
export function jsonSchemaOf(schema: z.ZodType, components: Map<string, JsonSchema>): JsonSchema {
  // As a caller reads it: a field that is not named may come one day.
  const made = z.toJSONSchema(schema, { io: 'input', override: withoutCountableBounds });
  const text = JSON.stringify(made).replaceAll(`"${definitions}`, `"${componentPath}`);
  const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text) as JsonSchema;
  for (const [name, component] of Object.entries($defs as Record<string, JsonSchema>))
    components.set(name, component);
  return rest;
}

/** Its name; undefined for a schema without one. */
export const componentName = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(componentPath) ? $ref.slice(componentPath.length) : undefined;
