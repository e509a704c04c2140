/** The page's configuration, which the server of index.html writes into the script `config`. */
import { useSyncExternalStore } from 'react';

export interface PageConfig {
  readonly mode: 'local' | 'cloud';
  readonly region: string;
  readonly apiUrl: string;
  /** The URL of the function that streams answers; without it, complete answers are requested. */
  readonly streamUrl?: string;
  /** The address of the live push, `wss:` or, on a local cloud, `ws:`; without it, the page only polls. */
  readonly pushUrl?: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly identityPoolId: string;
  /** Local cloud only: the URLs of Cognito's two services. */
  readonly userPoolEndpoint?: string;
  readonly identityPoolEndpoint?: string;
  readonly unverifiedBucket: string;
  /** Local cloud only; read by the patched Amplify Storage (build/storage-endpoint.ts). */
  readonly s3Endpoint?: string;
  readonly rpcUrl?: string;
  readonly chainId: number;
  readonly marketplaceAddress: string;
  /** The address of the CGDX token. */
  readonly cgdxAddress: string;
  /** Local cloud only: the account that mints CGDX, unlocked at the chain's node. */
  readonly developmentMinter?: string;
  readonly siteUrl: string;
  /** Local cloud only: the URL where sign-up codes can be read. */
  readonly mailboxUrl?: string;
  /** The end of the early-contributor programme, ISO 8601. */
  readonly earlyBirdEndsAt?: string;
  /** Details of whoever runs this stage, which pages show; each may be absent. */
  readonly supportEmail?: string;
  readonly copyrightYear?: string;
  readonly docsUrl?: string;
  readonly whitePaperUrl?: string;
  readonly tutorialsUrl?: string;
  readonly grantsUrl?: string;
  readonly feedbackUrl?: string;
  readonly explorerUrl?: string;
  readonly xUrl?: string;
  readonly telegramUrl?: string;
  readonly mediumUrl?: string;
}

const required = [
  'mode',
  'region',
  'apiUrl',
  'userPoolId',
  'userPoolClientId',
  'identityPoolId',
  'unverifiedBucket',
  'marketplaceAddress',
  'cgdxAddress',
] as const satisfies readonly (keyof PageConfig)[];

/**
 * @param text the content of the script
 * @throws Error that names the missing fields: the page was served without its configuration
 */
export function parseConfig(text: string): PageConfig {
  const config = JSON.parse(text || '{}') as Partial<PageConfig>;
  const missing = required.filter((field) => !config[field]);
  if (missing.length > 0) {
    throw new Error(`This page was served without its configuration (${missing.join(', ')}).`);
  }
  return { chainId: 1287, siteUrl: '', ...config } as PageConfig;
}

let known: PageConfig | undefined;

/** @throws Error see parseConfig */
export function pageConfig(): PageConfig {
  known ??= parseConfig(document.getElementById('config')?.textContent ?? '');
  return known;
}

const none: Partial<PageConfig> = {};

/** Returns the configuration if there is one, for features that work without it. */
export function optionalConfig(): Partial<PageConfig> {
  try {
    return pageConfig();
  } catch {
    return none;
  }
}

const neverChanges = () => () => undefined;

/** Returns the configuration for components. A prerendered page is built without one, and gets it once it has been read. */
export const useConfig = (): Partial<PageConfig> =>
  useSyncExternalStore(neverChanges, optionalConfig, () => none);
