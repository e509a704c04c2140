/** Finds markers in tests, `proves <row>`, each of which says which row of the checklist an assertion proves. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Proof {
  readonly row: string;
  /** The path from the root of the repository. */
  readonly file: string;
  /** The title of the test, or the name of a helper that several tests share. */
  readonly title: string;
}

/** A marker is a message at the end of an assertion's arguments, or a comment above an assertion. */
const marker =
  /(['"`])proves ([a-z0-9-]+\.[a-z0-9-]+)\1,?\s*\)|^[ \t]*\/\/ proves ([a-z0-9-]+\.[a-z0-9-]+)\n((?:[^;]|;(?!\n)){0,400})/gm;
const anyMarker = /\bproves [a-z0-9-]+\.[a-z0-9-]+\b/g;
/** A statement that can fail: an expectation, an assertion, or a browser's wait. */
const assertion = /\b(?:expect[\w.]*|assert\w*|waitFor\w*|press|setUp)\(|\bvm\.expect|\.rejects/;

const opening: Readonly<Record<string, string>> = { ')': '(', '>': '<' };

/** Returns whether the parenthesis at this position opens `test(`, `it(`, `describe(` or one of their `.each(…)(`. */
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

/** Returns the titles of a file's tests and suites, in order; for helpers, their names. */
export function titlesIn(file: string): Title[] {
  // Comments are replaced by blanks of the same length, so that positions stay.
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

/** @throws Error if a marker is at no assertion, or in no test */
export function proofsIn(file: string, text: string): Proof[] {
  const count = text.match(anyMarker)?.length ?? 0;
  if (count === 0) return [];
  const titles = titlesIn(text);
  const proofs = [...text.matchAll(marker)].map(({ index, 2: said, 3: above, 4: next = '' }) => {
    const row = said ?? above ?? '';
    const before = text.slice(Math.max(0, index - 3_000), index);
    if (!assertion.test(above === undefined ? before : next))
      throw new Error(`${file}: “proves ${row}” is not at an assertion`);
    const title = titles.findLast((each) => each.index < index)?.title;
    if (title === undefined) throw new Error(`${file}: “proves ${row}” is not in a test`);
    return { row, file, title };
  });
  if (proofs.length !== count)
    throw new Error(
      `${file}: ${count - proofs.length} markers are neither the message of an assertion nor a comment above one`,
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
