/** Claims one reward many times at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '@cgdx/local/spawn/call.ts';
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
    const ids = new Set(answers.flatMap((answer): string[] => answer.body.payoutIds ?? []));
    const until = Date.now() + patienceMs;
    const states = async (): Promise<string[]> =>
      (await call(stack, person, 'GET /payouts')).body.payouts?.map(
        ({ state }: { state: string }) => state,
      ) ?? [];
    const isSettled = (all: readonly string[]) => all.length > 0 && all.every((state) => state === 'settled');
    while (!isSettled(await states()) && Date.now() < until) await sleep(lookEveryMs);
    // A second payment would come with another turn of the lane.
    await sleep(secondTurnMs);
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
