/** The directory of a local cloud's state. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolvedPath } from '@cgdx/aws/process/resolved-path.ts';

/** The root of the checkout, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[/\\]$/, '');

/** Returns `.local` of the checkout, or the folder that `CGDX_STATE_DIR` names. */
export const stateDirectory = (): string =>
  resolvedPath(resolve(repositoryRoot, process.env.CGDX_STATE_DIR || '.local'));
