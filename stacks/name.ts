/** What things are called in the cloud: as on one machine, with the stage in between. */
import { region } from '@cgdx/workflows/wiring/region.ts';

/** `cgdx-<stage>-<thing>`: fixed, so that an ARN is known before the thing exists. */
export const physicalName = (thing: string): string => `${$app.name}-${$app.stage}-${thing}`;

export const accountId = (): $util.Output<string> => aws.getCallerIdentityOutput({}).accountId;

/** The ARN of something with a fixed name in this account. */
export const arnOf = (service: string, resource: string): $util.Output<string> =>
  $interpolate`arn:aws:${service}:${region}:${accountId()}:${resource}`;

/** `check-authenticity` -> `CheckAuthenticity`: names of resources within the app are words without dashes. */
export const logicalName = (name: string): string =>
  name.replace(/(^|[^a-zA-Z0-9]+)([a-zA-Z0-9]?)/g, (_all, _gap, letter: string) => letter.toUpperCase());
