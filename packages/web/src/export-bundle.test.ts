import { fileURLToPath } from 'node:url';
import { platformEvidence } from '@cgdx/core/export/platform/evidence.ts';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const pass = (name: string) => `${root}packages/core/src/export/pass/${name}.ts`;
const worker = `${root}packages/web/src/features/upload/look/look-worker.ts`;
const entries = [pass('recognise-export'), pass('count-export'), worker];

let chunks: readonly Rolldown.OutputChunk[] = [];
/** Paths of our own modules that have code in the bundle after tree shaking. */
let modules: readonly string[] = [];
let code = '';

beforeAll(async () => {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: entries, formats: ['es'] }, target: 'es2022' },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  chunks = outputs.filter((output) => output.type === 'chunk');
  code = chunks.map((chunk) => chunk.code).join('\n');
  modules = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && id.startsWith(root) ? [id.slice(root.length)] : [],
    );
});

it('the code that reads exports in a browser imports no module that browsers lack', () => {
  expect(
    chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((name) => !chunks.some(({ fileName }) => fileName === name)),
  ).toEqual([]);
  expect(code).not.toMatch(/["']node:/);
  expect(code.match(/__vite-browser-external|\bBuffer\b|\bprocess\.\w+/g)).toBeNull();
});

it('the bundle unpacks with the browser’s implementation', () => {
  expect(modules).toContain('packages/runtime/src/browser/inflate-raw.ts');
  expect(modules.filter((id) => id.startsWith('packages/runtime/src/node/'))).toEqual([]);
});

it('the bundle has no code that decides whether an export is genuine', () => {
  expect(modules).toContain('packages/core/src/export/platform/spotify/spotify-reader.ts');
  const judging = /evidence\.ts$|\/check-\w+\.ts$|\/judge-conclusion\.ts$|\/novelty/;
  const other = /\/observe-record-evidence\.ts$|^packages\/privacy\//;
  expect(
    modules.filter((id) => judging.test(id) && !other.test(id)),
    'proves contribute.worker-holds-nothing',
  ).toEqual([]);
  expect(code).not.toContain('doubtAbove');
  for (const { notSeen } of Object.values(platformEvidence)) expect(code).not.toContain(notSeen);
});

it('the bundle has no schema library, and loads the masking lists only for a sample or for words', () => {
  // One language record stands for all.
  const isList = (id: string) => /packages\/privacy\/src\/language\/(english|german|french)\.ts$/.test(id);
  const heldBy = (some: readonly Rolldown.OutputChunk[]) =>
    some.flatMap(({ modules: of }) =>
      Object.entries(of).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    );
  expect(heldBy(chunks).filter((id) => /node_modules\/zod\//.test(id))).toEqual([]);
  expect(heldBy(chunks).filter(isList)).not.toEqual([]);
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of atOnce)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk);
  expect(heldBy([...atOnce]).filter(isList)).toEqual([]);
});
