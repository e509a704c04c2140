/** Nodes behind one address may be a block or two apart: says how long what one of them says is doubted. */
import { chain } from '../../wiring.ts';
import { type LaneSession, pause } from './lane-session.ts';

/** Four pauses of a second or two: a block of Moonbase. */
const doubtRounds = 4;
const firstRound = 11;

/** Asks again, a few times, while the answer is doubtful. Where no confirmations are waited for there is one node. */
export async function retryWhileStale<T>(
  run: LaneSession,
  ask: () => Promise<T>,
  isDoubtful: (answer: T) => boolean,
): Promise<T> {
  let answer = await ask();
  const rounds = chain().confirmations > 0 ? doubtRounds : 0;
  for (let round = 0; round < rounds && isDoubtful(answer); round++) {
    await pause(run, round + firstRound);
    answer = await ask();
  }
  return answer;
}
