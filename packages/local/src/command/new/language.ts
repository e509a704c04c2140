/** A language in which names and addresses are searched for. */
import type { Name } from './name.ts';
import type { Recipe } from './recipe.ts';
import type { Tree } from './tree.ts';

/** @throws Error if the English name of no language matches */
function codeOf({ kebab }: Name): string {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const code = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((each) => names.of(each)?.toLowerCase() === kebab);
  if (code === undefined)
    throw new Error(`There is no language "${kebab}": name it in English, as "swedish".`);
  return code;
}

/**
 * Removes a language's entry from a list of languages without a record, and returns its words; undefined if it has
 * none.
 */
function takeOut(tree: Tree, path: string, code: string): string | undefined {
  const [entry, words] =
    new RegExp(`(?:  /\\*\\*[^*]*\\*/\\n)?  ${code}: (?:\`([^\`]*)\`|'[^']*'),\\n`).exec(tree.read(path)) ??
    [];
  if (entry === undefined) return undefined;
  tree.replace(path, entry, '');
  return (words ?? /'([^']*)'/.exec(entry)?.[1] ?? '').replaceAll(/\s+/g, ' ').trim();
}

const record = (title: string, camel: string, code: string, words: string, months: string) =>
  `import type { Language } from "./language.ts";

/** What is searched for in ${title} text; words are folded unless they are compared as written. */
export const ${camel}: Language = {
  code: '${code}',
  letters: '',
  rule: { areNamesListed: true },
  functionWords: \`${words}\`,
  roleWords: {},
  nameCue: {},
  date: { month: \`${months}\` },
};
`;

const ownText = (code: string) => `packages/lab/bench/own-text/${code}-post.txt`;

export const language: Recipe = {
  adds: 'a language in which names and addresses are searched for, once labelled text shows it; name it in English',
  example: 'basque',
  write(tree, name) {
    const { kebab, camel, title } = name;
    const code = codeOf(name);
    const folder = 'packages/privacy/src/language';
    const words = takeOut(tree, `${folder}/unsearched-language-word.ts`, code) ?? '';
    const months = takeOut(tree, `${folder}/shared-word.ts`, code) ?? '';
    tree.add(`${folder}/${kebab}.ts`, record(title, camel, code, words, months));
    // The file of labelled text, by which recall is measured; recall decides whether the language is searched.
    if (!tree.isThere(ownText(code))) tree.add(ownText(code), '\n');
    const list = `${folder}/languages.ts`;
    tree.before(list, 'import { dutch }', `import { ${camel} } from "./${kebab}.ts";\n`);
    tree.replace(list, 'italian, dutch]', `italian, dutch, ${camel}]`);
  },
  failing: (name) => ({
    file: 'packages/lab/bench/src/masking/searched-language.test.ts',
    title: `of the people in labelled text (${codeOf(name)}) as many are found whole as recall.ts says`,
  }),
  beside: ['packages/privacy/src'],
};
