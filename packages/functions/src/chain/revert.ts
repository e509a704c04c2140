/** Turns what the contract says no with into a sentence, and says whether the no is for good. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { parseRevert } from './marketplace.ts';
import { type RevertSentence, revertSentences } from './revert-sentence.ts';
import { RpcRefusal } from './rpc.ts';

interface Sentence extends RevertSentence {
  /** `refused`: for good, the reward is free again. `later`: it may pass another time. `bug`: an operator must look. */
  readonly kind: 'refused' | 'later' | 'bug';
  /** What state machines match on. */
  readonly code: string;
}

/** What the chain lane can be told and go on; whatever else it is told is a fault of ours. */
const verdicts: Readonly<Record<string, Pick<Sentence, 'kind' | 'code'>>> = {
  PoolEscrowEmpty: { kind: 'refused', code: 'PoolEscrowEmpty' },
  PoolUnknown: { kind: 'refused', code: 'RewardRefused' },
  ERC20InvalidReceiver: { kind: 'refused', code: 'RewardRefused' },
  RewardAlreadyClaimed: { kind: 'bug', code: 'RewardAlreadyClaimed' },
  EpochCapReached: { kind: 'later', code: 'EpochCapReached' },
  IsPaused: { kind: 'later', code: 'MarketPaused' },
};

const unknown = {
  kind: 'bug',
  code: 'ChainRefused',
  message: 'The chain refused a transaction of ours; an operator has to look.',
} as const satisfies Sentence;

/** @throws what is no refusal of the node, as it is */
export function sentenceOf(error: unknown): Sentence {
  if (!(error instanceof RpcRefusal)) throw error;
  const name = parseRevert(error.data)?.name ?? '';
  return { ...unknown, ...verdicts[name], ...revertSentences[name] };
}

/** A no that nobody expected, as an error of ours. */
export function chainRefused(error: RpcRefusal): MarketError {
  // The name alone: arguments may name a wallet.
  const said = parseRevert(error.data)?.name ?? 'no reason';
  return new MarketError('unavailable', unknown.code, `${unknown.message} It said: ${said}.`, {
    cause: error,
  });
}
