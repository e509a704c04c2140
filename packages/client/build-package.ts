/** Builds the published package: the client as one file for Node and browsers, its types as another, and their package.json. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { build } from 'vite';
import own from './package.json' with { type: 'json' };

const root = fileURLToPath(new URL('.', import.meta.url));
const name = 'cgdx-client';
/** Not bundled: a program with a wallet has ethers already, and only the types use zod. */
const external = ['ethers', 'zod'];

async function buildTypes(directory: string): Promise<void> {
  const types = await rolldown({
    input: { [name]: join(root, 'src', 'market.ts') },
    external,
    cwd: root,
    plugins: [dts({ dtsOnly: true, tsconfig: join(root, 'tsconfig.types.json') })],
  });
  await types.write({ dir: directory, format: 'es' });
}

export async function buildPackage(directory: string): Promise<void> {
  await build({
    root,
    logLevel: 'silent',
    build: {
      lib: { entry: 'src/market.ts', formats: ['es'], fileName: name },
      rolldownOptions: { external: ['ethers'] },
      outDir: directory,
      target: 'es2023',
      minify: false,
    },
  });
  await buildTypes(directory);
  const { version, description, type, dependencies } = own;
  const published = {
    ...{ name: own.name, version, description, type },
    exports: { '.': { types: `./${name}.d.ts`, default: `./${name}.js` } },
    peerDependencies: { ethers: dependencies.ethers },
    dependencies: { zod: dependencies.zod },
  };
  writeFileSync(join(directory, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

if (import.meta.main) await buildPackage(resolve(root, 'dist'));
