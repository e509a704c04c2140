/** The packages of one workspace are missing, and npm cannot install them. */
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { repositoryRoot } from '@cgdx/local/ground/state-directory.ts';
import { lacksNothing } from './damaged-file.ts';
import { allOf, broken, type EnvironmentCase } from './environment.ts';

const leftOut = ['.git', '.local'];

/** Returns the packages of a workspace that has some of its own. Which has depends on what npm puts at the top. */
function ownPackages(checkout: string): string | undefined {
  const folders = readdirSync(join(checkout, 'packages')).map((name) => `packages/${name}/node_modules`);
  return folders.find((folder) => existsSync(join(checkout, folder)));
}

/** Makes a checkout with the same files as links instead of copies, which takes neither space nor time. */
async function linkCheckout(): Promise<string | undefined> {
  const checkout = mkdtempSync(join(tmpdir(), 'cgdx-checkout-'));
  const names = readdirSync(repositoryRoot).filter((name) => !leftOut.includes(name));
  const { code } = await runProgram('cp', ['-al', ...names, checkout], { cwd: repositoryRoot });
  if (code === 0) return checkout;
  rmSync(checkout, { recursive: true, force: true });
  return undefined;
}

export const missingPackage: EnvironmentCase = {
  name: 'a workspace without its packages, and no npm',
  attempt: async (world) => {
    const checkout = await linkCheckout();
    if (checkout === undefined) return broken(`the checkout cannot be linked into ${tmpdir()}`);
    try {
      const packages = ownPackages(checkout);
      if (packages === undefined) return broken('no workspace has packages of its own');
      const directory = await world.copy();
      const [there, aside] = [join(checkout, packages), join(checkout, 'aside')];
      renameSync(there, aside);
      const started = await world.start(directory, {
        checkout,
        through: ['env', '-u', 'npm_execpath', `PATH=${checkout}`],
      });
      renameSync(aside, there);
      if (started.kind === 'up') {
        await started.stop();
        return broken('it serves');
      }
      const { code, said } = started;
      const isPlain = code === 1 && said.includes(packages) && /npm could not install/.test(said);
      const told = said.trim().split('\n').filter(Boolean).join(' / ');
      if (!isPlain || /✓|✗|^\s+at /m.test(said)) return broken(`it says: ${told}`);
      const again = await world.start(directory, { checkout });
      if (again.kind === 'ended') return broken(`it does not recover: ${again.said.trim()}`);
      return allOf([
        { holds: true, seen: `"${told}"` },
        await lacksNothing(world, again, 'it recovers whole'),
      ]);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  },
};
