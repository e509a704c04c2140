/** A copy of the tree in its own folder, which has its own copies of the workspace's packages and shares all others. */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Returns whether the path is no source: a tool made it, or it belongs to another checkout. */
const isMade = (path: string): boolean =>
  /^(node_modules|\.git|\.local|\.sst|dist|coverage|cache|simulation)$/.test(basename(path));

export interface TreeCopy {
  readonly root: string;
  readonly remove: () => void;
}

export function copyTree(from: string): TreeCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cgdx-recipe-')));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    cpSync(from, root, { recursive: true, filter: (path) => path === from || !isMade(path) });
    const folders = globSync('{.,packages/*,packages/*/*,contracts}/node_modules', { cwd: from });
    for (const folder of folders) linkModules(from, root, folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/** Links the contents of a `node_modules` folder, except those of tools, of which the copy has its own. */
function linkModules(from: string, root: string, folder: string): void {
  const ours = join(folder, '@cgdx');
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of readdirSync(join(from, folder))) {
    if (name === '@cgdx' || (name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json'))
      continue;
    symlinkSync(join(from, folder, name), join(root, folder, name));
  }
  for (const name of folder === 'node_modules' ? readdirSync(join(from, ours)) : []) {
    mkdirSync(join(root, ours), { recursive: true });
    symlinkSync(join(root, relative(from, realpathSync(join(from, ours, name)))), join(root, ours, name));
  }
}
