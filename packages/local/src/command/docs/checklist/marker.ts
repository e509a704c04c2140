/** Finds in the tests which of their assertions proves which row of the checklist: `proves <row>`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Proof {
  readonly row: string;
  /** Path below the repository's root. */
  readonly file: string;
  /** The title of the test, or of the part of a journey that several tests share. */
  readonly title: string;
}

/** A message at the end of an assertion's arguments, or a comment above it. */
const marker =
  /(['"`])proves ([a-z0-9-]+\.[a-z0-9-]+)\1,?\s*\)|^[ \t]*\/\/ proves ([a-z0-9-]+\.[a-z0-9-]+)\n((?:[^;]|;(?!\n)){0,400})/gm;
const anyMarker = /\bproves [a-z0-9-]+\.[a-z0-9-]+\b/g;
/** Something that fails: an expectation, an assertion, or a wait of a browser. */
const assertion = /\b(?:expect[\w.]*|assert\w*|waitFor\w*|press|setUp)\(|\bvm\.expect|\.rejects/;

const opening: Readonly<Record<string, string>> = { ')': '(', '>': '<' };

/** Whether the parenthesis at this place is that of `test(`, `it(`, `describe(` or one of their `.each(…)(`. */
function isOfTest(text: string, parenthesis: number): boolean {
  let at = parenthesis;
  for (;;) {
    const closing = text[at - 1] ?? '';
    const open = opening[closing];
    if (open !== undefined) {
      let depth = 0;
      do {
        at -= 1;
        if (text[at] === closing && text[at - 1] !== '=') depth += 1;
        if (text[at] === open) depth -= 1;
      } while (depth > 0 && at > 0);
      continue;
    }
    const word = /\w+$/.exec(text.slice(Math.max(0, at - 40), at))?.[0];
    if (word === undefined) return false;
    at -= word.length;
    if (text[at - 1] !== '.') return ['test', 'it', 'describe'].includes(word);
    at -= 1;
  }
}

interface Title {
  readonly title: string;
  readonly index: number;
}

/** The titles of a file's tests and of what gathers them, as they stand there; those of helpers are their names. */
export function titlesIn(file: string): Title[] {
  // Comments stay as long as they are.
  const text = file.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const constants = new Map(
    [...text.matchAll(/const (\w+) =\s+'((?:\\.|[^'\\])*)';/g)].map(([, name, value]) => [name, value]),
  );
  const called = /\(\s*(?:(['"`])((?:\\.|(?!\1)[^\\])*)\1|(\w+)),/g;
  const titles = [...text.matchAll(called)]
    .filter(({ index }) => isOfTest(text, index))
    .map(({ index, 2: title, 3: name = '' }) => ({ index, title: title ?? constants.get(name) }));
  const named = [
    ...text.matchAll(/^(?:export )?(?:async )?function (\w+)\(|^ {4}function (test\w+)\(/gm),
  ].map(({ index, 1: helper, 2: test }) => ({ index, title: test ?? helper }));
  return [...titles, ...named]
    .flatMap(({ index, title }) =>
      title === undefined ? [] : [{ index, title: title.replaceAll("\\'", "'") }],
    )
    .sort((a, b) => a.index - b.index);
}

/** @throws Error if a marker stands at nothing that can fail, or in no test */
export function proofsIn(file: string, text: string): Proof[] {
  const count = text.match(anyMarker)?.length ?? 0;
  if (count === 0) return [];
  const titles = titlesIn(text);
  const proofs = [...text.matchAll(marker)].map(({ index, 2: said, 3: above, 4: next = '' }) => {
    const row = said ?? above ?? '';
    const before = text.slice(Math.max(0, index - 3_000), index);
    if (!assertion.test(above === undefined ? before : next))
      throw new Error(`${file}: “proves ${row}” stands at no assertion`);
    const title = titles.findLast((each) => each.index < index)?.title;
    if (title === undefined) throw new Error(`${file}: “proves ${row}” stands in no test`);
    return { row, file, title };
  });
  if (proofs.length !== count)
    throw new Error(
      `${file}: ${count - proofs.length} markers are no message of an assertion and no comment above one`,
    );
  return proofs;
}

const testFiles = [
  '{packages,stacks}/**/*.test.{ts,tsx}',
  'contracts/test/**/*.t.sol',
  'contracts/*/*.test.ts',
  'packages/lab/e2e/src/*-journey.ts',
  'packages/lab/e2e/src/visit.ts',
];

export const readProofs = (root: string): Proof[] =>
  globSync(testFiles, { cwd: root, exclude: (name) => name.endsWith('node_modules') })
    .sort()
    .filter((file) => !file.includes('docs/checklist/'))
    .flatMap((file) => proofsIn(file, readFileSync(join(root, file), 'utf8')));
