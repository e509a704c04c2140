/** Everything that a function can be linked to: the values for its handler, and the ARN for its permissions. */

import { calledModel } from '@cgdx/workflows/wiring/assistant-model.ts';
import { type FunctionLink, functionLinks, type LinkName } from '@cgdx/workflows/wiring/function/fn.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { signingKeyNames } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { stripeApiUrl } from '@cgdx/workflows/wiring/stripe.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import type { Identity } from './identity.ts';
import { arnOf, physicalName } from './name.ts';
import type { Push } from './push.ts';
import type { SigningKeys } from './signing-key.ts';
import type { Settings } from './stage.ts';
import type { Storage } from './storage.ts';
import { bucketNames, secretNames, tableNames, workflowNames } from './wiring.ts';

export interface Link {
  /** What `Resource.<name>` returns in a handler. */
  readonly linkable: sst.Linkable<Record<string, unknown>> | sst.aws.Dynamo | sst.aws.Bucket | sst.Secret;
  /** The ARN for permissions, or several; a link that only passes values has none. */
  readonly arn?: $util.Input<string> | readonly $util.Input<string>[];
}

/** The links that exist: a secret that no function is linked to is not created. */
export type Links = Readonly<Partial<Record<LinkName, Link>>>;

export interface LinkSources {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly identity: Identity;
  readonly keys: SigningKeys;
  readonly push: Push;
  readonly siteUrl: $util.Output<string>;
}

const value = (name: LinkName, properties: Record<string, unknown>): Link => ({
  linkable: new sst.Linkable(name, { properties }),
});

/** Returns a fixed ARN, so that a function may use a workflow that in turn calls the function. */
export const workflowArn = (name: keyof typeof workflows): $util.Output<string> =>
  arnOf('states', `stateMachine:${physicalName(workflows[name].name)}`);

/** Returns the ARN of all executions of a workflow. */
export const executionsArn = (name: keyof typeof workflows): $util.Output<string> =>
  arnOf('states', `execution:${physicalName(workflows[name].name)}:*`);

/** The keys that the user pool's tokens are signed with; anyone may read them. */
const keysUrlOf = ({ userPool }: Identity): $util.Output<string> =>
  $interpolate`https://cognito-idp.${region}.amazonaws.com/${userPool.id}/.well-known/jwks.json`;

/** Returns the ARNs of an inference profile, which belongs to the account, and of the models behind it, which do not. */
function modelArns(id: string): $util.Input<string>[] {
  const called = calledModel(id, region);
  if (called === undefined) return [];
  const { profile, model, regions } = called;
  return [
    ...(profile === undefined ? [] : [arnOf('bedrock', `inference-profile/${profile}`)]),
    ...regions.map((each) => `arn:aws:bedrock:${each}::foundation-model/${model}`),
  ];
}

export function createLinks({ settings, storage, identity, keys, push, siteUrl }: LinkSources): Links {
  const { tables, buckets } = storage;
  const bus = 'default';
  const links: Links = Object.fromEntries([
    ...tableNames.map((name): [LinkName, Link] => [name, { linkable: tables[name], arn: tables[name].arn }]),
    ...bucketNames.map((name): [LinkName, Link] => [
      name,
      { linkable: buckets[name], arn: buckets[name].arn },
    ]),
    ...workflowNames.map((name): [LinkName, Link] => {
      const arn = workflowArn(name);
      return [name, { ...value(name, { arn }), arn }];
    }),
    ...secretNames.map((name): [LinkName, Link] => [name, { linkable: new sst.Secret(name) }]),
    ...signingKeyNames.map((name): [LinkName, Link] => {
      const { key, address } = keys[name].current;
      return [name, { ...value(name, { keyArn: key.arn, address }), arn: key.arn }];
    }),
    ...(Object.keys(functionLinks) as FunctionLink[]).map((name): [LinkName, Link] => {
      const called = physicalName(functionLinks[name]);
      return [name, { ...value(name, { name: called }), arn: arnOf('lambda', `function:${called}`) }];
    }),
  ]);
  return {
    ...links,
    EventBus: { ...value('EventBus', { name: bus }), arn: arnOf('events', `event-bus/${bus}`) },
    PushApi: { ...value('PushApi', { url: push.url }), arn: push.arn },
    UserPool: {
      ...value('UserPool', { id: identity.userPool.id, keysUrl: keysUrlOf(identity) }),
      arn: identity.userPool.arn,
    },
    WebClient: value('WebClient', { id: identity.webClient.id }),
    Chain: value('Chain', {
      ...settings.chain,
      appender: keys.AppenderKey.current.address,
      payer: keys.PayerKey.current.address,
      settler: keys.SettlerKey.current.address,
    }),
    // Only a local machine accepts synthetic samples.
    SamplePolicy: value('SamplePolicy', { accepted: false }),
    WebhookPolicy: value('WebhookPolicy', { privateAccepted: false }),
    EarlyBird: value('EarlyBird', { endsAt: settings.earlyBirdEndsAt }),
    Seller: value('Seller', settings.seller),
    Site: value('Site', { url: siteUrl }),
    Stripe: value('Stripe', { apiUrl: stripeApiUrl }),
    AssistantModel: {
      ...value('AssistantModel', { id: settings.assistantModel }),
      arn: modelArns(settings.assistantModel),
    },
  };
}
