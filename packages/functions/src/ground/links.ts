/** Reads a function's links, as SST provides them; nothing else reads `Resource`. */

import type { FunctionLink, WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { metricNamespaceOf } from '@cgdx/workflows/wiring/metric.ts';
import type { BucketName } from '@cgdx/workflows/wiring/resource/bucket.ts';
import type { SecretName } from '@cgdx/workflows/wiring/resource/secret.ts';
import type { SigningKeyName } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import type { TableName } from '@cgdx/workflows/wiring/resource/table.ts';
import { noModel, notSaid, noWallet } from '@cgdx/workflows/wiring/setting.ts';
import { Resource } from 'sst/resource';
import { z } from 'zod';

// Made once: making a schema takes longer than reading a hundred links with it.
const named = z.object({ name: z.string() });
const identified = z.object({ id: z.string() });
const located = z.object({ url: z.url() });
const secretSchema = z.object({ value: z.string().min(1) });
const workflowSchema = z.object({ arn: z.string() });
const appSchema = z.object({ name: z.string(), stage: z.string() });
const userPoolKeysSchema = z.object({ keysUrl: z.url() });
const stripeSchema = z.object({ apiUrl: z.url() });
const earlyBirdSchema = z.object({ endsAt: z.iso.datetime({ offset: true }) });
const webhookPolicySchema = z.object({ privateAccepted: z.boolean() });
const samplePolicySchema = z.object({ accepted: z.boolean() });
const chainSchema = z.object({
  rpcUrl: z.string(),
  chainId: z.coerce.number().int(),
  cgdx: z.string(),
  marketplace: z.string(),
  /** How many blocks must follow the transaction's own before it counts as final. */
  confirmations: z.coerce.number().int(),
  /** The highest fee offered per unit of gas. */
  feeCapGwei: z.coerce.number().positive().default(10),
  /** The addresses of the lane's keys. */
  appender: z.string(),
  payer: z.string(),
  /** The address of the key that signs refunds. */
  settler: z.string(),
  /** The wallet from which operators pay buyers back. */
  refundWallet: z.string().default(noWallet),
});

const signingKeySchema = z.union([secretSchema, z.object({ keyArn: z.string(), address: z.string() })]);

/** Throws SST's own sentence if the function is not linked to `name`. */
function link<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse((Resource as unknown as Record<string, unknown>)[name]);
}

/** Returns undefined if the function is not linked to `name`. */
function optionalLink(name: string): unknown {
  try {
    return (Resource as unknown as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

export const tableName = (table: TableName): string => link(table, named).name;
export const bucketName = (bucket: BucketName): string => link(bucket, named).name;
export const workflowArn = (workflow: WorkflowName): string => link(workflow, workflowSchema).arn;
export const secret = (name: SecretName): string => link(name, secretSchema).value;
/** Returns the key of sketches, pseudonyms and placeholder numbers. */
export const fingerprintKey = (): Buffer => Buffer.from(secret('FingerprintKey'), 'utf8');
/** Returns the key's value if the stage stores it as a secret, or else the id of the KMS key that signs. */
export const signingKey = (key: SigningKeyName): z.infer<typeof signingKeySchema> =>
  link(key, signingKeySchema);
/** Returns another function's name, for those that may call it. */
export const functionName = (fn: FunctionLink): string => link(fn, named).name;
/** The app and its stage. Every function is linked to them, but a test need not set them. */
function app(): { readonly name: string; readonly stage: string } {
  const found = appSchema.safeParse(optionalLink('App'));
  return found.success ? found.data : { name: 'cgdx', stage: 'none' };
}
/** Returns where this stage's metrics are. */
export const metricNamespace = (): string => metricNamespaceOf(app().name, app().stage);
/** Returns a function's name in the wiring, without the stage's prefix. */
export const wiredNameOf = (physicalName: string): string =>
  physicalName.replace(`${app().name}-${app().stage}-`, '');
export const userPoolId = (): string => link('UserPool', identified).id;
/** Returns the URL of the keys that the user pool signs tokens with. */
export const userPoolKeysUrl = (): string => link('UserPool', userPoolKeysSchema).keysUrl;
export const webClientId = (): string => link('WebClient', identified).id;
export const eventBusName = (): string => link('EventBus', named).name;
/** Returns the id of the model that the assistants use; undefined if none is configured. */
export function assistantModel(): string | undefined {
  const { id } = link('AssistantModel', identified);
  return id === noModel ? undefined : id;
}
/** Returns the address for publishing changes; undefined if the caller is not linked to it, such as an operator's command. */
export function pushUrl(): URL | undefined {
  const found = located.safeParse(optionalLink('PushApi'));
  return found.success ? new URL(found.data.url) : undefined;
}
export const siteUrl = (): string => link('Site', located).url;
/** No trailing slash. */
export const stripeApiUrl = (): string => link('Stripe', stripeSchema).apiUrl;
export const chain = (): z.infer<typeof chainSchema> => link('Chain', chainSchema);
/** Returns when the early-contributor programme ends, ISO 8601. */
export const earlyBirdEndsAt = (): string => link('EarlyBird', earlyBirdSchema).endsAt;
const said = z.string().transform((text) => (text === notSaid ? undefined : text));
const sellerSchema = z.object({
  ...{ name: z.string(), uen: said, address: said, gstNumber: said },
  gstPercent: said.transform((text) => (text === undefined ? undefined : Number(text))),
});
/** Returns the seller's details, as invoices show them. */
export const seller = (): z.infer<typeof sellerSchema> => link('Seller', sellerSchema);
/** Returns whether webhooks may lead into private networks: only on a local stack. */
export const webhooksReachPrivate = (): boolean => link('WebhookPolicy', webhookPolicySchema).privateAccepted;
/** Returns whether watermarked synthetic exports are accepted: only on a local stack. */
export const samplesAccepted = (): boolean => link('SamplePolicy', samplePolicySchema).accepted;
