/** Buys some of the demo's uploads, by card and from wallets, through the real workflow. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { buy } from '../../person/buy/buy.ts';
import type { Rail } from '../../person/buy/buy-flags.ts';
import { type Person, signUp } from '../../person/person.ts';

interface Wish {
  readonly poolId: PoolId;
  readonly pay: Rail;
  readonly count: number;
}

/** The purchases of each buyer, in order: they cover every platform, every offer and both ways to pay. */
const wishes: readonly (readonly Wish[])[] = [
  [
    { poolId: 'spotify', pay: 'card', count: 3 },
    { poolId: 'x', pay: 'cgdx', count: 2 },
    { poolId: 'x-words', pay: 'card', count: 1 },
    { poolId: 'tiktok-profile', pay: 'cgdx', count: 1 },
  ],
  ...platformIds.map((poolId, at): Wish[] => [
    { poolId, pay: at % 2 === 0 ? 'cgdx' : 'card', count: 1 + (at % 3) },
  ]),
];
/** The password of all buyers; as the first of them a visitor may sign in. */
const password = 'demo-password';
const quietly = (): void => undefined;

/** @returns the number of uploads bought */
async function shop(
  stack: Stack,
  person: Person,
  wanted: readonly Wish[],
  directory: string,
): Promise<number> {
  let uploads = 0;
  for (const [at, wish] of wanted.entries()) {
    const file = join(directory, `${person.userSub}-${at}.zip`);
    const { purchase } = await buy({ ...wish, stack, person, minQuality: 0, file, tell: quietly });
    rmSync(file, { force: true });
    uploads += purchase.uploadHashes.length;
  }
  return uploads;
}

/** Never throws: a failed purchase is printed, and the cloud continues. */
export async function buyDemo(stack: Stack, out: NodeJS.WriteStream): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-demo-'));
  const run = Date.now().toString(36);
  const emailOf = (at: number): string => `demo-buyer-${run}-${at}@example.com`;
  let [buyers, uploads] = [0, 0];
  try {
    // Sequential, since one account funds the wallets of all buyers.
    for (const [at, wanted] of wishes.entries()) {
      uploads += await shop(stack, await signUp(stack, emailOf(at), password), wanted, directory);
      buyers += 1;
    }
  } catch (error) {
    out.write(`  A purchase failed: ${error instanceof Error ? error.message : error}\n`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const bought = `${countOf(buyers, 'buyer')} bought ${countOf(uploads, 'upload')}`;
  out.write(`  Demo: ${bought}, by card and in CGDX.\n`);
  if (buyers > 0) out.write(`  To see purchases, sign in as ${emailOf(0)}, password ${password}\n`);
}
