/** Buyers who buy every upload that appears, while the cloud is being killed. */

import { setTimeout as sleep } from 'node:timers/promises';
import { uploadRoutes } from '@cgdx/api/route/upload.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { type Person, signIn, signUp } from '@cgdx/local/person/person.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { quotesAnHour } from '@cgdx/workflows/wiring/limit.ts';
import { type Buyer, buyUpload, type Payment } from './buy-upload.ts';
import { callUntilAnswered, type PatientCaller } from './call-until-answered.ts';
import { ResendingWallet } from './resending-wallet.ts';

const password = 'correct horse battery';
const lookEveryMs = 1_000;
/**
 * Half of the quotes that a person may request, since a buyer who pays twice needs two quotes, and shares are not of
 * equal size.
 */
const uploadsOfBuyer = quotesAnHour / 2;

export interface Shop {
  readonly buyers: readonly Buyer[];
  readonly payments: readonly Payment[];
  readonly signedIn: (buyer: Buyer) => Promise<Person>;
  /** Resolves once every upload on sale has been bought. */
  readonly close: () => Promise<void>;
}

export interface ShopOptions {
  /** Returns the running cloud, which changes after every kill. */
  readonly cloud: () => Cloud;
  /** The number of buyers of each upload. */
  readonly buyers: number;
  /** The expected number of uploads. If they are more than one person may buy, several people share them. */
  readonly uploads: number;
  readonly seed: string;
}

/** Returns the index of the share to which an upload belongs, by its hash in base64. */
export const shareOf = (uploadHash: string, shares: number): number =>
  (Buffer.from(uploadHash, 'base64')[0] ?? 0) % shares;

/** Signs up a buyer and fills their wallet, before anything is killed. */
async function enrol({ cloud, seed }: ShopOptions, n: number): Promise<Buyer> {
  const { stack } = cloud();
  const email = `prove-${seed}-buyer-${n}@example.com`;
  const person = await signUp(stack, email, password);
  const wallet = new ResendingWallet();
  await wallet.fund(stack);
  const linked = await linkWallet(stack, person, wallet);
  if (linked.status !== 200) throw new Error(`no wallet was linked: ${JSON.stringify(linked.body)}`);
  return { email, userSub: person.userSub, wallet };
}

const onSale = uploadRoutes['GET /upload/datapool/{poolId}'].answers[200];

async function uploadsOnSale(asking: PatientCaller): Promise<string[]> {
  const hashes: string[] = [];
  for (const poolId of platformIds) {
    const { status, body } = await callUntilAnswered(asking, `GET /upload/datapool/${poolId}`);
    if (status === 200) hashes.push(...onSale.parse(body).map(({ uploadHash }) => uploadHash));
  }
  return hashes;
}

/** Starts the buyers, who buy until the shop is closed. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { cloud } = options;
  const sessions = new Map<string, Promise<Person>>();
  const payments: Payment[] = [];
  let isClosing = false;

  const signedIn = ({ email }: Buyer): Promise<Person> => {
    const { stack } = cloud();
    const key = `${stack.pid} ${email}`;
    const session = sessions.get(key) ?? signIn(stack, email, password);
    sessions.set(key, session);
    session.catch(() => sessions.delete(key));
    return session;
  };

  const shares = Math.ceil(options.uploads / uploadsOfBuyer);
  const shopping = async (buyer: Buyer, first: number): Promise<void> => {
    const isTheirs = (hash: string) => shareOf(hash, shares) === first % shares;
    const buying = {
      cloud,
      buyer,
      person: () => signedIn(buyer),
      note: (payment: Payment) => payments.push(payment),
    };
    const tried = new Set<string>();
    for (;;) {
      const isLast = isClosing;
      const next = (await uploadsOnSale(buying)).filter((hash) => isTheirs(hash) && !tried.has(hash));
      for (const hash of next) {
        await buyUpload(buying, hash, first + tried.size);
        tried.add(hash);
      }
      if (next.length === 0 && isLast) return;
      if (next.length === 0) await sleep(lookEveryMs);
    }
  };

  const buyers: Buyer[] = [];
  for (let n = 0; n < options.buyers * shares; n += 1) buyers.push(await enrol(options, n));
  const running = Promise.all(buyers.map(shopping));
  // The caller of `close` reports the error.
  running.catch(() => undefined);
  return {
    buyers,
    payments,
    signedIn,
    close: async () => {
      isClosing = true;
      await running;
    },
  };
}
