/** The pages, built where their sources changed, and served with the addresses of this cloud. */
import { contentSecurityPolicy, pageHeaders } from '@cgdx/workflows/wiring/site.ts';
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
  const known = await stack;
  const config = pageConfigOf(known);
  const headers = { ...pageHeaders, 'content-security-policy': contentSecurityPolicy(originsOf(known)) };
  return parts.keep(await startSite({ port: ports.web, directory, config: () => config, headers }));
}

/** What the pages call. */
const originsOf = ({ apiUrl, endpoints, chain }: Stack): string[] =>
  [apiUrl, endpoints['cognito-idp'], endpoints['cognito-identity'], endpoints.s3, chain.rpcUrl]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
