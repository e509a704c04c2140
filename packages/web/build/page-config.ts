/** Fills the page's configuration script: from the environment for the cloud, from a file in development. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const placeholder = '<script type="application/json" id="config">{}</script>';

/**
 * Fields of the page's configuration by environment variable; all of them are public. `VITE_PAGE` is a JSON object of
 * further fields: details of whoever runs the stage, which pages show (workflows/src/wiring/page-setting.ts).
 */
const cloudFields = {
  VITE_REGION: 'region',
  VITE_API_URL: 'apiUrl',
  VITE_STREAM_URL: 'streamUrl',
  VITE_PUSH_URL: 'pushUrl',
  VITE_USER_POOL_ID: 'userPoolId',
  VITE_USER_POOL_CLIENT_ID: 'userPoolClientId',
  VITE_IDENTITY_POOL_ID: 'identityPoolId',
  VITE_UNVERIFIED_BUCKET: 'unverifiedBucket',
  VITE_RPC_URL: 'rpcUrl',
  VITE_MARKETPLACE_ADDRESS: 'marketplaceAddress',
  VITE_CGDX_ADDRESS: 'cgdxAddress',
  VITE_SITE_URL: 'siteUrl',
} as const;

/** The environment variable that, in development, names the configuration file, for example that of a running local cloud. */
const developmentFile = 'CGDX_PAGE_CONFIG';

function fromEnvironment(): string {
  const config: Record<string, unknown> = {
    mode: 'cloud',
    chainId: 1287,
    copyrightYear: String(new Date().getFullYear()),
    ...JSON.parse(process.env.VITE_PAGE || '{}'),
  };
  for (const [variable, field] of Object.entries(cloudFields)) {
    const value = process.env[variable];
    if (value) config[field] = value;
  }
  return JSON.stringify(config);
}

/** Fills the placeholder, except in the local build: the local cloud fills it while serving. */
export function pageConfig({ local }: { local: boolean }): Plugin {
  let serving = false;
  return {
    name: 'cgdx:page-config',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    transformIndexHtml(html) {
      if (!html.includes(placeholder)) throw new Error(`index.html must contain ${placeholder}`);
      const file = process.env[developmentFile];
      const json = serving ? (file ? readFileSync(file, 'utf8') : '{}') : local ? '{}' : fromEnvironment();
      // An unescaped "<" would let a value end the script element.
      return html.replace(placeholder, () =>
        placeholder.replace('{}', () => json.replaceAll('<', '\\u003c')),
      );
    },
  };
}
