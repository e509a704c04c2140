/** Names in the cloud: the names of the local cloud, with the stage inserted. */
import { region } from '@cgdx/workflows/wiring/region.ts';

/** Returns `cgdx-<stage>-<thing>`: fixed, so that an ARN is known before the thing exists. */
export const physicalName = (thing: string): string => `${$app.name}-${$app.stage}-${thing}`;

export const accountId = (): $util.Output<string> => aws.getCallerIdentityOutput({}).accountId;

/** Returns the ARN of something with a fixed name in this account. */
export const arnOf = (service: string, resource: string): $util.Output<string> =>
  $interpolate`arn:aws:${service}:${region}:${accountId()}:${resource}`;

/** Returns `CheckAuthenticity` for `check-authenticity`: SST's names of resources have no dashes. */
export const logicalName = (name: string): string =>
  name.replace(/(^|[^a-zA-Z0-9]+)([a-zA-Z0-9]?)/g, (_all, _gap, letter: string) => letter.toUpperCase());
