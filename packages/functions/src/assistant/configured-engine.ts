/** The engine of this stage: the embedded one unless a model of Amazon Bedrock is configured. */
import { assistantModel } from '../wiring.ts';
import { type Engine, embeddedEngine } from './engine.ts';

let engine: Promise<Engine> | undefined;

export const configuredEngine = (): Promise<Engine> => {
  engine ??= load(assistantModel());
  return engine;
};

/** The SDK is loaded only where it is used: it would lengthen every cold start. */
async function load(modelId: string | undefined): Promise<Engine> {
  if (modelId === undefined) return embeddedEngine;
  const [{ createAmazonBedrock }, { modelEngine }] = await Promise.all([
    import('@ai-sdk/amazon-bedrock'),
    import('./model-engine.ts'),
  ]);
  // The region and the function's own credential are in Lambda's environment.
  return modelEngine(createAmazonBedrock()(modelId));
}
