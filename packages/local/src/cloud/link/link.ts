/** Gives a function its links as SST does: one variable for each link, and no others. */

import { type FunctionLink, functionLinks, type LinkName } from '@cgdx/workflows/wiring/function/fn.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { type SecretName, secrets as secretList } from '@cgdx/workflows/wiring/resource/secret.ts';
import { signingKeyNames } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { type SellerSetting, settings } from '@cgdx/workflows/wiring/setting.ts';
import { poolOwner } from '../../ground/account.ts';
import {
  bucketNameOf,
  bucketNames,
  eventBusName,
  functionNameOf,
  tableNameOf,
  tableNames,
  userPoolId,
  webClientId,
  workflowArnOf,
  workflowNames,
} from '../../ground/name.ts';
import type { LocalSecrets } from '../../ground/secret.ts';
import type { StripeAccount } from './stripe-account.ts';

/** The values that `Resource` returns, by link. */
export type LinkValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Contracts {
  readonly chainId: number;
  readonly cgdx: string;
  readonly marketplace: string;
  /** Addresses of the keys that sign for the chain lane. */
  readonly appender: string;
  readonly payer: string;
  /** The address of the key that signs refunds. */
  readonly settler: string;
}

export interface LinkSources {
  readonly secrets: LocalSecrets;
  readonly contracts: Contracts;
  readonly rpcUrl: string;
  /** The number of blocks that must follow a transaction's block before it counts. */
  readonly confirmations: number;
  readonly siteUrl: string;
  /** The URL to which changes are published. */
  readonly pushUrl: string;
  /** The URL of the user pool. */
  readonly userPoolUrl: string;
  readonly stripe: StripeAccount;
}

const secretNames = Object.keys(secretList) as SecretName[];
const functionLinkNames = Object.keys(functionLinks) as FunctionLink[];

const feeCapGwei = (): number =>
  Number(process.env.CHAIN_FEE_CAP_GWEI || settings.CHAIN_FEE_CAP_GWEI.fallback);

/** The development account that owns the pools; the operators of this machine know its key. */
export const refundWallet = (): string => process.env.REFUND_WALLET || poolOwner.address;

export const earlyBirdEndsAt = (): string =>
  process.env.EARLY_BIRD_ENDS_AT || settings.EARLY_BIRD_ENDS_AT.fallback;

/** The seller's details from the same settings as a stage's, with the same defaults. */
const seller = (): SellerSetting => ({
  name: process.env.SELLER_NAME || settings.SELLER_NAME.fallback,
  uen: process.env.SELLER_UEN || settings.SELLER_UEN.fallback,
  address: process.env.SELLER_ADDRESS || settings.SELLER_ADDRESS.fallback,
  gstNumber: process.env.GST_NUMBER || settings.GST_NUMBER.fallback,
  gstPercent: process.env.GST_PERCENT || settings.GST_PERCENT.fallback,
});

export function linkValuesOf({
  secrets,
  contracts,
  rpcUrl,
  confirmations,
  siteUrl,
  pushUrl,
  userPoolUrl,
  stripe,
}: LinkSources): LinkValues {
  const { apiUrl, secretKey, webhookSecret } = stripe;
  const values = { ...secrets, StripeSecretKey: secretKey, StripeWebhookSecret: webhookSecret };
  const entries: [LinkName, Record<string, unknown>][] = [
    ...tableNames.map((name): [LinkName, Record<string, unknown>] => [name, { name: tableNameOf(name) }]),
    ...bucketNames.map((name): [LinkName, Record<string, unknown>] => [name, { name: bucketNameOf(name) }]),
    ...workflowNames.map((name): [LinkName, Record<string, unknown>] => [name, { arn: workflowArnOf(name) }]),
    ...[...signingKeyNames, ...secretNames].map((name): [LinkName, Record<string, unknown>] => [
      name,
      { value: values[name] },
    ]),
    ...functionLinkNames.map((name): [LinkName, Record<string, unknown>] => [
      name,
      { name: functionNameOf(functionLinks[name]) },
    ]),
    ['EventBus', { name: eventBusName }],
    ['PushApi', { url: pushUrl }],
    ['UserPool', { id: userPoolId, keysUrl: `${userPoolUrl}/${userPoolId}/.well-known/jwks.json` }],
    ['WebClient', { id: webClientId }],
    [
      'Chain',
      { rpcUrl, confirmations, feeCapGwei: feeCapGwei(), refundWallet: refundWallet(), ...contracts },
    ],
    // Synthetic samples are accepted on this machine only.
    ['SamplePolicy', { accepted: true }],
    ['WebhookPolicy', { privateAccepted: true }],
    ['EarlyBird', { endsAt: earlyBirdEndsAt() }],
    ['Seller', seller()],
    ['Site', { url: siteUrl }],
    ['Stripe', { apiUrl }],
    ['AssistantModel', { id: process.env.ASSISTANT_MODEL || settings.ASSISTANT_MODEL.fallback }],
  ];
  return Object.fromEntries(entries);
}

/** @throws Error if the function has a link without a value */
export function environmentOf(
  fn: FunctionName,
  values: LinkValues,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  const links: readonly LinkName[] = functions[fn].links;
  const variables = links.map((link) => {
    const value = values[link];
    if (value === undefined) throw new Error(`${fn} is linked to ${link}, which has no value`);
    return [`SST_RESOURCE_${link}`, JSON.stringify(value)];
  });
  return {
    ...common,
    SST_RESOURCE_App: JSON.stringify({ name: 'cgdx', stage: 'local' }),
    ...Object.fromEntries(variables),
  };
}
