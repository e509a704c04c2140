import { expect, it } from 'vitest';
import { faultOf, readFolderTable } from './import-rule.ts';
import { readInTree } from './source-tree.ts';

const table = readFolderTable(readInTree('docs/folders.md'));

const wrong: readonly (readonly [file: string, imported: string, says: string])[] = [
  ['packages/name-tagger/src/a.ts', '@cgdx/privacy/mask-text.ts', 'belongs to privacy'],
  [
    'packages/privacy/src/b.ts',
    '@cgdx/name-training/random/random.ts',
    'its caller in core/src/export passes it',
  ],
  ['packages/privacy/src/a.ts', '@cgdx/core/pool/pool.ts', 'its caller in core/src/export passes it'],
  ['packages/core/src/a.ts', '@cgdx/functions/pool/pool.ts', 'what calls a service belongs to functions'],
  ['packages/api/src/a.ts', '@cgdx/functions/pool/pool.ts', 'the handler of a route belongs to functions'],
  ['packages/core/src/d.ts', '@cgdx/api/routes.ts', 'what calls a service belongs to functions'],
  ['packages/workflows/src/a.ts', '@cgdx/functions/purchase/a.ts', 'belongs to its subject in functions/src'],
  ['packages/functions/src/a.ts', '@cgdx/local/spawn.ts', 'belongs to local'],
  ['packages/servers/asl/src/a.ts', '@cgdx/workflows/step.ts', 'belongs to workflows'],
  ['packages/servers/aws/src/a.ts', '@cgdx/workflows/step.ts', 'packages/local/src/cloud passes a server'],
  ['packages/samples/src/a.ts', '@cgdx/local/spawn.ts', 'belongs to local/src/person'],
  ['packages/web/src/app/a.ts', '@cgdx/functions/api/a.ts', 'what else it shares to core'],
  ['packages/web/src/features/reward/a.ts', '../upload/b.ts', 'belongs to web/src/lib'],
  ['packages/web/src/features/reward/b.ts', '../../app/router.tsx', 'a feature does not know the app'],
  ['packages/web/src/lib/a.ts', '../features/upload/b.ts', 'belongs to web/src/features/<feature>'],
  ['packages/web/src/ui/a.ts', '../app/router.tsx', 'belongs to web/src/features/<feature>'],
  ['packages/core/src/b.ts', '../../privacy/src/mask-text.ts', 'import another package by its name'],
  ['packages/core/src/e.ts', 'node:zlib', 'belongs to packages/runtime'],
  ['packages/core/src/f.ts', '@cgdx/functions/pool/pool.ts', 'what calls a service belongs to functions'],
  ['packages/privacy/src/d.ts', 'node:fs', 'files and threads to the caller'],
  ['packages/runtime/src/a.ts', '@cgdx/core/pool/pool.ts', 'belongs to core/src/export/format'],
  ['packages/runtime/src/browser/b.ts', 'node:zlib', 'belongs to runtime/src/node'],
  ['packages/lab/simulation/src/a.ts', '@cgdx/functions/pool/pool.ts', 'what runs the product to local'],
  ['packages/web/src/lib/d.ts', '@cgdx/contracts/abi/cgdx.ts', 'what else it shares to core'],
  ['packages/samples/src/b.ts', '@cgdx/name-tagger/name-tagger.ts', 'samples may import core'],
  ['stacks/a.ts', '@cgdx/functions/pool/pool.ts', 'belongs to workflows/src/wiring'],
];

const right: readonly (readonly [file: string, imported: string])[] = [
  ['packages/lab/name-training/src/c.ts', '@cgdx/privacy/gazetteer/given-name.ts'],
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
  ['packages/web/src/lib/e.ts', '@cgdx/contracts/client/buy-offer.ts'],
  ['packages/samples/src/b.test.ts', '@cgdx/name-tagger/name-tagger.ts'],
  ['packages/web/src/app/c.ts', '../features/reward/c.ts'],
];

it.each(wrong)(
  'an import of %s from %s fails with the place where the code belongs',
  (file, imported, says) => {
    expect(faultOf(table, file, imported)).toContain(says);
  },
);

it.each(right)('an import of %s from %s is allowed', (file, imported) => {
  expect(faultOf(table, file, imported)).toBeUndefined();
});
