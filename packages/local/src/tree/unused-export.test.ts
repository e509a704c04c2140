import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const wordsOf = new Map(
  globSync(['sst.config.ts', '{packages,contracts,stacks}/**/*.{ts,tsx,mjs}'], {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|\.sst|dist|out|\.local)(\/|$)/.test(name),
  }).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [file, { source, words: new Set(source.match(/[\w$]+/g)) }] as const;
  }),
);
const filesWith = Map.groupBy(
  [...wordsOf].flatMap(([file, { words }]) => [...words].map((word) => ({ word, file }))),
  ({ word }) => word,
);

it('a value is exported for another file', () => {
  const alone = [...wordsOf].flatMap(([file, { source }]) =>
    [...source.matchAll(/^export (?:const|class|(?:async )?function\*?) ([\w$]+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => filesWith.get(name)?.length === 1)
      .map((name) => `${file}: ${name}`),
  );
  expect(alone).toEqual([]);
});
