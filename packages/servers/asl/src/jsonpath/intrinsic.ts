/** Intrinsic functions: `States.Format('{} {}', $.a, States.UUID())`. */
import { createHash, randomUUID } from 'node:crypto';
import { seededDouble } from '../expression/random.ts';
import { isJsonObject, type Json } from '../ground/json.ts';
import { lookUp, parsePath, type Scope } from './path.ts';

/** An intrinsic function failed: States.IntrinsicFailure. */
export class IntrinsicFailure extends Error {
  override readonly name = 'IntrinsicFailure';
}

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function list(value: Json | undefined, name: string): Json[] {
  if (Array.isArray(value)) return value;
  throw new IntrinsicFailure(`${name} needs an array`);
}

function whole(value: Json | undefined, name: string): number {
  if (typeof value === 'number') return Math.round(value);
  throw new IntrinsicFailure(`${name} needs a number`);
}

function word(value: Json | undefined, name: string): string {
  if (typeof value === 'string') return value;
  throw new IntrinsicFailure(`${name} needs a string`);
}

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
const hashes: Readonly<Record<string, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
};

function format(given: Json[]): string {
  const [template, ...values] = given;
  let used = 0;
  const result = word(template ?? null, 'States.Format').replaceAll('{}', () => {
    const value = values[used];
    used += 1;
    if (value === undefined) throw new IntrinsicFailure('States.Format has too few arguments');
    return text(value);
  });
  if (used < values.length) throw new IntrinsicFailure('States.Format has too many arguments');
  return result;
}

function chunks(items: Json[], size: number): Json[][] {
  if (size < 1) throw new IntrinsicFailure('States.ArrayPartition needs a positive size');
  const found: Json[][] = [];
  for (let at = 0; at < items.length; at += size) found.push(items.slice(at, at + size));
  return found;
}

function range(first: number, last: number, increment: number): number[] {
  if (increment === 0) throw new IntrinsicFailure('States.ArrayRange needs a step other than 0');
  const found: number[] = [];
  for (let at = first; increment > 0 ? at <= last : at >= last; at += increment) {
    if (found.length === 1000) throw new IntrinsicFailure('States.ArrayRange makes at most 1000 elements');
    found.push(at);
  }
  return found;
}

function hash(value: Json, algorithm: string): string {
  const name = hashes[algorithm];
  if (name === undefined) throw new IntrinsicFailure(`States.Hash does not support ${algorithm}`);
  return createHash(name).update(text(value), 'utf8').digest('hex');
}

function merge(a: Json | undefined, b: Json | undefined): Json {
  if (!isJsonObject(a) || !isJsonObject(b)) throw new IntrinsicFailure('States.JsonMerge needs two objects');
  return { ...a, ...b };
}

function split(value: string, separators: string): string[] {
  const pattern = new RegExp(`[${separators.replaceAll(/[\\\]^-]/g, '\\$&')}]+`);
  return value.split(pattern).filter((part) => part !== '');
}

function parseJson(value: string): Json {
  try {
    return JSON.parse(value) as Json;
  } catch {
    throw new IntrinsicFailure('States.StringToJson needs JSON');
  }
}

const functions: Readonly<Record<string, (given: Json[], name: string) => Json>> = {
  Format: format,
  StringToJson: ([value], name) => parseJson(word(value, name)),
  JsonToString: ([value]) => JSON.stringify(value ?? null),
  Array: (given) => given,
  ArrayPartition: ([items, size], name) => chunks(list(items, name), whole(size, name)),
  ArrayContains: ([items, value], name) => list(items, name).some((item) => same(item, value ?? null)),
  ArrayRange: ([first, last, by], name) => range(whole(first, name), whole(last, name), whole(by, name)),
  ArrayGetItem: ([items, index], name) => list(items, name)[whole(index, name)] ?? null,
  ArrayLength: ([items], name) => list(items, name).length,
  ArrayUnique: ([items], name) =>
    list(items, name).filter((item, at, all) => all.findIndex((other) => same(item, other)) === at),
  Base64Encode: ([value], name) => Buffer.from(word(value, name), 'utf8').toString('base64'),
  Base64Decode: ([value], name) => Buffer.from(word(value, name), 'base64').toString('utf8'),
  Hash: ([value, algorithm], name) => hash(value ?? null, word(algorithm, name)),
  JsonMerge: ([a, b]) => merge(a, b),
  MathRandom: ([from, to, seed], name) => {
    const [low, high] = [whole(from, name), whole(to, name)];
    const chance = seed === undefined ? Math.random() : seededDouble(whole(seed, name));
    return low + Math.floor(chance * (high - low));
  },
  MathAdd: ([a, b], name) => whole(a, name) + whole(b, name),
  StringSplit: ([value, by], name) => split(word(value, name), word(by, name)),
  UUID: () => randomUUID(),
};

interface Reader {
  readonly source: string;
  at: number;
}

function fail(reader: Reader): never {
  throw new IntrinsicFailure(`Invalid Intrinsic Function: ${reader.source}`);
}

function readString(reader: Reader): string {
  const match = /'((?:[^'\\]|\\.)*)'/sy;
  match.lastIndex = reader.at;
  const found = match.exec(reader.source);
  if (found === null) return fail(reader);
  reader.at = match.lastIndex;
  return (found[1] ?? '').replaceAll(/\\(.)/gs, '$1');
}

/** Reads a path up to a comma or parenthesis outside brackets and quotes. */
function readPath(reader: Reader): string {
  const match = /\$(?:\[(?:[^\]'"]|'[^']*'|"[^"]*")*\]|[^,()[\]\s])*/y;
  match.lastIndex = reader.at;
  const found = match.exec(reader.source);
  if (found === null) return fail(reader);
  reader.at = match.lastIndex;
  return found[0];
}

function skipSpace(reader: Reader): void {
  while (/\s/.test(reader.source[reader.at] ?? '')) reader.at += 1;
}

function readArgument(reader: Reader, scope: Scope): Json {
  skipSpace(reader);
  const rest = reader.source.slice(reader.at);
  if (rest.startsWith("'")) return readString(reader);
  if (rest.startsWith('States.')) return readCall(reader, scope);
  if (rest.startsWith('$')) {
    const path = readPath(reader);
    const value = lookUp(parsePath(path), scope);
    if (value === undefined) throw new IntrinsicFailure(`The path ${path} has no value`);
    return value;
  }
  const plain = /^(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/.exec(rest)?.[0];
  if (plain === undefined) return fail(reader);
  reader.at += plain.length;
  return JSON.parse(plain) as Json;
}

function readCall(reader: Reader, scope: Scope): Json {
  const head = /^States\.(\w+)\s*\(/.exec(reader.source.slice(reader.at));
  const name = head?.[1] ?? '';
  const run = functions[name];
  if (head === null || run === undefined) return fail(reader);
  reader.at += head[0].length;
  const given: Json[] = [];
  skipSpace(reader);
  while (reader.source[reader.at] !== ')') {
    if (given.length > 0) {
      if (reader.source[reader.at] !== ',') fail(reader);
      reader.at += 1;
    }
    given.push(readArgument(reader, scope));
    skipSpace(reader);
    if (reader.at >= reader.source.length) fail(reader);
  }
  reader.at += 1;
  return run(given, `States.${name}`);
}

/** Evaluates one call, nested ones included. Throws IntrinsicFailure or InvalidPath. */
export function callIntrinsic(source: string, scope: Scope): Json {
  const reader: Reader = { source: source.trim(), at: 0 };
  const value = readCall(reader, scope);
  if (reader.at !== reader.source.length) fail(reader);
  return value;
}
