/** Where forge itself is. Not what npm puts on the PATH: that wrapper ends with 0 whatever forge ended with. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** @throws Error where npm has no forge for this machine */
export function forgeProgram(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  // A dependency of the wrapper, so it is looked for from there.
  const from = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/forge/package.json'));
  const folder = dirname(from.resolve(`@foundry-rs/forge-${process.platform}-${architecture}/package.json`));
  return join(folder, 'bin', process.platform === 'win32' ? 'forge.exe' : 'forge');
}
