/** Checks an import against the table in docs/folders.md; for a forbidden one, says where the code belongs. */
import { join } from 'node:path/posix';

/** One row of the table: the packages, or folders of packages, that a folder may import. */
export interface FolderRow {
  readonly always: readonly string[];
  readonly inTests: readonly string[];
  /** Where code belongs that this folder may not contain. */
  readonly elsewhere: string;
}

export type FolderTable = ReadonlyMap<string, FolderRow>;

const row = /^\| `([\w/-]+)` \|.*\| ([^|]+) \| ([^|]+) \|$/gm;

export function readFolderTable(markdown: string): FolderTable {
  return new Map(
    [...markdown.matchAll(row)].map(([, folder = '', mayImport = '', elsewhere = '']) => {
      const [always = '', inTests = ''] = mayImport.split('; in tests: ');
      const names = (text: string) => (text === 'nothing of ours' ? [] : text.split(', ').filter(Boolean));
      return [packageOf(folder), { always: names(always), inTests: names(inTests), elsewhere }] as const;
    }),
  );
}

export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|^contracts\/test\//.test(file);

/** @param file a path from the root of the tree */
export const packageOf = (file: string): string =>
  /^(?:packages\/(?:(?:servers|lab)\/)?)?([^/]+)/.exec(file)?.[1] ?? '';

/** Returns every import in a source, including those of types and dynamic ones. */
export const importsIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, specifier = '']) => specifier);

const runsInBrowsers = /^packages\/(core|privacy)\/src\//;
const placeOnPage = (file: string) => /^packages\/web\/src\/(app|features\/[^/]+|lib|ui)\//.exec(file)?.[1];

/** Returns the fault of the import and where the code belongs; undefined if the import is allowed. */
export function faultOf(table: FolderTable, from: string, specifier: string): string | undefined {
  const fault =
    faultBetweenPackages(table, from, specifier) ??
    faultOfRuntime(from, specifier) ??
    faultOnPage(from, specifier);
  return fault && `${from} imports ${specifier}: ${fault}.`;
}

function faultBetweenPackages(table: FolderTable, from: string, specifier: string): string | undefined {
  const ours = packageOf(from);
  const [, theirs, path] = /^@cgdx\/([^/]+)\/(.*)/.exec(specifier) ?? [];
  if (theirs === undefined) {
    const isWithin = !specifier.startsWith('.') || packageOf(join(from, '..', specifier)) === ours;
    return isWithin ? undefined : 'import another package by its name, `@cgdx/<package>/<path>`';
  }
  if (theirs === ours) return undefined;
  const { always = [], inTests = [], elsewhere } = table.get(ours) ?? {};
  const allowed = [...always, ...(isTest(from) ? inTests : [])];
  if (allowed.some((name) => name === theirs || `${theirs}/${path}`.startsWith(`${name}/`))) return undefined;
  return `${ours} may import ${allowed.join(', ') || 'nothing of ours'}; ${elsewhere}`;
}

function faultOfRuntime(from: string, specifier: string): string | undefined {
  if (runsInBrowsers.test(from) && !isTest(from) && specifier.startsWith('node:'))
    return 'core and privacy run in a browser, too: what the runtime must give belongs to packages/runtime, bytes and text to core/src/byte, files and threads to the caller';
  if (from.startsWith('packages/runtime/src/browser/') && /^node:|\/node\//.test(specifier))
    return 'no browser has modules of Node: what needs them belongs to runtime/src/node';
  return undefined;
}

function faultOnPage(from: string, specifier: string): string | undefined {
  const ours = placeOnPage(from);
  const theirs = specifier.startsWith('.') ? placeOnPage(join(from, '..', specifier)) : undefined;
  if (ours === undefined || theirs === undefined || ours === theirs || ours === 'app') return undefined;
  const isOfFeature = theirs.startsWith('features/');
  if (theirs !== 'app' && !isOfFeature) return undefined;
  if (!ours.startsWith('features/'))
    return 'lib and ui are shared by all features and know none: what is about one belongs to web/src/features/<feature>';
  return isOfFeature
    ? 'features never import each other: what two need belongs to web/src/lib (code) or web/src/ui (components), and app hands one to the other'
    : 'a feature does not know the app: what both need belongs to web/src/lib (code) or web/src/ui (components)';
}
