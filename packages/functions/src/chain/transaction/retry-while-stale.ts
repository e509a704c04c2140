/** Repeats a call to the chain if its answer comes from a node that is a block or two behind the others at the same address. */
import { chain } from '../../ground/links.ts';
import { backOff, type LaneSession } from './lane-session.ts';

/** Four pauses of a second or two add up to a block of Moonbase. */
const retries = 4;
/** From this round on, `backOff` pauses for at least a second. */
const firstRound = 11;

/** Asks again, a few times, while the answer looks stale; once only on a chain that needs no confirmations, which has one node. */
export async function retryWhileStale<T>(
  session: LaneSession,
  ask: () => Promise<T>,
  isStale: (answer: T) => boolean,
): Promise<T> {
  let answer = await ask();
  const allowed = chain().confirmations > 0 ? retries : 0;
  for (let retry = 0; retry < allowed && isStale(answer); retry++) {
    await backOff(session, retry + firstRound);
    answer = await ask();
  }
  return answer;
}
