/** Waits until everything has ended; gives up only if nothing has changed for long. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '@cgdx/local/spawn/call.ts';
import type { Cloud } from '@cgdx/local/spawn/cloud.ts';
import type { Crowd } from './crowd.ts';

const lookEveryMs = 1_000;
/** Retries wait up to a minute, and a slow machine several times as long. */
const patienceMs = 300_000;

export interface Settled {
  /** Contributions by their state; `absent` if the cloud does not know one that it accepted. */
  readonly states: Readonly<Record<string, number>>;
  readonly absent: readonly string[];
  /** Contributions and payouts that have not ended. */
  readonly stuck: readonly string[];
}

/** @param cloud a cloud that is no longer killed */
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
    const person = await crowd.signedIn(member);
    const ask = async (route: string) => (await call(cloud.stack, person, route)).body;
    const { contributions } = (await ask('GET /contributions')) as { contributions: Seen[] };
    const { payouts } = (await ask('GET /payouts')) as { payouts: { payoutId: string; state: string }[] };
    const uploads = (await ask(`GET /upload/${member.userSub}`)) as { rewardState: string }[];
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
