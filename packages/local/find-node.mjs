/** Finds the Node that runs the commands: the one that npm installs for this platform, or else the person's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const neededMajor = 24;

/**
 * @param {string} modules the folder `node_modules`
 * @param {{ platform: string, arch: string, version: string, execPath: string }} own the Node that runs this
 * @returns {string | undefined} the program; undefined if npm has none and the person's own is too old
 */
export function findNode(modules, { platform, arch, version, execPath }) {
  const [system, program] = platform === 'win32' ? ['win', 'node.exe'] : [platform, 'node'];
  const packaged = join(modules, `node-${system}-${arch}`, 'bin', program);
  if (existsSync(packaged)) return packaged;
  return Number.parseInt(version, 10) >= neededMajor ? execPath : undefined;
}
