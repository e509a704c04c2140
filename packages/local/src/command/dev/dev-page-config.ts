/** Gives pages that Vite serves the addresses of the local cloud that runs here. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageConfigOf } from '../../cloud/link/page-config.ts';
import { endpointsFileOf, readEndpoints, type Stack } from '../../ground/endpoints.ts';
import { repositoryRoot } from '../../ground/state-directory.ts';

/** The folder in which Vite runs. */
export const pageFolder = join(repositoryRoot, 'packages/web');

export interface DevPageConfig {
  readonly stack: Stack;
  /** The variable from which packages/web/vite.config.ts reads the pages' configuration. */
  readonly env: { readonly CGDX_PAGE_CONFIG: string };
}

/** @throws if no local cloud runs in this directory */
export function writeDevPageConfig(directory: string): DevPageConfig {
  const stack = readEndpoints(endpointsFileOf(directory));
  const file = join(directory, 'dev-page-config.json');
  writeFileSync(file, JSON.stringify(pageConfigOf(stack)));
  return { stack, env: { CGDX_PAGE_CONFIG: file } };
}
