/** The ids of Amazon Bedrock's models that work in our region, and the resources that each calls. */
import { noModel } from './setting.ts';

/** Inference profiles of this geography send a call to any of these regions, in which the model has one id. */
const apacRegions = [
  ...['ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'ap-south-1', 'ap-south-2'],
  ...['ap-southeast-1', 'ap-southeast-2', 'ap-southeast-3', 'ap-southeast-4'],
];

export interface CalledModel {
  /** The id of the inference profile; a model that the region runs itself has none. */
  readonly profile?: string;
  readonly model: string;
  /** Where the model may run; '' stands for the region that a global profile chooses. */
  readonly regions: readonly string[];
}

/**
 * Returns the resources that a function calls if it names `id`. Bedrock requires permission for the profile,
 * and for the model in each of the profile's regions.
 * @param region in which functions run
 */
export function calledModel(id: string, region: string): CalledModel | undefined {
  if (id === noModel) return undefined;
  const [, geography, model = id] = /^(apac|global)\.(.+)$/.exec(id) ?? [];
  if (geography === undefined) return { model, regions: [region] };
  return { profile: id, model, regions: geography === 'apac' ? apacRegions : [region, ''] };
}
