/** The path of this repository. */
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/\/$/, '');
