/** Examples for missing settings and secrets: enough to plan an app, never to deploy one. */
import { secrets } from '@cgdx/workflows/wiring/resource/secret.ts';
import { productionStage, type Setting, settings } from '@cgdx/workflows/wiring/setting.ts';

/**
 * Returns an example for each setting and secret that is not in `env`, by variable, except those that only production
 * needs.
 */
export function standInsFor(env: NodeJS.ProcessEnv, stage: string): Record<string, string> {
  const wanted = Object.entries<Setting>(settings).filter(
    ([, { onlyProduction }]) => stage === productionStage || !onlyProduction,
  );
  const examples = [
    ...wanted.map(([name, { example }]) => [name, example] as const),
    ...Object.keys(secrets).map((name) => [`SST_SECRET_${name}`, `example-of-${name}`] as const),
  ];
  return Object.fromEntries(examples.filter(([name]) => !env[name]));
}
