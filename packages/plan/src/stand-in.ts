/** Examples for missing settings and secrets: enough to plan an app, never to deploy one. */
import { secrets } from '@cgdx/workflows/wiring/secret.ts';
import { settings } from '@cgdx/workflows/wiring/setting.ts';

/** Returns an example for each setting and secret that `env` does not have, by variable. */
export function standInsFor(env: NodeJS.ProcessEnv): Record<string, string> {
  const examples = [
    ...Object.entries(settings).map(([name, { example }]) => [name, example] as const),
    ...Object.keys(secrets).map((name) => [`SST_SECRET_${name}`, `example-of-${name}`] as const),
  ];
  return Object.fromEntries(examples.filter(([name]) => !env[name]));
}
