/** The flags of `npm run contribute`. */
import { parseArgs } from 'node:util';
import { mostParts } from '@cgdx/core/contribution/part-limit.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { namePool, readAccount, readFlags, readPool } from '../../ground/terminal/flag.ts';

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
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  if (positionals.length === 0) return 'Which export? Name its file, or the files of all its parts.';
  if (positionals.length > mostParts)
    return `${positionals.length} parts are too many: an export has at most ${mostParts}.`;
  const pool = readPool(values.pool, namePool);
  if (typeof pool === 'string') return pool;
  const account = readAccount(values, env);
  if (typeof account === 'string') return account;
  return {
    files: positionals,
    ...pool,
    ...account,
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
