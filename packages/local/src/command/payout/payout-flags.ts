/** The flags of `npm run payout`. */
import { parseArgs } from 'node:util';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { namePool, readAccount, readFlags, readPool } from '../../ground/terminal/flag.ts';
import type { Rail } from '../../person/claim/claim.ts';

export interface PayoutFlags {
  readonly poolId: PoolId;
  readonly rail: Rail;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The path of another stack's endpoints.json. */
  readonly stack: string | undefined;
  readonly json: boolean;
}

export const payoutHelp = `npm run payout -- --pool ${poolIds.join('|')} --rail cgdx|bank [--email E --password P] [--stack FILE] [--json]

  --pool      the data pool whose rewards are claimed
  --rail      cgdx: to the linked wallet, or that of CGDX_WALLET_KEY, or a new one; bank: by Stripe, in Singapore dollars
  --email     who is paid (or CGDX_EMAIL); without it a local stack makes a new contributor, with a sample to claim for
  --password  theirs (or CGDX_PASSWORD, which no process list shows)
  --stack     endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise
  --json      one JSON object a line, for programs; the last one is the result`;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parsePayoutFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PayoutFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const { values } = parsed;
  const pool = readPool(values.pool, namePool);
  if (typeof pool === 'string') return pool;
  const { rail, json } = values;
  if (rail !== 'cgdx' && rail !== 'bank') return 'Where to? Say --rail cgdx or --rail bank.';
  const account = readAccount(values, env);
  if (typeof account === 'string') return account;
  return { ...pool, rail, ...account, json };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      pool: { type: 'string' },
      rail: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      stack: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
