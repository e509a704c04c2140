/**
 * People who contribute and claim while the cloud is being killed; each repeats every call until the cloud accepts it.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { connectBank } from '@cgdx/local/person/claim/connect-bank.ts';
import { type Person, signIn, signUp } from '@cgdx/local/person/person.ts';
import { uploadExport } from '@cgdx/local/person/upload.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { Wallet } from 'ethers';

const uploadsAtOnce = 3;
/** In every layout, an export of this size has more records than a pool requires. */
const sampleBytes = 400_000;
const tooManyRequests = 429;
/**
 * After this many tries a person waits for the next round, so that a cloud that accepts nothing is reported as stuck.
 */
const mostTries = 100;
const againAfterMs = 300;
const password = 'correct horse battery';

export interface Member {
  readonly email: string;
  readonly wallet: { readonly address: string };
  readonly stripeAccountId: string;
  readonly userSub: string;
}

export interface Sent {
  readonly contributionId: string;
  readonly member: Member;
  readonly poolId: PlatformId;
}

export interface Crowd {
  readonly members: readonly Member[];
  /** What the cloud has accepted so far. */
  readonly sent: readonly Sent[];
  /** Resolves when all uploads have been accepted. */
  readonly allSent: Promise<void>;
  readonly signedIn: (member: Member) => Promise<Person>;
  /**
   * Claims everybody's rewards once: to a bank, or on both rails at the same time. Never throws: a claim that fails now
   * is repeated later.
   */
  readonly claimAll: () => Promise<void>;
}

export interface CrowdOptions {
  /** Returns the running cloud, which changes after every kill. */
  readonly cloud: () => Cloud;
  readonly uploads: number;
  readonly people: number;
  readonly seed: string;
  readonly asOfMs: number;
}

export async function gatherCrowd(options: CrowdOptions): Promise<Crowd> {
  const sessions = new Map<string, Promise<Person>>();
  const sent: Sent[] = [];
  const signedIn = (member: Member): Promise<Person> => {
    const { stack } = options.cloud();
    const key = `${stack.pid} ${member.email}`;
    const session = sessions.get(key) ?? signIn(stack, member.email, password);
    sessions.set(key, session);
    session.catch(() => sessions.delete(key));
    return session;
  };
  const members: Member[] = [];
  for (let n = 0; n < options.people; n++) members.push(await enrol(options, n));

  const queue = Array.from({ length: options.uploads }, (_, n) => n);
  const work = async (): Promise<void> => {
    for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
      const member = members[n % members.length] as Member;
      const poolId = platformIds[n % platformIds.length] as PlatformId;
      const contributionId = randomUUID();
      await sendUntilTaken(options, () => signedIn(member), { contributionId, poolId, n });
      sent.push({ contributionId, member, poolId });
    }
  };
  return {
    members,
    sent,
    allSent: Promise.all(Array.from({ length: uploadsAtOnce }, work)).then(() => undefined),
    signedIn,
    claimAll: async () => {
      for (const member of members) {
        const pools = new Set(sent.filter((one) => one.member === member).map(({ poolId }) => poolId));
        for (const dataPoolId of pools) {
          const { userSub: userId, wallet, stripeAccountId } = member;
          const about = { userId, dataPoolId };
          const atBank = [toBank, { ...about, stripeAccountId }] as const;
          const inWallet = [toWallet, { ...about, clientAccountAddress: wallet.address }] as const;
          // A claim to a bank calls Stripe first, so a simultaneous claim to a wallet is faster.
          const claims = isForBanks(dataPoolId) ? [atBank] : [atBank, inWallet];
          await Promise.allSettled(
            claims.map(([route, claim]) =>
              claimUntilHeard(options.cloud, () => signedIn(member), route, claim),
            ),
          );
        }
      }
    },
  };
}

/** Claims until the claim is accepted, since the API throttles many claims from one address. */
async function claimUntilHeard(
  cloud: () => Cloud,
  person: () => Promise<Person>,
  route: string,
  claim: Readonly<Record<string, string>>,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const { status } = await call(cloud().stack, await person(), route, claim);
    if (status !== tooManyRequests) return;
    await sleep(againAfterMs);
  }
}

/** The rewards of every second pool are claimed only at banks. */
const isForBanks = (poolId: PlatformId): boolean => platformIds.indexOf(poolId) % 2 === 1;

const toWallet = 'POST /smart-contract/upload-incentive';
const toBank = 'POST /smart-contract/upload-incentive-stripe';

/** Signs up, links a wallet and connects a bank, before anything is killed. */
async function enrol({ cloud, seed }: CrowdOptions, n: number): Promise<Member> {
  const { stack } = cloud();
  const email = `prove-${seed}-${n}@example.com`;
  const person = await signUp(stack, email, password);
  const wallet = Wallet.createRandom();
  const linked = await linkWallet(stack, person, wallet);
  if (linked.status !== 200) throw new Error(`no wallet was linked: ${JSON.stringify(linked.body)}`);
  const stripeAccountId = await connectBank(stack, person);
  return { email, wallet: { address: wallet.address }, stripeAccountId, userSub: person.userSub };
}

/** Uploads as a person's browser does: repeatedly under the same name, until the bucket has confirmed it. */
async function sendUntilTaken(
  { cloud, seed, asOfMs }: CrowdOptions,
  person: () => Promise<Person>,
  { contributionId, poolId, n }: { contributionId: string; poolId: PlatformId; n: number },
): Promise<void> {
  const path = join(cloud().directory, `sample-${n}.zip`);
  const target = createWriteStream(path);
  await writeSample({ platform: poolId, sizeBytes: sampleBytes, seed: `${seed}-${n}`, asOfMs }, target);
  const files = [{ path, sizeBytes: target.bytesWritten }];
  for (;;) {
    try {
      const { stack } = cloud();
      await uploadExport(stack, await person(), {
        files,
        poolId,
        contributionId,
        onProgress: () => undefined,
      });
      rmSync(path, { force: true });
      return;
    } catch {
      await sleep(againAfterMs);
    }
  }
}
