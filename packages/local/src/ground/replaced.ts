/** Reads which parts are replaced, from the same variables that AWS clients read. */

const variables = {
  s3: 'AWS_ENDPOINT_URL_S3',
  dynamodb: 'AWS_ENDPOINT_URL_DYNAMODB',
  stepfunctions: 'AWS_ENDPOINT_URL_SFN',
  events: 'AWS_ENDPOINT_URL_EVENTBRIDGE',
  lambda: 'AWS_ENDPOINT_URL_LAMBDA',
  'cognito-idp': 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'cognito-identity': 'AWS_ENDPOINT_URL_COGNITO_IDENTITY',
  chain: 'CHAIN_RPC_URL',
} as const;

export type Replaceable = keyof typeof variables;
/** URLs without a trailing slash, by service. */
export type Replaced = Readonly<Partial<Record<Replaceable, string>>>;

/** @throws Error that names the variable if its value is not a URL */
export function readReplaced(env: Readonly<Record<string, string | undefined>>): Replaced {
  const replaced: Partial<Record<Replaceable, string>> = {};
  for (const [service, variable] of Object.entries(variables)) {
    const value = env[variable]?.trim();
    if (!value) continue;
    if (!URL.canParse(value)) throw new Error(`${variable} is not a URL: "${value}"`);
    replaced[service as Replaceable] = value.replace(/\/+$/, '');
  }
  return replaced;
}

/** Returns the variables that make AWS clients use `urls`, which are by service. */
export const endpointVariables = (
  urls: Readonly<Partial<Record<Exclude<Replaceable, 'chain'>, string>>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(urls).map(([service, url]) => [variables[service as Replaceable], url]));

/**
 * Returns the variable of the replaced server that `message` is about; undefined if it is about one of this cloud's own
 * servers.
 */
export function variableNaming(replaced: Replaced, message: string): string | undefined {
  const found = Object.entries(replaced).find(([, url]) => message.includes(new URL(url).host));
  return found && variables[found[0] as Replaceable];
}
