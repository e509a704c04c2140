/** Reads the imports and exports of a source from the parser's record of its module. */
import { extname } from 'node:path';
import { parseSync } from 'vite';

export interface NamedImport {
  readonly from: string;
  /** Undefined if the import is of the whole module: by `import *`, dynamically, or as a type. */
  readonly name: string | undefined;
}

export interface ModuleRecord {
  readonly imports: readonly NamedImport[];
  /** Values that the file declares itself. */
  readonly exports: readonly string[];
}

/** `import('./a.ts')`, of a value or of a type. */
const whole = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** Parsed modules by file ending and source, as each rule reads the whole tree. */
const known = new Map<string, ModuleRecord>();

/** @throws Error if it cannot be parsed */
export function readModule(file: string, source: string): ModuleRecord {
  const key = `${extname(file)} ${source}`;
  const record = known.get(key) ?? parseModule(file, source);
  known.set(key, record);
  return record;
}

function parseModule(file: string, source: string): ModuleRecord {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const passedOn = module.staticExports.flatMap(({ entries }) => entries);
  const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
    kind === 'Default' ? 'default' : (name ?? undefined);
  return {
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) =>
        entries.length === 0
          ? [{ from, name: undefined }]
          : entries.map(({ importName }) => ({ from, name: nameOf(importName) })),
      ),
      ...passedOn.flatMap(({ moduleRequest, importName }) =>
        moduleRequest === null ? [] : [{ from: moduleRequest.value, name: nameOf(importName) }],
      ),
      ...[...source.matchAll(whole)].map(([, from = '']) => ({ from, name: undefined })),
    ],
    exports: passedOn.flatMap(({ moduleRequest, isType, exportName }) =>
      moduleRequest !== null || isType ? [] : (nameOf(exportName) ?? []),
    ),
  };
}
