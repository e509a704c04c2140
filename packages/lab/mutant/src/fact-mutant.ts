/** Every fact of the specification, changed: one text or number of one file at a time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts, factsOf, readRowFile, rowsOf } from '@cgdx/local/command/docs/checklist/checklist.ts';
import { readProofs } from '@cgdx/local/command/docs/checklist/marker.ts';
import { root } from './laboratory.ts';
import type { TestName } from './mutant.ts';

export interface FactMutant {
  /** As `message.noFile`. */
  readonly fact: string;
  /** The path from the root of the repository. */
  readonly file: string;
  /** The original text, and its replacement. */
  readonly from: string;
  readonly to: string;
  /** The whole changed file. */
  readonly source: string;
  /** The tests of the rows that refer to the fact. */
  readonly tests: readonly TestName[];
}

const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<![\w'])\d[\d_.]*\b/g;
/** The names of a contract's functions and events, which are keys. */
const key = /(?<=[{,]\s*)[A-Za-z]\w+(?=:)/g;

/** Changes a letter in the middle of a text, or adds one to a number. */
function changed(text: string): string {
  if (/^\d/.test(text)) return String(Number(text.replaceAll('_', '')) + 1);
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === 'X' ? 'Y' : 'X'}${text.slice(middle + 1)}`;
}

/** Exports with the positions of their parts, including those of constants that exports use. */
function partsOf(source: string): { readonly name: string; readonly from: number; readonly to: number }[] {
  const starts = [...source.matchAll(/^(?:export )?const (\w+)/gm)];
  return starts.map(({ index, 1: name = '' }, at) => ({
    name,
    from: index,
    to: starts[at + 1]?.index ?? source.length,
  }));
}

/** Returns whether the test needs no browser, database or cloud, and is part of `npm test`. */
const isUnit = ({ file }: TestName): boolean =>
  /\.test\.tsx?$/.test(file) &&
  !/\.full\.test|^packages\/lab\//.test(file) &&
  !/@cgdx\/stand\/|beforeAll\(/.test(
    readFileSync(join(root, file), 'utf8').replace('beforeAll(buildWhereStale', ''),
  );

export function factMutants(): readonly FactMutant[] {
  const rows = rowsOf(readRowFile(root));
  const proofs = Map.groupBy(readProofs(root), ({ row }) => row);
  const testsOf = (fact: string): TestName[] =>
    rows
      .filter((row) => factsOf(row).includes(fact))
      .flatMap(({ id }) => proofs.get(id) ?? [])
      .map(({ file, title }) => ({ file, title }))
      .filter(isUnit);
  return Object.keys(facts).flatMap((module) => {
    const file = `packages/core/src/specification/${module}.ts`;
    const source = readFileSync(join(root, file), 'utf8');
    const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
    return partsOf(code).flatMap(({ name, from, to }) => {
      // A part that several facts share is tried for one of them.
      const fact = name in (facts[module] ?? {}) ? `${module}.${name}` : `${module}.calls`;
      const begin = code.indexOf('=', from);
      const said = code.slice(begin, to);
      const parts = [...said.matchAll(literal), ...(module === 'contract' ? said.matchAll(key) : [])];
      return parts.map(({ 0: text, index }) => {
        const at = begin + index;
        const next = changed(text);
        return {
          fact,
          file,
          from: text,
          to: next,
          source: source.slice(0, at) + next + source.slice(at + text.length),
          tests: testsOf(fact),
        };
      });
    });
  });
}
