/** Which ids of Amazon Bedrock's models work in our region, and what may be called under each. */
import { noModel } from './setting.ts';

/** Profiles of this geography send a call to any of these regions, which have one name for the model. */
const apacRegions = [
  ...['ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'ap-south-1', 'ap-south-2'],
  ...['ap-southeast-1', 'ap-southeast-2', 'ap-southeast-3', 'ap-southeast-4'],
];

export interface CalledModel {
  /** The id of the inference profile; a model that the region runs itself has none. */
  readonly profile?: string;
  readonly model: string;
  /** Where the model may run; '' stands for what a global profile chooses. */
  readonly regions: readonly string[];
}

/**
 * Returns what a function calls if it names `id`: Bedrock asks for the permission on the profile, and on the model in each of
 * the profile's regions.
 * @param region in which functions run
 */
export function calledModel(id: string, region: string): CalledModel | undefined {
  if (id === noModel) return undefined;
  const [, geography, model = id] = /^(apac|global)\.(.+)$/.exec(id) ?? [];
  if (geography === undefined) return { model, regions: [region] };
  return { profile: id, model, regions: geography === 'apac' ? apacRegions : [region, ''] };
}
