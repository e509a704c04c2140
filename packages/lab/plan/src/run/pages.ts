/** Makes sure that the pages have been built, since the program reads their files. A deployment builds them again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frameFile } from '@cgdx/workflows/wiring/site.ts';
import { runScript } from './command.ts';
import { PlanError } from './plan-error.ts';

const timeoutMs = 180_000;

export async function ensurePages(root: string): Promise<void> {
  if (existsSync(join(root, 'packages/web/dist/cloud', frameFile))) return;
  const { code, said } = await runScript(
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    { cwd: join(root, 'packages/web'), timeoutMs },
  );
  if (code !== 0) throw new PlanError('The pages cannot be built.', said);
}
