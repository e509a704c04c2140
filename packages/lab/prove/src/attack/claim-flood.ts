/** Claims one reward many times at once. */
import type { Person } from '@cgdx/local/person/person.ts';
import { type Answered, call } from '@cgdx/stand/cloud/call.ts';
import { cgdxBalance } from '@cgdx/stand/cloud/cgdx-balance.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { Wallet } from 'ethers';
import { type Attack, allRefused } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';
import { until } from './until.ts';

/** More than the gateway admits concurrently. */
const claimsAtOnce = 80;
const [taken, tooMany] = [202, 429];
/** The answer to a claim whose reward has already been paid. */
const nothingLeft = 'NothingToClaim';
const floodAgainMs = 5_000;

interface Payout {
  readonly payoutId: string;
  readonly state: string;
}

/** Repeats the flood while the gateway refuses every claim, which may happen on a slow machine. */
async function floodUntilTaken(
  claim: () => Promise<Answered>,
  payouts: () => Promise<readonly Payout[]>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const isTaken = await until(async () => {
    answers.push(...(await Promise.all(Array.from({ length: claimsAtOnce }, claim))));
    const isTurnedAway = answers.every(({ status }) => status === tooMany);
    return !isTurnedAway || (await payouts()).length > 0;
  }, floodAgainMs);
  if (!isTaken) throw new Error('no claim was taken');
  return answers;
}

export const claimFlood: Attack = {
  name: 'be paid twice, or make claims fail, by claiming many times at once',
  isAlone: true,
  attempt: async (world) => {
    const { stack } = world.cloud;
    const person = await world.newcomer();
    const wallet = Wallet.createRandom();
    await linkWallet(stack, person, wallet);
    const contribute = async (who: Person): Promise<void> => {
      const archive = await sampleBytesOf('spotify', `claims ${who.userSub}`);
      const { state, code } = await world.contribute(who, 'spotify', archive);
      if (state !== 'accepted') throw new Error(`an export was not accepted: ${code}`);
    };
    await contribute(person);
    const body = {
      userId: person.userSub,
      dataPoolId: 'spotify',
      clientAccountAddress: wallet.address,
    };
    const claim = () => call(stack, person, 'POST /smart-contract/upload-incentive', body);
    const payouts = async (): Promise<readonly Payout[]> => {
      const { status, body } = await call(stack, person, 'GET /payouts');
      if (status !== 200) throw new Error(`the payouts were answered ${status}`);
      return body.payouts;
    };
    const answers = await floodUntilTaken(claim, payouts);
    const others = answers.filter(
      ({ status, body }) => status !== taken && status !== tooMany && body.code !== nothingLeft,
    );
    const isSettled = (all: readonly Payout[]) =>
      all.length > 0 && all.every(({ state }) => state === 'settled');
    await until(async () => isSettled(await payouts()));
    // A second payment would need another run of the lane, which the root of this further upload causes.
    await contribute(await world.newcomer());
    const ids = new Set([
      ...answers.flatMap((answer): string[] => answer.body.payoutIds ?? []),
      ...(await payouts()).map(({ payoutId }) => payoutId),
    ]);
    const { body: uploads } = await call(stack, person, `GET /upload/${person.userSub}`);
    const due = BigInt(uploads[0].rewardWei);
    const paid = await cgdxBalance(stack, wallet.address);
    return allRefused([
      { isRefused: others.length === 0, seen: `${others.length} claims were answered ${others[0]?.status}` },
      { isRefused: ids.size === 1, seen: `${ids.size} payouts were made for one upload` },
      { isRefused: paid === due, seen: `${paid} wei were paid instead of ${due}` },
    ]);
  },
};
