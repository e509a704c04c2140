/** Reads the fields of a request, and refuses invalid values with the API's messages. */
import { resourceTypeOf } from '../ground/arn.ts';
import { Fault, validationFault } from '../ground/fault.ts';
import { isJsonObject, type JsonObject } from '../ground/json.ts';
import { defaultPageSize, maxPageSize } from '../ground/limit.ts';

export interface TextBounds {
  readonly min?: number;
  readonly max?: number;
}

export function optionalText(
  body: JsonObject,
  field: string,
  { min = 0, max }: TextBounds = {},
): string | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new Fault('SerializationException', `Expected a string at ${field}`);
  if (value.length < min) {
    throw validationFault(value, field, `Member must have length greater than or equal to ${min}`);
  }
  if (max !== undefined && value.length > max) {
    throw validationFault(value, field, `Member must have length less than or equal to ${max}`);
  }
  return value;
}

export function text(body: JsonObject, field: string, bounds: TextBounds = {}): string {
  const value = optionalText(body, field, bounds);
  if (value === undefined) throw validationFault(null, field, 'Member must not be null');
  return value;
}

export function flag(body: JsonObject, field: string): boolean | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw new Fault('SerializationException', `Expected a boolean at ${field}`);
  return value;
}

export function oneOf(body: JsonObject, field: string, allowed: readonly string[]): string | undefined {
  const value = optionalText(body, field);
  if (value === undefined || allowed.includes(value)) return value;
  throw validationFault(value, field, `Member must satisfy enum value set: [${allowed.join(', ')}]`);
}

/** Returns the page size: 0 and absent mean the default. */
export function pageSize(body: JsonObject, max = maxPageSize): number {
  const value = body.maxResults;
  if (value === undefined || value === null || value === 0) return Math.min(defaultPageSize, max);
  if (typeof value !== 'number') throw new Fault('SerializationException', 'Expected a number at maxResults');
  if (value < 0)
    throw validationFault(value, 'maxResults', 'Member must have value greater than or equal to 0');
  if (value > max) {
    throw validationFault(value, 'maxResults', `Member must have value less than or equal to ${max}`);
  }
  return value;
}

/** Reads an ARN of the given type: `stateMachine` or `execution`. */
export function arn(body: JsonObject, field: string, type: string): string {
  const value = text(body, field, { min: 1, max: 256 });
  const found = resourceTypeOf(value);
  if (found === undefined) throw new Fault('InvalidArn', `Invalid Arn: 'Invalid ARN prefix: ${value}'`);
  if (found !== type) {
    throw new Fault(
      'InvalidArn',
      `Invalid Arn: 'Resource type not valid in this context: ${found.toLowerCase()}'`,
    );
  }
  return value;
}

/** White space, brackets, wildcards, and characters with a meaning in ARNs. */
const forbidden = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]/u;

export function resourceName(body: JsonObject, field: string): string {
  const value = text(body, field, { min: 1, max: 80 });
  if (forbidden.test(value)) throw new Fault('InvalidName', `Invalid Name: '${value}'`);
  return value;
}

export function encodePage(position: JsonObject): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Returns where the previous page ended; undefined on the first. `max` is the longest token the API accepts. */
export function decodePage(body: JsonObject, max: number): JsonObject | undefined {
  const token = optionalText(body, 'nextToken', { min: 1, max });
  if (token === undefined) return undefined;
  try {
    const position: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (isJsonObject(position)) return position;
  } catch {
    // falls through: the text is not a token of this server
  }
  throw new Fault('InvalidToken', `Invalid Token: 'Invalid token'`);
}

/** Converts ms to seconds since 1970, which AWS JSON uses. */
export const toSeconds = (ms: number): number => ms / 1000;
