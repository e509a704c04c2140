/** Claims one reward many times at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, call } from '@cgdx/local/spawn/call.ts';
import { cgdxBalance } from '@cgdx/local/spawn/cgdx-balance.ts';
import { linkWallet } from '@cgdx/local/spawn/wallet.ts';
import { Wallet } from 'ethers';
import { type Attack, allRefused } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';

/** More than the gateway admits at once. */
const claimsAtOnce = 80;
const [taken, tooMany] = [202, 429];
const patienceMs = 120_000;
const lookEveryMs = 250;
const secondTurnMs = 3_000;

interface Payout {
  readonly payoutId: string;
  readonly state: string;
}

/** Claims as the answer advises until a claim is taken, or one of the flood that seemed to be turned away was. */
async function againUntil(
  claim: () => Promise<Answered>,
  payouts: () => Promise<readonly Payout[]>,
): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(lookEveryMs)) {
    if ((await payouts()).length > 0 || (await claim()).status === taken) return;
  }
}

export const claimFlood: Attack = {
  name: 'be paid twice, or bring claims down, by claiming many times at once',
  isAlone: true,
  attempt: async (world) => {
    const { stack } = world.cloud;
    const person = await world.newcomer();
    const wallet = Wallet.createRandom();
    await linkWallet(stack, person, wallet);
    const { state, code } = await world.contribute(
      person,
      'spotify',
      await sampleBytesOf('spotify', `claims ${Date.now()}`),
    );
    if (state !== 'accepted') throw new Error(`the export was not accepted: ${code}`);
    const body = {
      userId: person.userSub,
      dataPoolId: 'spotify',
      clientAccountAddress: wallet.address,
    };
    const claim = () => call(stack, person, 'POST /smart-contract/upload-incentive', body);
    const answers = await Promise.all(Array.from({ length: claimsAtOnce }, claim));
    const others = answers.map(({ status }) => status).filter((each) => each !== taken && each !== tooMany);
    const payouts = async (): Promise<readonly Payout[]> =>
      (await call(stack, person, 'GET /payouts')).body.payouts ?? [];
    // On a slow machine, all may have been told to claim again.
    if (answers.every(({ status }) => status === tooMany)) await againUntil(claim, payouts);
    const until = Date.now() + patienceMs;
    const isSettled = (all: readonly Payout[]) =>
      all.length > 0 && all.every(({ state }) => state === 'settled');
    while (!isSettled(await payouts()) && Date.now() < until) await sleep(lookEveryMs);
    // A second payment would come with another turn of the lane.
    await sleep(secondTurnMs);
    const ids = new Set([
      ...answers.flatMap((answer): string[] => answer.body.payoutIds ?? []),
      ...(await payouts()).map(({ payoutId }) => payoutId),
    ]);
    const { body: uploads } = await call(stack, person, `GET /upload/${person.userSub}`);
    const due = BigInt(uploads[0].rewardWei);
    const paid = await cgdxBalance(stack, wallet.address);
    return allRefused([
      { isRefused: others.length === 0, seen: `${others.length} claims were answered ${others[0]}` },
      { isRefused: ids.size === 1, seen: `${ids.size} payouts were made for one upload` },
      { isRefused: paid === due, seen: `${paid} wei were paid where ${due} were due` },
    ]);
  },
};
