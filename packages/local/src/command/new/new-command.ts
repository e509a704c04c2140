/** `npm run new -- KIND NAME`: writes the skeleton of a new route, step, page or other kind, with a test that fails until it is filled in. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { parseName } from './name.ts';
import { recipes } from './recipes.ts';
import { openTree, writeTree } from './tree.ts';

const root = join(import.meta.dirname, '../../../../..');
const kinds = Object.entries(recipes);
const help = `npm run new -- KIND NAME

${kinds.map(([kind, { adds }]) => `  ${kind.padEnd(10)} ${adds}`).join('\n')}

NAME is in lower case, with hyphens: listening-room.`;

function quit(why: string): never {
  complain(...ownLines(why));
  process.exit(1);
}

function run(script: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) quit(`${script} failed:\n${stdout}${stderr}`);
}

const [kind = '', text = ''] = process.argv.slice(2);
if (kind === '' || kind === '--help') {
  print(...ownLines(help));
  process.exit(0);
}
const recipe = kinds.find(([each]) => each === kind)?.[1];
if (recipe === undefined) quit(`There is no recipe for "${kind}".\n\n${help}`);
const name = parseName(text);
if (name === undefined)
  quit(`"${text}" is not a valid name: write it in lower case, with hyphens, as ${recipe.example}.`);

const tree = openTree(root);
try {
  recipe.write(tree, name);
} catch (error) {
  quit(`Nothing was written. ${error instanceof Error ? error.message : error}`);
}
writeTree(root, tree);
const paths = [...tree.changed.keys()];
run('packages/local/biome.mjs', 'check', '--write', ...paths.filter((path) => path.startsWith('packages/')));
if (recipe.changesApi) run('packages/local/src/command/docs/docs-command.ts');
const { file, title } = recipe.failing(name);
print(
  ...ownLines(`Wrote ${paths.join('\n      ')}

Now write it: "${title}" fails until then.
  npx vitest run ${file}`),
);
