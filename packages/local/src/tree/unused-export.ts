/** Finds exported values that no other file imports. */
import { isTest } from './import-rule.ts';
import { readModule } from './module-record.ts';

/** A path such as `'./reporter.ts'` outside an import: programs, workers and bundles are loaded by their path. */
const path = /['"`](?:\.{1,2}\/)*([\w@./-]*\.tsx?)(?:\?[^'"`\n]*)?['"`]/g;
/** `'reward/payout-route.handler'`: the wiring gives a function's file, followed by its export. */
const handler = /'([\w/-]+)\.(\w+)'/g;
const isConfiguration = (file: string): boolean => /\.config\.ts$/.test(file);
const wordsIn = (source: string): ReadonlySet<string> => new Set(source.match(/[\w$]+/g));

/**
 * @param sources sources by path
 * @param filesNamed returns the files to which an import resolves
 * @returns `path: name` of each unused export
 */
export function unusedExports(
  sources: ReadonlyMap<string, string>,
  filesNamed: (from: string, specifier: string) => readonly string[],
): string[] {
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));
  const imports = [...modules].flatMap(([from, module]) =>
    module.imports.flatMap((each) =>
      filesNamed(from, each.from).map((to) => ({ from, to, name: each.name })),
    ),
  );
  const importersOf = Map.groupBy(imports, ({ to }) => to);
  const named = new Set(imports.flatMap(({ to, name }) => (name === undefined ? [] : `${to}: ${name}`)));
  const loaded = { byProduct: new Set<string>(), byTests: new Set<string>() };
  for (const [file, source] of sources) {
    for (const [, place, name] of source.matchAll(handler))
      named.add(`packages/functions/src/${place}.ts: ${name}`);
    const said = isTest(file) ? loaded.byTests : loaded.byProduct;
    const imported = new Set(
      modules.get(file)?.imports.map(({ from }) => from.replace(/^(?:\.{1,2}\/)+/, '')),
    );
    for (const [, place = ''] of source.matchAll(path)) if (!imported.has(place)) said.add(place);
  }
  /**
   * Tests mention paths of the product for various reasons, so only a path outside tests counts as loading the file.
   */
  const isLoaded = (file: string) =>
    isConfiguration(file) ||
    endings(file).some((each) => loaded.byProduct.has(each) || (isTest(file) && loaded.byTests.has(each)));
  /**
   * An import of a whole module may use any of its values: a value counts as used if the importing file, or a file that
   * imports that one, contains its name.
   */
  const isSaid = (file: string, name: string) =>
    (importersOf.get(file) ?? [])
      .filter((each) => each.name === undefined)
      .some(
        ({ from }) =>
          name === 'default' ||
          [from, ...(importersOf.get(from) ?? []).map((each) => each.from)].some((one) =>
            wordsIn(sources.get(one) ?? '').has(name),
          ),
      );
  return [...modules].flatMap(([file, { exports }]) =>
    exports
      .filter((name) => !named.has(`${file}: ${name}`) && !isLoaded(file) && !isSaid(file, name))
      .map((name) => `${file}: ${name}`),
  );
}

/** `a/b/c.ts`, `b/c.ts` and `c.ts`. */
const endings = (file: string): string[] => file.split('/').map((_, at, parts) => parts.slice(at).join('/'));
