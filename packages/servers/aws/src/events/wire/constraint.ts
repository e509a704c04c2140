/**
 * Checks the constraints that AWS checks before a request reaches the service, and reports all violations at once with
 * AWS's messages.
 */
import { validationFault } from './event-fault.ts';

export interface Constraint {
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly oneOf?: readonly string[];
}

/** A field to check; `path` is in AWS's form: `targets.1.member.id`. */
export interface Checked {
  readonly path: string;
  readonly value: string | number | undefined;
  readonly must: Constraint;
}

function broken({ path, value, must }: Checked): string[] {
  const found: string[] = [];
  const shown = value === undefined ? 'null' : `'${value}'`;
  const report = (constraint: string): void => {
    found.push(`Value ${shown} at '${path}' failed to satisfy constraint: ${constraint}`);
  };
  if (value === undefined) {
    if (must.required) report('Member must not be null');
    return found;
  }
  const size = typeof value === 'number' ? value : value.length;
  const noun = typeof value === 'number' ? 'value' : 'length';
  if (must.min !== undefined && size < must.min) {
    report(`Member must have ${noun} greater than or equal to ${must.min}`);
  }
  if (must.max !== undefined && size > must.max) {
    report(`Member must have ${noun} less than or equal to ${must.max}`);
  }
  if (must.pattern && !new RegExp(`^(?:${must.pattern.source})$`).test(String(value))) {
    report(`Member must satisfy regular expression pattern: ${must.pattern.source}`);
  }
  if (must.oneOf && !must.oneOf.includes(String(value))) {
    report(`Member must satisfy enum value set: [${must.oneOf.join(', ')}]`);
  }
  return found;
}

/** Throws one ValidationException that lists every violated constraint. */
export function check(...all: readonly Checked[]): void {
  const found = all.flatMap(broken);
  if (found.length === 0) return;
  const errors = found.length === 1 ? 'error' : 'errors';
  throw validationFault(`${found.length} validation ${errors} detected: ${found.join('; ')}`);
}

// biome-ignore-start lint/complexity/noUselessEscapeInRegex: AWS prints the pattern like this
export const ruleName: Constraint = { required: true, min: 1, max: 64, pattern: /[\.\-_A-Za-z0-9]+/ };
export const targetId: Constraint = { required: true, min: 1, max: 64, pattern: /[\.\-_A-Za-z0-9]+/ };
export const busName: Constraint = { required: true, min: 1, max: 256, pattern: /[/\.\-_A-Za-z0-9]+/ };
// biome-ignore-end lint/complexity/noUselessEscapeInRegex: see above
export const busNameOrArn: Constraint = { min: 1, max: 1600 };
export const pageLimit: Constraint = { min: 1, max: 100 };
