/** A country whose numbers, plates and addresses are searched for in every text. */
import type { Name } from './name.ts';
import type { Recipe } from './recipe.ts';

/** @throws Error if the English name of no country matches */
function codeOf({ kebab }: Name): string {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const code = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((each) => names.of(each)?.toLowerCase().replaceAll(' ', '-') === kebab);
  if (code === undefined)
    throw new Error(`There is no country "${kebab}": name it in English, as "south-korea".`);
  return code;
}

const record = (title: string, camel: string, code: string) =>
  `import type { Country } from "./country.ts";

/** What people in ${title} have: their numbers, plates, postcodes and telephones. */
export const ${camel}: Country = {
  code: '${code}',
  shapes: [],
  plates: [],
};
`;

const titleOf = (title: string): string => `what people in ${title} write is masked, and nothing beside it`;

const test = (title: string) => `import { expect, it } from "vitest";
import { createTextMask } from "../mask-text.ts";

/** As people there write: with capitals and without, with blanks, behind a word and alone; ['my number is AB 12', 'my number is [NATIONAL_ID]']. */
const values: readonly (readonly [text: string, masked: string])[] = [];
/** Text that looks like it, and stays: prices, models, dates. */
const harmless: readonly string[] = [];

it('${titleOf(title)}', () => {
  expect(values.length).toBeGreaterThanOrEqual(10);
  expect(harmless.length).toBeGreaterThanOrEqual(5);
  const { mask } = createTextMask([]);
  for (const [text, masked] of values) expect(mask(text).replace(/ \\d+\\]/g, ']')).toBe(masked);
  for (const text of harmless) expect(mask(text)).toBe(text);
});
`;

export const country: Recipe = {
  adds: 'a country whose numbers, plates and addresses are searched for; name it in English',
  example: 'new-zealand',
  write(tree, name) {
    const { kebab, camel, title } = name;
    const code = codeOf(name);
    const folder = 'packages/privacy/src/country';
    tree.add(`${folder}/${kebab}.ts`, record(title, camel, code));
    tree.add(`${folder}/${kebab}.test.ts`, test(title));
    const list = `${folder}/countries.ts`;
    tree.before(list, 'import { singapore }', `import { ${camel} } from "./${kebab}.ts";\n`);
    tree.replace(list, 'unitedStates]', `unitedStates, ${camel}]`);
    tree.replace(list, "'US']", `'US', '${code}']`);
  },
  failing: ({ kebab, title }) => ({
    file: `packages/privacy/src/country/${kebab}.test.ts`,
    title: titleOf(title),
  }),
  beside: ['packages/privacy/src/country', 'packages/privacy/src/shape'],
};
