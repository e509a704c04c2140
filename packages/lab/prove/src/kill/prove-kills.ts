/**
 * Proves crash safety: people contribute, claim and buy while processes are killed; afterwards all records are checked.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { createRandom } from '@cgdx/samples/ground/random.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { type Check, lineOf, type Report } from '../report/report.ts';
import { chooseKill, killsChain, type Victim } from './choose-kill.ts';
import { gatherCrowd } from './crowd.ts';
import type { ChainKill } from './forgotten-refund.ts';
import { checkInvariants } from './invariant.ts';
import { killVictim } from './kill-victim.ts';
import { settle, settlePurchases } from './settle.ts';
import { openShop } from './shop.ts';

const uploadsOfPerson = 3;
const tellEvery = 10;
const tellEveryMs = 60_000;
/**
 * Rewards are claimed after this many kills: each round checks every upload, and this frequency suffices to have some
 * claims in progress.
 */
const claimEvery = 3;
const endWithinMs = 60_000;
const lookEveryMs = 100;
/**
 * A cloud that is killed every few seconds completes few sales, so in the second half this many kills wait for one more
 * payment.
 */
const killsPerPayment = 2;

export interface ProveKills {
  readonly kills: number;
  readonly uploads: number;
  /** The number of buyers of each upload. */
  readonly buyers: number;
  readonly seed: string;
  readonly tell: (sentence: string) => void;
}

export interface KillReport extends Report {
  readonly seed: string;
  readonly kills: number;
  readonly killed: Readonly<Partial<Record<Victim, number>>>;
  readonly uploads: number;
  readonly accepted: number;
  /** The number of uploads that the cloud accepted and later did not have. */
  readonly lost: number;
  /** The number of uploads, leaves, rewards or payments that exist more than once. */
  readonly double: number;
  /** The number of purchases that buyers paid for. */
  readonly purchases: number;
  /** The number of contributions, payouts and purchases that never ended. */
  readonly stuck: number;
  readonly invariants: readonly Check[];
}

/**
 * Returns the number of payments that must exist before kill `kill` of the second half, from 0: at most half of all.
 */
function neededPayments(kill: number, { uploads, buyers }: ProveKills): number {
  if (kill < 0) return 0;
  return Math.min(1 + Math.floor(kill / killsPerPayment), Math.ceil((uploads * buyers) / 2));
}

export async function proveKills(wish: ProveKills): Promise<KillReport> {
  const { kills, uploads, buyers, seed, tell } = wish;
  const random = createRandom(`kills ${seed}`);
  const directory = newStateDirectory();
  let cloud: Cloud = await startCloud(directory);
  const killed: Partial<Record<Victim, number>> = {};
  const chainKills: ChainKill[] = [];
  try {
    const people = Math.ceil(uploads / uploadsOfPerson);
    tell(`Signing up ${people} people ...`);
    const crowd = await gatherCrowd({ cloud: () => cloud, uploads, people, seed, asOfMs: Date.now() });
    const shop = await openShop({ cloud: () => cloud, buyers, uploads, seed });
    for (let dead = 0; dead < kills; ) {
      const { victim, afterMs } = chooseKill(random);
      // During the first half of the kills people contribute; during the second half others buy as well.
      while (shop.payments.length < neededPayments(dead - kills / 2, wish)) await sleep(lookEveryMs);
      await sleep(afterMs);
      if (dead % claimEvery === 0) void crowd.claimAll();
      const struckMs = Date.now();
      const struck = await killVictim(cloud, victim, random);
      cloud = struck.cloud;
      if (!struck.isDead) continue;
      if (killsChain(victim)) chainKills.push({ struckMs, overMs: Date.now() });
      dead += 1;
      killed[victim] = (killed[victim] ?? 0) + 1;
      if (dead % tellEvery === 0)
        tell(
          `${dead} of ${kills} kills; ${crowd.sent.length} of ${uploads} uploads accepted, ${shop.payments.length} paid`,
        );
    }
    tell('No more kills: waiting until everything has ended ...');
    // Prints progress, since a supervisor may take silence for a stall; the waits themselves detect real stalls.
    const telling = setInterval(
      () => tell(`${crowd.sent.length} of ${uploads} uploads accepted, ${shop.payments.length} paid`),
      tellEveryMs,
    ).unref();
    await crowd.allSent;
    const settled = await settle(cloud, crowd);
    await shop.close();
    const unsettled = await settlePurchases(cloud, shop).finally(() => clearInterval(telling));
    const accepted = settled.states.completed ?? 0;
    const invariants: Check[] = [
      {
        name: 'every upload was accepted',
        ok: accepted === uploads,
        seen: Object.entries(settled.states)
          .map(([state, count]) => `${count} ${state}`)
          .join(', '),
      },
      ...(await checkInvariants(cloud, { crowd, shop, chainKills })),
      await nothingOutlives(cloud),
    ];
    const counts = {
      seed,
      kills,
      killed,
      uploads,
      accepted,
      lost: settled.absent.length,
      double: invariants.reduce((sum, { double = 0 }) => sum + double, 0),
      purchases: shop.payments.length,
      stuck: settled.stuck.length + unsettled.length,
    };
    const ok = counts.lost + counts.double + counts.stuck === 0 && invariants.every((check) => check.ok);
    const named = Object.entries(killed).map(([victim, count]) => `${victim} ${count}`);
    return {
      ...counts,
      ok,
      invariants,
      lines: [
        `${kills} kills (${named.join(', ')}), ${uploads} uploads, ${counts.purchases} payments of buyers, seed ${seed}`,
        `lost ${counts.lost}, double ${counts.double}, stuck ${counts.stuck}`,
        ...invariants.map(lineOf),
      ],
    };
  } finally {
    await cloud.stop();
    removeStateDirectory(directory);
  }
}

/** Ends the cloud as Ctrl-C does, and looks for processes that keep running. */
async function nothingOutlives(cloud: Cloud): Promise<Check> {
  const running = cloud.processes();
  const code = await cloud.stop();
  // The system may reuse a pid, and a process needs a moment to end.
  const left = () => running.filter(({ pid, command }) => command !== '' && commandOf(pid) === command);
  const until = Date.now() + endWithinMs;
  while (left().length > 0 && Date.now() < until) await sleep(lookEveryMs);
  return {
    name: 'Ctrl-C ends every process of the cloud',
    ok: code === 0 && left().length === 0,
    seen: `exit code ${code}, ${left().length} of ${running.length} processes left`,
  };
}
