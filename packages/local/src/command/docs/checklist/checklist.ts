/** Writes docs/spa-checklist.md from its rows, the facts of the specification, and the tests that prove them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as call from '@cgdx/core/specification/call.ts';
import * as contract from '@cgdx/core/specification/contract.ts';
import * as message from '@cgdx/core/specification/message.ts';
import * as number from '@cgdx/core/specification/number.ts';
import * as word from '@cgdx/core/specification/word.ts';
import type { Proof } from './marker.ts';

export const facts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  call,
  contract,
  message,
  number,
  word,
};

export interface Row {
  readonly section: string;
  readonly id: string;
  /** May refer to facts: `{{message.noFile}}`. */
  readonly item: string;
  readonly where: string;
  /** The reason for which there is no test; empty if there is one. */
  readonly none: string;
}

const rowFile = 'packages/local/src/command/docs/checklist/row.md';
const head = '| row | item | where |';
/** Folders that are left out of paths in rows. */
const short = [/^packages\/web\/src\//, /^packages\/lab\/e2e\/src\//];

export const readRowFile = (root: string): string => readFileSync(join(root, rowFile), 'utf8');

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

export function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('| ') || line === head) continue;
    const [id = '', item = '', where = '', none = ''] = cellsOf(line);
    rows.push({ section, id, item, where, none });
  }
  return rows;
}

const named = /\{\{((\w+)\.(\w+)(?:\.\w+)*)\}\}/g;

/** The facts to which a row refers, as `message.noFile`: the module and its export. */
export const factsOf = ({ item }: Row): string[] =>
  [...item.matchAll(named)].map(([, , module, fact]) => `${module}.${fact}`);

const figure = (value: number): string =>
  value < 10_000 ? String(value) : value.toLocaleString('en', { maximumFractionDigits: 20 });

function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'function') return String(value('X', 'Y'));
  if (Array.isArray(value)) return value.map(words).join(', ');
  const parts = Object.entries(value as object);
  if (parts.every(([, part]) => typeof part === 'string')) return parts.map(([, part]) => part).join(' / ');
  return parts
    .flatMap(([name, part]) => {
      if (name === 'call') return [words(part)];
      const said = words(part);
      return said === '' ? [] : [`${name} ${said}`];
    })
    .join(' ');
}

/** @throws Error if the item refers to a fact that does not exist */
export const itemWords = (item: string): string =>
  item.replaceAll(named, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((within, name) => (within as Record<string, unknown> | undefined)?.[name], facts);
    if (value === undefined) throw new Error(`No fact is called ${path}`);
    return words(value).replaceAll('|', '\\|');
  });

/** Formats the tests that prove the row, sorted by the names of their files. */
function testCell(row: Row, proofs: readonly Proof[]): string {
  if (row.none !== '') return row.none;
  const titles = new Map<string, Set<string>>();
  for (const { file, title } of proofs) titles.set(file, (titles.get(file) ?? new Set()).add(title));
  return [...titles]
    .map(([file, of]) => {
      const path = short.reduce((left, folder) => left.replace(folder, ''), file);
      return `\`${path}\`: ${[...of].map((title) => `“${title.replaceAll('|', '\\|')}”`).join(', ')}`;
    })
    .join('; ');
}

export function checklist(text: string, proofs: readonly Proof[]): string {
  const of = Map.groupBy(proofs, ({ row }) => row);
  const rows = rowsOf(text).values();
  return text
    .split('\n')
    .map((line) => {
      if (line === head) return '| item | where | test |';
      if (!line.startsWith('| ')) return line;
      const { value: row } = rows.next();
      if (row === undefined) return line;
      return `| ${itemWords(row.item)} | ${row.where} | ${testCell(row, of.get(row.id) ?? [])} |`;
    })
    .join('\n');
}
