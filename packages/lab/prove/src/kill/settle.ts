/** Waits until everything has ended; gives up only if nothing changes for a long time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { mostPurchases } from '@cgdx/api/route/purchase.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { callUntilAnswered, type PatientCaller } from './call-until-answered.ts';
import type { Crowd } from './crowd.ts';
import type { Shop } from './shop.ts';

const lookEveryMs = 1_000;
/** Sweeps run every five minutes and finish what a kill has stopped; a slow machine takes longer. */
const patienceMs = 660_000;

export interface Settled {
  /** The number of contributions by state; `absent` if the cloud does not know one that it accepted. */
  readonly states: Readonly<Record<string, number>>;
  readonly absent: readonly string[];
  /** Contributions and payouts that have not ended. */
  readonly stuck: readonly string[];
}

/** @param cloud a running cloud that is no longer killed */
export async function settle(cloud: Cloud, crowd: Crowd): Promise<Settled> {
  let last = '';
  let movedAt = Date.now();
  for (;;) {
    const now = await lookAround(cloud, crowd);
    if (now.stuck.length === 0 && now.absent.length === 0 && now.unclaimed === 0) return now;
    if (now.trace !== last) movedAt = Date.now();
    last = now.trace;
    if (Date.now() - movedAt > patienceMs) return now;
    if (now.unclaimed > 0) await crowd.claimAll();
    await sleep(lookEveryMs);
  }
}

interface Seen {
  readonly contributionId: string;
  readonly state: string;
}

async function lookAround(cloud: Cloud, crowd: Crowd) {
  const states: Record<string, number> = {};
  const absent: string[] = [];
  const stuck: string[] = [];
  let unclaimed = 0;
  let trace = '';
  for (const member of crowd.members) {
    const asking = { cloud: () => cloud, person: () => crowd.signedIn(member) };
    const answered = async (route: string) => (await callUntilAnswered(asking, route)).body;
    const { contributions } = (await answered('GET /contributions')) as { contributions: Seen[] };
    const { payouts } = (await answered('GET /payouts')) as {
      payouts: { payoutId: string; state: string }[];
    };
    const uploads = (await answered(`GET /upload/${member.userSub}`)) as { rewardState: string }[];
    trace += JSON.stringify([contributions, payouts, uploads]);
    unclaimed += uploads.filter(({ rewardState }) => rewardState !== 'claimed').length;
    stuck.push(
      ...payouts
        .filter(({ state }) => !['settled', 'refused'].includes(state))
        .map(({ payoutId }) => payoutId),
    );
    for (const { contributionId } of crowd.sent.filter((one) => one.member === member)) {
      const state = contributions.find((one) => one.contributionId === contributionId)?.state ?? 'absent';
      states[state] = (states[state] ?? 0) + 1;
      if (state === 'absent') absent.push(contributionId);
      else if (state === 'running' || state === 'failed') stuck.push(contributionId);
    }
  }
  return { states, absent, stuck, unclaimed, trace };
}

type Bought = readonly { readonly purchaseId: string; readonly status: string }[];

/** Returns all purchases, page by page. */
async function purchasesOf(asking: PatientCaller): Promise<Bought> {
  const purchases: Bought[number][] = [];
  for (let page: Bought | undefined; page === undefined || page.length >= mostPurchases; ) {
    const after = purchases.at(-1)?.purchaseId;
    const query = after === undefined ? '' : `?after=${after}`;
    const { body } = await callUntilAnswered(asking, `GET /transactions${query}`);
    page = body as Bought;
    purchases.push(...page);
  }
  return purchases;
}

const endedPurchases = ['completed', 'refunded', 'refused'];

/** Waits until every purchase has ended, as `settle` does. @returns purchases that have not ended */
export async function settlePurchases(cloud: Cloud, { buyers, signedIn }: Shop): Promise<readonly string[]> {
  let last = '';
  for (let movedAt = Date.now(); ; await sleep(lookEveryMs)) {
    const stuck: string[] = [];
    let trace = '';
    for (const buyer of buyers) {
      await buyer.wallet.restore(cloud.stack);
      const asking = { cloud: () => cloud, person: () => signedIn(buyer) };
      const purchases = await purchasesOf(asking);
      const open = purchases.filter(({ status }) => !endedPurchases.includes(status));
      stuck.push(...open.map(({ purchaseId }) => purchaseId));
      trace += purchases.map(({ purchaseId, status }) => `${purchaseId} ${status}`).join();
    }
    if (stuck.length === 0) return stuck;
    if (trace !== last) movedAt = Date.now();
    last = trace;
    if (Date.now() - movedAt > patienceMs) return stuck;
  }
}
