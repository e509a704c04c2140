/** The engines of this stage: the embedded ones unless a model of Amazon Bedrock is configured. */
import type { LanguageModel } from 'ai';
import { assistantModel } from '../ground/links.ts';
import { type Engine, embeddedEngine } from './engine.ts';
import { embeddedQueries, modelQueries, type QueryEngine } from './query-engine.ts';

let model: Promise<LanguageModel | undefined> | undefined;

/** Loads the SDK only if a model is configured: it would lengthen every cold start. */
async function load(modelId: string | undefined): Promise<LanguageModel | undefined> {
  if (modelId === undefined) return undefined;
  const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
  // The region and the function's own credential are in Lambda's environment.
  return createAmazonBedrock()(modelId);
}

function configuredModel(): Promise<LanguageModel | undefined> {
  model ??= load(assistantModel());
  return model;
}

export async function configuredEngine(): Promise<Engine> {
  const configured = await configuredModel();
  if (configured === undefined) return embeddedEngine;
  const { modelEngine } = await import('./model-engine.ts');
  return modelEngine(configured);
}

export async function configuredQueries(): Promise<QueryEngine> {
  const configured = await configuredModel();
  return configured === undefined ? embeddedQueries : modelQueries(configured);
}
