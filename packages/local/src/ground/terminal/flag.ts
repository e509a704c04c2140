/** Readers of flags that several commands share. Each returns a sentence with the reason if the flags are refused. */
import { reason } from '@cgdx/api/route/operator/field.ts';
import { type PoolId, parsePoolId, poolIds } from '@cgdx/core/pool/pool.ts';

/** @returns the result of `parse` (of `node:util`); for its error, the first sentence, which names the flag */
export function readFlags<T extends object>(parse: () => T): T | string {
  try {
    return parse();
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ', 1)[0] ?? error.message) : String(error);
  }
}

/** @param how how to give a pool, such as `Say --pool x.` */
export function readPool(name: string | undefined, how: string): { readonly poolId: PoolId } | string {
  if (name === undefined) return `Which data pool? ${how}`;
  const poolId = parsePoolId(name);
  return poolId ? { poolId } : `There is no data pool "${name}". There are: ${poolIds.join(', ')}.`;
}

export const namePool = `Say --pool ${poolIds.join('|')}.`;

interface Account {
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The path of another stack's endpoints.json. */
  readonly stack: string | undefined;
}

/** Flags take precedence over the environment. */
export function readAccount(
  flags: Partial<Account>,
  env: Readonly<Record<string, string | undefined>>,
): Account | string {
  const email = flags.email ?? env.CGDX_EMAIL;
  const password = flags.password ?? env.CGDX_PASSWORD;
  if (email !== undefined && password === undefined)
    return `The password of ${email} is missing: give --password or CGDX_PASSWORD.`;
  return { email, password, stack: flags.stack ?? env.CGDX_STACK };
}

/** Takes `--reason TEXT` out of a command's arguments; the reason is undefined if it is not among them. */
export function takeReason(args: readonly string[]): {
  readonly rest: readonly string[];
  readonly reason: string | undefined;
} {
  const at = args.findIndex((word) => word === '--reason' || word.startsWith('--reason='));
  if (at < 0) return { rest: args, reason: undefined };
  const [word = '', next] = args.slice(at, at + 2);
  const isJoined = word.includes('=');
  return {
    rest: [...args.slice(0, at), ...args.slice(at + (isJoined ? 1 : 2))],
    reason: isJoined ? word.slice('--reason='.length) : next,
  };
}

/** @returns the reason of a change, or a sentence if it is missing or too short for the audit log */
export function readReason(text: string | undefined): { readonly reason: string } | string {
  const { success, data } = reason.safeParse(text);
  return success
    ? { reason: data }
    : 'Why? Say --reason with 3 to 500 characters, none of them control characters: the audit log stores it.';
}
