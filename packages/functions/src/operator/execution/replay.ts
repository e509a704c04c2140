/** Replays a dead letter to its function, or marks it as handled. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { DeadLetter as Shown } from '@cgdx/api/route/operator/dead-letter.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { notFound } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import { clientTimeout } from '../../ground/table/client-timeout.ts';
import { type DeadLetter, decideDeadLetter, findDeadLetter } from '../page/dead-letter.ts';
import { referencesIn } from '../page/reference.ts';
import { toShown } from './dead-letter.ts';
import { actAs, type Order } from './operator-action.ts';

const client = new LambdaClient({ requestHandler: clientTimeout });

const decided = () =>
  new MarketError('conflict', 'LetterDecided', 'This letter was already replayed or discarded.', {
    advice: 'If its event fails again, the letter returns to this list.',
  });

/** Invokes the function with the letter's event again. Lambda stores the event before it answers, and tries it three times. */
async function invokeAgain({ targetArn, payload }: DeadLetter): Promise<void> {
  if (payload === undefined) throw decided();
  const FunctionName = targetArn.split(':').at(-1);
  await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: payload }));
}

/** Returns the letter in its current state. @throws MarketError NotFound */
async function shown(letterId: string): Promise<Shown> {
  const letter = await findDeadLetter(letterId);
  if (letter === undefined) throw notFound('This letter');
  return toShown(letter);
}

/** Returns a letter that nobody has decided on yet. @throws MarketError NotFound, LetterDecided */
async function waiting(letterId: string): Promise<DeadLetter> {
  const letter = await findDeadLetter(letterId);
  if (letter === undefined) throw notFound('This letter');
  if (letter.state !== 'waiting') throw decided();
  return letter;
}

const decisionOf = ({ person }: Order, { payload }: DeadLetter) => ({
  by: person.email ?? person.sub,
  event: referencesIn(payload),
});

/**
 * Replays the letter, then records that it did. A second replay is harmless, but a letter that is recorded
 * without a replay would be lost.
 */
export const replayOne = (order: Order, id: string): Promise<Shown> => {
  const letterId = parseId(id, 'This letter');
  return actAs(order, 'dead-letter.replay', `dead-letter/${letterId}`, async () => {
    const letter = await waiting(letterId);
    await invokeAgain(letter);
    await decideDeadLetter(letter, 'replayed', decisionOf(order, letter));
    return shown(letterId);
  });
};

export const discardOne = (order: Order, id: string): Promise<Shown> => {
  const letterId = parseId(id, 'This letter');
  return actAs(order, 'dead-letter.discard', `dead-letter/${letterId}`, async () => {
    const letter = await waiting(letterId);
    if (!(await decideDeadLetter(letter, 'discarded', decisionOf(order, letter)))) throw decided();
    return shown(letterId);
  });
};
