import { expect, it } from 'vitest';
import { readInTree, sources } from './source-tree.ts';

/** A statement that runs the command, and a constant that it does not have yet when it runs. */
const lateConstant = /^(?:process\.exit\()?await run\b.*?^(?:const|let) (?<name>\w+)/ms;

it('a command declares no constant after the statement that runs it', () => {
  const late = sources
    .filter((file) => file.endsWith('-command.ts'))
    .flatMap((file) => {
      const name = lateConstant.exec(readInTree(file))?.groups?.name;
      return name === undefined ? [] : [`${file}: ${name}`];
    });
  expect(late).toEqual([]);
});
