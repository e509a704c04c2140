/** Parses JSON, also after `window.YTD.x.part0 = `. Records are the objects of the outermost lists. */
import type { FileRecord, RecordFile } from './contents.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Marks the place of a list. */
const listMark = '\u0001list\u0001';

export function openJson(bytes: Buffer): RecordFile | undefined {
  const text = bytes.toString('utf8');
  const start = text.search(/[[{]/);
  const root = start < 0 ? undefined : parse(text.slice(start));
  if (root === undefined) return undefined;
  const lists: Json[][] = [];
  const rest = mapLists(root, (list) => {
    lists.push(list);
    return listMark;
  });
  return {
    lists,
    rest: [rest],
    fieldsOf: (record) => fieldsOf(record as Json, ''),
    plant: (record, field, planted) => plantAt(record as Json, field, planted).value,
    write(contents) {
      const left = [...contents.lists];
      const whole = putLists(contents.rest[0] as Json, () => left.shift() as Json);
      return Buffer.from(text.slice(0, start) + JSON.stringify(whole, null, 2));
    },
  };
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const isObject = (node: Json | undefined): node is { [key: string]: Json } =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

function mapLists(node: Json, take: (list: Json[]) => Json): Json {
  if (Array.isArray(node)) return node.length > 0 && node.every(isObject) ? take(node) : node;
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapLists(value, take)]));
}

function putLists(node: Json, next: () => Json): Json {
  if (node === listMark) return next();
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, putLists(value, next)]));
}

function fieldsOf(node: Json, path: string): string[] {
  if (node === listMark || node === null) return [];
  if (typeof node !== 'object') return [path];
  return Object.entries(node).flatMap(([key, value]) =>
    fieldsOf(value, Array.isArray(node) ? `${path}[]` : `${path}.${key}`),
  );
}

/** `left`: the number of fields still to pass; below zero once planted. */
function plantAt(node: Json, left: number, planted: string): { value: Json; left: number } {
  if (node === listMark || node === null) return { value: node, left };
  if (typeof node !== 'object') return { value: left === 0 ? planted : node, left: left - 1 };
  let still = left;
  const entries = Object.entries(node).map(([key, item]): [string, Json] => {
    const done = plantAt(item, still, planted);
    still = done.left;
    return [key, done.value];
  });
  const value = Array.isArray(node) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  return { value, left: still };
}

/** Plants in a text. A text that is JSON, as in some tables, stays JSON: its first field is changed. */
export function plantInText(text: string, planted: string): string {
  const inner = /^[[{]/.test(text) ? parse(text) : undefined;
  return inner === undefined
    ? planted
    : JSON.stringify(plantAt(inner, 0, planted).value satisfies FileRecord);
}
