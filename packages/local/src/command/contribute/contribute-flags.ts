/** The flags of `npm run contribute`. */
import { parseArgs } from 'node:util';
import { mostParts } from '@cgdx/core/contribution/part-limit.ts';
import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import { parsePlatformId, platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';
import { type Offer, offers, type PoolId, poolOfOffer } from '@cgdx/core/pool/pool.ts';
import { readAccount, readFlags } from '../../ground/terminal/flag.ts';

export interface ContributeFlags {
  /** The files of one export: a single file, or all of its parts. */
  readonly files: readonly string[];
  /** The pool for the platform and the offer. */
  readonly poolId: PoolId;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The path of another stack's endpoints.json. */
  readonly stack: string | undefined;
  /** Whether the person gives the consent that an upload needs. */
  readonly agrees: boolean;
  readonly json: boolean;
}

export const contributeHelp = `npm run contribute -- <export.zip> [<part.zip> ...] --pool ${platformIds.join('|')} [--offer ${offers.join('|')}] [--email E --password P [--agree]] [--stack FILE] [--json]

  Several files are the parts of one export that the platform split.

  --pool      the platform that the export is from
  --offer     what may be sold of it; records by default:
${offers.map((offer) => offerLine(offer)).join('\n')}
  --email     your account. Without it a new person is created for this on a local stack, who agrees to everything that
              an upload asks for
  --password  the password of --email (or CGDX_PASSWORD, which no process list shows)
  --agree     you confirm your age, your residency and your consent, which your account needs once, before its first
              upload. If it has not confirmed them yet, run the command without --agree first: it prints what you would
              confirm, and sends nothing
  --stack     endpoints.json of another stack (or CGDX_STACK); default: .local/endpoints.json
  --json      one JSON object per line, for programs; the last one is the result`;

/** @returns the flags, or a sentence with the reason for which they are refused */
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
  const pool = readOffered(values);
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

/** Describes an offer in words that fit every platform, whose own descriptions differ only in details. */
function offerLine(offer: Offer): string {
  const { holds, gives } = offerWords('facebook', offer);
  return `              ${offer}: ${holds}\n              ${' '.repeat(offer.length + 2)}${gives}`;
}

function readOffered({ pool, offer }: { pool?: string | undefined; offer: string }) {
  if (pool === undefined) return `Which platform is it from? Say --pool ${platformIds.join('|')}.`;
  const platform = parsePlatformId(pool);
  if (platform === undefined) return `There is no data pool "${pool}". There are: ${platformIds.join(', ')}.`;
  const chosen = offers.find((one) => one === offer.toLowerCase());
  if (chosen === undefined) return `There is no offer "${offer}". There are: ${offers.join(', ')}.`;
  const poolId = poolOfOffer(platform, chosen);
  if (poolId === undefined)
    return `${platformName(platform)} has no text that you wrote in public: choose --offer records or profile.`;
  return { poolId };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pool: { type: 'string' },
      offer: { type: 'string', default: 'records' },
      email: { type: 'string' },
      password: { type: 'string' },
      stack: { type: 'string' },
      agree: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
