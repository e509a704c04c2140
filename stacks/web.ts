/** The pages: built with the addresses of this stage, served by CloudFront with the headers of the wiring. */

import { region } from '@cgdx/workflows/wiring/region.ts';
import { browserBuckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import {
  bucketOrigin,
  contentSecurityPolicy,
  frameFile,
  immutableCaching,
  immutableFiles,
  pageHeaders,
  revalidated,
  strictTransportSeconds,
} from '@cgdx/workflows/wiring/site.ts';
import type { Identity } from './identity.ts';
import { physicalName } from './name.ts';
import { developmentUrl, type Settings } from './stage.ts';
import type { Storage } from './storage.ts';

export interface WebSources {
  readonly storage: Storage;
  readonly identity: Identity;
  readonly apiUrl: $util.Output<string>;
  /** The URL of the function that streams answers; a stage without a domain has none. */
  readonly streamUrl: $util.Output<string> | undefined;
  /** Where pages subscribe to live changes. */
  readonly pushUrl: $util.Output<string>;
}

export function createWeb(settings: Settings, sources: WebSources): sst.aws.StaticSite {
  const { storage, identity, apiUrl, streamUrl, pushUrl } = sources;
  const headers = createHeaders(settings, sources);
  return new sst.aws.StaticSite('Pages', {
    path: 'packages/web',
    build: { command: 'npm run build:cloud', output: 'dist/cloud' },
    // Served for every path without a file. A path with its own file, such as /datapool, gets that file; "/" is always index.html.
    indexPage: frameFile,
    assets: {
      fileOptions: [
        { files: '**', cacheControl: revalidated },
        { files: immutableFiles, cacheControl: immutableCaching },
      ],
    },
    // SST would write a types file for these variables, which nothing reads; it goes outside the sources.
    vite: { types: '../../.sst/vite-env.d.ts' },
    dev: {
      command: 'npm run build:cloud && npx vite preview --outDir dist/cloud --port 4800 --strictPort',
      url: developmentUrl,
    },
    ...(settings.siteDomain === undefined ? {} : { domain: settings.siteDomain }),
    environment: {
      VITE_REGION: region,
      VITE_API_URL: apiUrl,
      ...(streamUrl === undefined ? {} : { VITE_STREAM_URL: withoutSlash(streamUrl) }),
      VITE_PUSH_URL: pushUrl,
      VITE_USER_POOL_ID: identity.userPool.id,
      VITE_USER_POOL_CLIENT_ID: identity.webClient.id,
      VITE_IDENTITY_POOL_ID: identity.identityPool.id,
      VITE_UNVERIFIED_BUCKET: storage.buckets.UnverifiedBucket.name,
      VITE_RPC_URL: settings.chain.rpcUrl,
      VITE_MARKETPLACE_ADDRESS: settings.chain.marketplace,
      VITE_CGDX_ADDRESS: settings.chain.cgdx,
      VITE_PAGE: JSON.stringify(settings.page),
      ...(settings.siteDomain === undefined ? {} : { VITE_SITE_URL: `https://${settings.siteDomain}` }),
    },
    transform: {
      cdn: (args) => {
        args.defaultCacheBehavior = $output(args.defaultCacheBehavior).apply((behavior) => ({
          ...behavior,
          allowedMethods: ['GET', 'HEAD', 'OPTIONS'],
          responseHeadersPolicyId: headers.id,
        }));
        return undefined;
      },
      assets: (args) => {
        args.cors = false;
        return undefined;
      },
    },
  });
}

/** URLs of Lambda functions end with a slash. */
const withoutSlash = (url: $util.Output<string>) => url.apply((text) => text.replace(/\/$/, ''));

function createHeaders({ chain }: Settings, { storage, apiUrl, streamUrl, pushUrl }: WebSources) {
  const policy = $util
    .all([apiUrl, $util.all(browserBuckets.map((name) => storage.buckets[name].name)), pushUrl, streamUrl])
    .apply(([api, buckets, push, stream]) =>
      contentSecurityPolicy([
        new URL(api).origin,
        ...(stream === undefined ? [] : [new URL(stream).origin]),
        new URL(push).origin,
        `https://cognito-idp.${region}.amazonaws.com`,
        `https://cognito-identity.${region}.amazonaws.com`,
        ...buckets.map(bucketOrigin),
        new URL(chain.rpcUrl).origin,
      ]),
    );
  const override = true;
  return new aws.cloudfront.ResponseHeadersPolicy('PageHeaders', {
    name: physicalName('page-headers'),
    securityHeadersConfig: {
      contentSecurityPolicy: { contentSecurityPolicy: policy, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: pageHeaders['x-frame-options'], override },
      referrerPolicy: { referrerPolicy: pageHeaders['referrer-policy'], override },
      strictTransportSecurity: {
        accessControlMaxAgeSec: strictTransportSeconds,
        includeSubdomains: true,
        preload: true,
        override,
      },
    },
    customHeadersConfig: {
      items: (['permissions-policy', 'cross-origin-opener-policy'] as const).map((header) => ({
        header,
        value: pageHeaders[header],
        override,
      })),
    },
  });
}
