import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const biome = join(root, 'packages/local/biome.mjs');

const wrong: readonly (readonly [file: string, imported: string, says: string])[] = [
  ['packages/name-tagger/src/a.ts', '@cgdx/privacy/mask-text.ts', 'belongs to privacy'],
  ['packages/privacy/src/b.ts', '@cgdx/name-training/random.ts', 'no part of the product'],
  ['packages/privacy/src/a.ts', '@cgdx/core/pool/pool.ts', 'handed to it by its caller'],
  ['packages/core/src/a.ts', '@cgdx/functions/store/pool.ts', 'what calls a service belongs to functions'],
  ['packages/api/src/a.ts', '@cgdx/functions/store/pool.ts', 'what answers it belongs to functions'],
  ['packages/core/src/d.ts', '@cgdx/api/routes.ts', 'core is the domain'],
  ['packages/workflows/src/a.ts', '@cgdx/functions/step/a.ts', 'belongs to functions/src/step'],
  ['packages/functions/src/a.ts', '@cgdx/local/spawn.ts', 'belongs to local'],
  ['packages/asl/src/a.ts', '@cgdx/workflows/step.ts', 'belongs to workflows'],
  ['packages/aws/src/a.ts', '@cgdx/workflows/step.ts', 'handed to it by packages/local/src/start'],
  ['packages/samples/src/a.ts', '@cgdx/local/spawn.ts', 'belongs to local/src/contribute'],
  ['packages/web/src/app/a.ts', '@cgdx/functions/api/a.ts', 'what else it shares to core'],
  ['packages/web/src/features/reward/a.ts', '../upload/b.ts', 'belongs to web/src/lib'],
  ['packages/web/src/features/reward/b.ts', '../../app/router.tsx', 'app puts features together'],
  ['packages/web/src/lib/a.ts', '../features/upload/b.ts', 'belongs to web/src/features/<feature>'],
  ['packages/web/src/ui/a.ts', '../app/router.tsx', 'belongs to web/src/features/<feature>'],
  ['packages/core/src/b.ts', '../../privacy/src/mask-text.ts', 'Import another package by its name'],
  ['packages/core/src/e.ts', 'node:zlib', 'belongs to packages/runtime'],
  ['packages/core/src/f.ts', '@cgdx/functions/store/pool.ts', 'what calls a service belongs to functions'],
  ['packages/privacy/src/d.ts', 'node:fs', 'files and threads to the caller'],
  ['packages/runtime/src/a.ts', '@cgdx/core/pool/pool.ts', 'belongs to core/src/export/format'],
  ['packages/runtime/src/browser/b.ts', 'node:zlib', 'belongs to runtime/src/node'],
  ['packages/simulation/src/a.ts', '@cgdx/functions/store/pool.ts', 'simulation counts with measured times'],
  ['stacks/a.ts', '@cgdx/functions/store/pool.ts', 'belongs to workflows/src/wiring'],
];

const right: readonly (readonly [file: string, imported: string])[] = [
  ['packages/name-training/src/c.ts', '@cgdx/privacy/gazetteer/given-name.ts'],
  ['packages/privacy/src/c.ts', '@cgdx/name-tagger/name-tagger.ts'],
  ['packages/core/src/c.ts', '@cgdx/privacy/mask-text.ts'],
  ['packages/core/src/g.ts', '@cgdx/runtime/crc32.ts'],
  ['packages/core/src/h.test.ts', 'node:zlib'],
  ['packages/core/src/testing/i.ts', 'node:zlib'],
  ['packages/runtime/src/node/c.ts', 'node:zlib'],
  ['packages/api/src/c.ts', '@cgdx/core/pool/pool.ts'],
  ['packages/web/src/lib/c.ts', '@cgdx/api/routes.ts'],
  ['packages/functions/src/c.ts', '@cgdx/core/pool/pool.ts'],
  ['packages/web/src/features/reward/c.ts', './d.ts'],
  ['packages/web/src/features/reward/d.ts', '../../lib/store.ts'],
  ['packages/web/src/app/c.ts', '../features/reward/c.ts'],
];

describe('an import', () => {
  const directory = mkdtempSync(join(tmpdir(), 'import-rule-'));
  const said = new Map<string, string>();

  beforeAll(() => {
    cpSync(join(root, 'biome.json'), join(directory, 'biome.json'));
    for (const [file, imported] of [...wrong, ...right]) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), `import { a } from '${imported}';\n\nexport const b = [a];\n`);
    }
    for (const { location, message } of lint(directory)) {
      said.set(location.path, `${said.get(location.path) ?? ''}${message}`);
    }
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it.each(wrong)('of %s from %s fails and says where the thing belongs', (file, _imported, says) => {
    expect(said.get(file)).toContain(says);
  });

  it.each(right)('of %s from %s passes', (file) => {
    expect(said.get(file)).toBeUndefined();
  });
});

interface Diagnostic {
  readonly location: { readonly path: string };
  readonly message: string;
}

function lint(directory: string): readonly Diagnostic[] {
  const args = [biome, 'lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=json'];
  try {
    execFileSync(process.execPath, args, { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'] });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    return (JSON.parse(stdout.toString()) as { diagnostics: readonly Diagnostic[] }).diagnostics;
  }
}
