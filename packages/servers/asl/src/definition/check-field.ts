/** Checks single fields, and reports with AWS's messages. */

import { expressionOf } from '../expression/template.ts';
import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import type { QueryLanguage } from './asl.ts';
import { type Report, schemaFailed } from './diagnostic.ts';
import { type FieldTable, jsonataFields, jsonPathFields } from './field.ts';

function refusal(field: string, language: QueryLanguage): string {
  const others = language === 'JSONata' ? jsonPathFields : jsonataFields;
  if (!others.includes(field)) return `Field '${field}' is not supported`;
  const other = language === 'JSONata' ? 'JSONPath' : 'JSONata';
  return `The QueryLanguage is set to '${language}', but field '${field}' is only supported for the '${other}' QueryLanguage`;
}

/** Reports missing required fields and unknown fields. */
export function checkFields(
  object: JsonObject,
  table: FieldTable,
  location: string,
  report: Report,
  language: QueryLanguage = 'JSONata',
): void {
  const missing = table.required.filter((field) => !(field in object));
  if (missing.length > 0) {
    report(
      schemaFailed,
      `These fields are required: [${missing.join(', ')}]`,
      location === '' ? '/' : location,
    );
  }
  for (const field of Object.keys(object)) {
    if (table.required.includes(field) || table.optional.includes(field)) continue;
    const message = refusal(field, language);
    report(schemaFailed, message, location === '' ? '/' : location);
  }
}

/** Reports a number outside its bounds. Accepts an expression if that is allowed, and a missing field. */
export function checkNumber(
  object: JsonObject,
  field: string,
  location: string,
  report: Report,
  bounds: { minimum: number; maximum?: number; integer?: boolean; expression?: boolean },
): void {
  const value = object[field];
  if (value === undefined) return;
  const at = `${location}/${field}`;
  if (typeof value === 'string' && bounds.expression === true && expressionOf(value) !== undefined) return;
  if (typeof value !== 'number') {
    report(schemaFailed, `Expected value of type ${bounds.integer === false ? 'Number' : 'Integer'}`, at);
    return;
  }
  if (bounds.integer !== false && !Number.isInteger(value)) {
    report(schemaFailed, 'Expected value of type Integer', at);
  } else if (value < bounds.minimum) {
    report(schemaFailed, `Minimum value is ${bounds.minimum}`, at);
  } else if (bounds.maximum !== undefined && value > bounds.maximum) {
    report(schemaFailed, `Maximum value is ${bounds.maximum}`, at);
  }
}

export function checkString(object: JsonObject, field: string, location: string, report: Report): void {
  const value = object[field];
  if (value !== undefined && typeof value !== 'string') {
    report(schemaFailed, 'Expected value of type String', `${location}/${field}`);
  }
}

export function checkOneOf(
  object: JsonObject,
  field: string,
  allowed: readonly string[],
  location: string,
  report: Report,
): void {
  const value = object[field];
  if (value !== undefined && !(typeof value === 'string' && allowed.includes(value))) {
    report(
      schemaFailed,
      `Value is not one of the following: [${allowed.join(', ')}]`,
      `${location}/${field}`,
    );
  }
}

/** Returns the object under `field`; undefined if it is absent or not an object, which is reported. */
export function objectField(
  object: JsonObject,
  field: string,
  location: string,
  report: Report,
): JsonObject | undefined {
  const value: Json | undefined = object[field];
  if (value === undefined) return undefined;
  if (isJsonObject(value)) return value;
  report(schemaFailed, 'Expected value of type Object', `${location}/${field}`);
  return undefined;
}

/** Returns the objects of the list under `field`; reports anything that is not a list of objects. */
export function objectList(
  object: JsonObject,
  field: string,
  location: string,
  report: Report,
): JsonObject[] {
  const value: Json | undefined = object[field];
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(schemaFailed, 'Expected value of type Array', `${location}/${field}`);
    return [];
  }
  const found: JsonObject[] = [];
  for (const [index, part] of value.entries()) {
    if (isJsonObject(part)) found.push(part);
    else report(schemaFailed, 'Expected value of type Object', `${location}/${field}[${index}]`);
  }
  return found;
}
