/** An event as a list of its leaves, each with the array elements that contain it. */
import { comparableNumberOrUndefined } from './comparable-number.ts';
import { type JsonReader, readJson, type TokenKind } from './json-reader.ts';
import type { Leaf } from './matcher.ts';

/** Indexes of elements by array; arrays are numbered in the order of the text. */
export type Membership = ReadonlyMap<number, number>;

export interface PlacedLeaf {
  readonly leaf: Leaf;
  readonly membership: Membership;
}

/** The leaves by their path: field names from the top, joined by dots. Arrays do not appear in the path. */
export type EventLeaves = ReadonlyMap<string, readonly PlacedLeaf[]>;

/** The nesting depth up to which EventBridge reads. */
const maxDepth = 1000;

function leafOf(kind: TokenKind, json: string): Leaf {
  if (kind === 'string') return { kind: 'string', json };
  if (kind === 'number') return { kind: 'number', json, number: comparableNumberOrUndefined(json) };
  return { kind: 'literal', json };
}

/**
 * @param event the JSON text of an object
 * @throws InvalidEventPattern if it is not JSON; RangeError if it is nested too deeply
 */
export function eventLeaves(event: string): EventLeaves {
  const leaves = new Map<string, PlacedLeaf[]>();
  const reader: JsonReader = readJson(event);
  let arrays = 0;

  const take = (kind: TokenKind, path: string, membership: Membership): void => {
    const found = leaves.get(path) ?? [];
    found.push({ leaf: leafOf(kind, reader.text()), membership });
    leaves.set(path, found);
  };
  const walk = (kind: TokenKind, path: string, membership: Membership, depth: number): void => {
    if (depth > maxDepth) throw new RangeError('event nested too deeply');
    if (kind === '{') {
      while (reader.next() !== '}') {
        const name = reader.text();
        walk(reader.next(), path === '' ? name : `${path}.${name}`, membership, depth + 1);
      }
    } else if (kind === '[') {
      const array = arrays++;
      let index = 0;
      for (let element = reader.next(); element !== ']'; element = reader.next()) {
        const isContainer = element === '{' || element === '[';
        const inside = isContainer ? new Map(membership).set(array, index) : membership;
        walk(element, path, inside, depth + 1);
        index++;
      }
    } else {
      take(kind, path, membership);
    }
  };
  walk(reader.next(), '', new Map(), 0);
  return leaves;
}
