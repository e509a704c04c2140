/** The flags of `npm run contribute`. */
import { parseArgs } from 'node:util';
import { mostParts } from '@cgdx/core/contribution/part-limit.ts';
import { type PoolId, parsePoolId, poolIds } from '@cgdx/core/pool/pool.ts';

export interface ContributeFlags {
  /** The files of one export: one, or all of its parts. */
  readonly files: readonly string[];
  readonly poolId: PoolId;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The path of another stack's endpoints.json. */
  readonly stack: string | undefined;
  /** Gives the consent that an upload needs. */
  readonly agrees: boolean;
  readonly json: boolean;
}

export const contributeHelp = `npm run contribute -- <export.zip> [<part.zip> ...] --pool ${poolIds.join('|')} [--email E --password P [--agree]] [--stack FILE] [--json]

  Several files are the parts of one export that the platform split.

  --pool      the data pool that the export is for
  --email     who contributes; by default a local stack creates a new person, with a code from its mailbox, who
              agrees to what an upload asks for
  --password  their password (or CGDX_PASSWORD, which no process list shows)
  --agree     confirms for --email what the pages ask before the first upload: age, residency and consent. Without it,
              a person who has not agreed is told what it is, and nothing is sent
  --stack     endpoints.json of another stack (or CGDX_STACK); default: .local/endpoints.json
  --json      one JSON object per line, for programs; the last one is the result`;

/** @returns the flags, or a sentence that says what is wrong with them */
export function parseContributeFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ContributeFlags | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ', 1)[0] ?? error.message) : String(error);
  }
  const { values, positionals } = parsed;
  if (positionals.length === 0) return 'Which export? Name its file, or the files of all its parts.';
  if (positionals.length > mostParts)
    return `${positionals.length} parts are too many: an export has at most ${mostParts}.`;
  if (values.pool === undefined) return `Which data pool? Name it: --pool ${poolIds.join('|')}.`;
  const poolId = parsePoolId(values.pool);
  if (poolId === undefined)
    return `There is no data pool "${values.pool}". There are: ${poolIds.join(', ')}.`;
  const email = values.email ?? env.CGDX_EMAIL;
  const password = values.password ?? env.CGDX_PASSWORD;
  if (email !== undefined && password === undefined)
    return `The password of ${email} is missing: give --password or CGDX_PASSWORD.`;
  return {
    files: positionals,
    poolId,
    email,
    password,
    stack: values.stack ?? env.CGDX_STACK,
    agrees: values.agree,
    json: values.json,
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pool: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      stack: { type: 'string' },
      agree: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
