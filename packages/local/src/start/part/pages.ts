/** The pages, built where their sources changed, and served with the addresses of this cloud. */
import type { Service } from '../../service.ts';
import { startSite } from '../../web/site.ts';
import { buildPages } from '../build/build.ts';
import type { Stack } from '../endpoints.ts';
import { pageConfigOf } from '../page-config.ts';
import { repositoryRoot } from '../state-directory.ts';
import type { Frame } from './frame.ts';

/** @param stack known once everything else is: the build does not wait for it */
export async function bringUpPages({ parts, ports }: Frame, stack: Promise<Stack>): Promise<Service> {
  const { directory } = await buildPages(repositoryRoot);
  const config = pageConfigOf(await stack);
  return parts.keep(await startSite({ port: ports.web, directory, config: () => config }));
}
