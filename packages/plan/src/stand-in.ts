/** Examples for what an operator has not set here: enough to plan an app with, never to deploy one. */
import { secrets } from '@cgdx/workflows/wiring/secret.ts';
import { settings } from '@cgdx/workflows/wiring/setting.ts';

/** Variable -> example, of every setting and secret that `env` does not have. */
export function standInsFor(env: NodeJS.ProcessEnv): Record<string, string> {
  const examples = [
    ...Object.entries(settings).map(([name, { example }]) => [name, example] as const),
    ...Object.keys(secrets).map((name) => [`SST_SECRET_${name}`, `example-of-${name}`] as const),
  ];
  return Object.fromEntries(examples.filter(([name]) => !env[name]));
}
