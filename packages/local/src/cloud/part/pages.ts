/**
 * Serves the pages: from the start, so that their address is known, but without content until they are built and the
 * other parts are up.
 */

import type { Service } from '@cgdx/aws/service.ts';
import { contentSecurityPolicy, pageHeaders } from '@cgdx/workflows/wiring/site.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { repositoryRoot } from '../../ground/state-directory.ts';
import { buildPages, pagesDirectory } from '../build/build.ts';
import type { PartContext } from '../context/part-context.ts';
import { pageConfigOf } from '../link/page-config.ts';
import { type Site, startSite } from '../site/site.ts';

/**
 * @param webPort the port that the person requires, if any
 * @param stack returns undefined while the cloud starts
 */
export async function startPages(
  { addPage, admit, listening, parts }: PartContext,
  webPort: number | undefined,
  stack: () => Stack | undefined,
): Promise<Service> {
  const start = (port: number): Promise<Service> =>
    startSite({ port, directory: pagesDirectory(repositoryRoot), admit, site: () => siteOf(stack()) });
  const site = parts.keep(webPort === undefined ? await listening('web', start) : await start(webPort));
  if (webPort !== undefined && new URL(site.url).port !== String(webPort)) {
    throw new Error(`port ${webPort} is taken by another program; name another one, or leave out --port`);
  }
  addPage(site.url);
  return site;
}

/** Builds the pages if their sources changed. */
export async function showPages(site: Promise<Service>): Promise<Service> {
  const [served] = await Promise.all([site, buildPages(repositoryRoot)]);
  return served;
}

function siteOf(stack: Stack | undefined): Site | undefined {
  if (stack === undefined) return undefined;
  const policy = contentSecurityPolicy(originsOf(stack));
  return { config: pageConfigOf(stack), headers: { ...pageHeaders, 'content-security-policy': policy } };
}

/** Returns the origins to which the pages send requests. */
const originsOf = ({ apiUrl, streamUrl, pushUrl, endpoints, chain }: Stack): string[] =>
  [
    apiUrl,
    streamUrl,
    pushUrl,
    endpoints['cognito-idp'],
    endpoints['cognito-identity'],
    endpoints.s3,
    chain.rpcUrl,
  ]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
