/** Finds the programs of Foundry: in npm's packages for this platform, else on the PATH. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export type FoundryProgram = 'forge' | 'anvil';

export const howToGetFoundry =
  'Install Foundry (https://getfoundry.sh), so that "forge" and "anvil" are on the PATH.';

/** @throws Error if neither npm nor the PATH has forge */
export const forgeProgram = (): string => foundryProgram('forge');

/** @throws Error that says how to install it */
export function foundryProgram(name: FoundryProgram): string {
  const found = packagedProgram(name) ?? programOnPath(name);
  if (found === undefined)
    throw new Error(
      `npm has no ${name} for ${process.platform}-${process.arch}, and the PATH has none. ${howToGetFoundry}`,
    );
  return found;
}

const fileOf = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

function packagedProgram(name: FoundryProgram): string | undefined {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const folder = `@foundry-rs/${name}-${process.platform}-${architecture}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${folder}/package.json`);
    return join(dirname(manifest), 'bin', fileOf(name));
  } catch {
    return undefined;
  }
}

export function programOnPath(name: string, path: string = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.endsWith(join('node_modules', '.bin')))
    .map((folder) => join(folder, fileOf(name)))
    .find((file) => existsSync(file));
}
