/** The engine of this stage: the embedded one unless a model is configured. */
import { type Engine, embeddedEngine } from './engine.ts';

export const configuredEngine = (): Engine => embeddedEngine;
