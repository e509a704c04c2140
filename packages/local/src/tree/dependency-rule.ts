/** Compares the imports in a package's files with the dependencies in its package.json. */
import { isTest } from './import-rule.ts';
import { readModule } from './module-record.ts';

export interface Declared {
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** Returns the package of an import; undefined if the import is a file or a module of Node. */
function packageNamed(specifier: string): string | undefined {
  if (/^(?:\.|\/|node:|virtual:)/.test(specifier)) return undefined;
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Style sheets import fonts, and contracts import contracts. */
const quotedImport = /(?:\bimport\s+|\bfrom\s+|\burl\()["']([^"'\n]+)["']/g;

const importsOf = (file: string, source: string): string[] =>
  /\.(?:css|sol)$/.test(file)
    ? [...source.matchAll(quotedImport)].map(([, specifier = '']) => specifier)
    : readModule(file, source).imports.map(({ from }) => from);

/** Returns whether only tests, tools or builds run the file, and not the product. */
const isOfDevelopment = (file: string): boolean =>
  isTest(`/${file}`) || /\.fixture\.tsx?$|^[\w.]+\.config\.ts$|^(?:build|test|program)\//.test(file);

/** `@types/x` declares the types of `x`. */
const typed = (name: string): string => name.replace(/^@types\//, '').replace(/^(\w+)__/, '@$1/');

/**
 * @param name the name of the package, which may import itself
 * @param sources the package's files by path
 * @param everywhere the packages that the root declares for all
 * @returns a sentence for each fault
 */
export function faultsOfDependencies(
  name: string,
  sources: ReadonlyMap<string, string>,
  { dependencies, devDependencies }: Declared,
  everywhere: readonly string[] = [],
): string[] {
  const namedIn = (files: readonly string[]) =>
    new Set(
      files
        .flatMap((file) => importsOf(file, sources.get(file) ?? ''))
        .flatMap((specifier) => packageNamed(specifier) ?? [])
        .filter((each) => each !== name),
    );
  const files = [...sources.keys()];
  const product = namedIn(files.filter((file) => !isOfDevelopment(file)));
  const all = namedIn(files);
  const everything = [...sources.values()].join('\n');
  /** A font, a word list or a program may be used by the package's name in a text, without an import. */
  const isRead = (each: string) =>
    new RegExp(`['"\`/]${each.replaceAll('.', '\\.')}['"\`/]`).test(everything);
  const declared = [...dependencies, ...devDependencies];
  const known = new Set([...declared, ...everywhere].map(typed));
  return [
    ...[...all]
      .filter((each) => !known.has(each))
      .map((each) => `${name} imports ${each}, but does not declare it.`),
    ...[...product]
      .filter((each) => devDependencies.includes(each))
      .map((each) => `${name} declares ${each} for tests, but imports it elsewhere.`),
    ...dependencies
      .filter((each) => all.has(each) && !product.has(each))
      .map((each) => `${name} imports ${each} only in tests: it belongs to devDependencies.`),
    ...declared
      .filter((each) => !all.has(typed(each)) && !isRead(each))
      .map((each) => `${name} declares ${each}, but never imports it.`),
  ];
}
