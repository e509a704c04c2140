/** The functions that Step Functions adds to JSONata, and the one that it removes ($eval). */
import { createHash, randomUUID } from 'node:crypto';
import type { Expression } from 'jsonata';
import { seededDouble } from './random.ts';

const algorithms: Readonly<Record<string, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
};

/** The largest number of elements that $range makes, the same as for States.ArrayRange. */
const maxRangeLength = 1000;

function partition(items: unknown, size: number): unknown {
  if (items === undefined) return undefined;
  const list = Array.isArray(items) ? items : [items];
  const length = Math.trunc(size);
  if (!(length > 0)) throw new Error('The chunk size of $partition must be a positive integer');
  const chunks: unknown[][] = [];
  for (let at = 0; at < list.length; at += length) chunks.push(list.slice(at, at + length));
  return chunks;
}

function range(first: number, last: number, step: number): number[] {
  if (step === 0) throw new Error('The step of $range must not be 0');
  const numbers: number[] = [];
  for (let at = first; step > 0 ? at <= last : at >= last; at += step) {
    if (numbers.length === maxRangeLength) {
      throw new Error(`$range must not make more than ${maxRangeLength} elements`);
    }
    numbers.push(at);
  }
  return numbers;
}

function hash(text: string | undefined, algorithm: string): string | undefined {
  if (text === undefined) return undefined;
  const name = algorithms[algorithm];
  if (name === undefined) {
    throw new Error(
      `Unsupported hash algorithm: ${algorithm}. Use one of ${Object.keys(algorithms).join(', ')}`,
    );
  }
  return createHash(name).update(text, 'utf8').digest('hex');
}

function parse(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}

function random(seed: number | undefined): number {
  return seed === undefined ? Math.random() : seededDouble(seed);
}

/** Registers the functions on a compiled expression. */
export function registerFunctions(expression: Expression): void {
  expression.registerFunction('partition', partition, '<an:a>');
  expression.registerFunction('range', range, '<nnn:a>');
  expression.registerFunction('hash', hash, '<s-s:s>');
  expression.registerFunction('random', random, '<n?:n>');
  expression.registerFunction('uuid', () => randomUUID(), '<:s>');
  expression.registerFunction('parse', parse, '<s-:x>');
  expression.assign('eval', undefined);
}
