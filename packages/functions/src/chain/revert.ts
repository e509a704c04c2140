/** Turns what the contract says no with into a sentence, and says whether the no is for good. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { parseRevert } from './marketplace.ts';
import { RpcRefusal } from './rpc.ts';

interface Sentence {
  /** `refused`: for good, the reward is free again. `later`: it may pass another time. `bug`: an operator must look. */
  readonly kind: 'refused' | 'later' | 'bug';
  /** What state machines match on. */
  readonly code: string;
  readonly message: string;
  readonly advice?: string;
}

const sentences: Readonly<Record<string, Sentence>> = {
  PoolEscrowEmpty: {
    kind: 'refused',
    code: 'PoolEscrowEmpty',
    message: 'The escrow of this data pool cannot pay the reward at the moment.',
    advice: 'Your reward stays yours: claim it again once the pool was topped up.',
  },
  PoolUnknown: {
    kind: 'refused',
    code: 'RewardRefused',
    message: 'This data pool is not on the chain any more.',
  },
  ERC20InvalidReceiver: {
    kind: 'refused',
    code: 'RewardRefused',
    message: 'This wallet cannot receive CGDX.',
    advice: 'Link another wallet and claim again.',
  },
  RewardAlreadyClaimed: {
    kind: 'bug',
    code: 'RewardAlreadyClaimed',
    message: 'The chain says that this reward was had already.',
  },
  EpochCapReached: {
    kind: 'later',
    code: 'EpochCapReached',
    message: "Today's limit for rewards is reached; yours is paid tomorrow.",
  },
  IsPaused: { kind: 'later', code: 'MarketPaused', message: 'Payments are paused at the moment.' },
};

const unknown: Sentence = {
  kind: 'bug',
  code: 'ChainRefused',
  message: 'The chain refused a transaction of ours; an operator has to look.',
};

/** @throws what is no refusal of the node, as it is */
export function sentenceOf(error: unknown): Sentence {
  if (!(error instanceof RpcRefusal)) throw error;
  return sentences[parseRevert(error.data)?.name ?? ''] ?? unknown;
}

/** A no that nobody expected, as an error of ours. */
export function chainRefused(error: RpcRefusal): MarketError {
  // The name alone: arguments may name a wallet.
  const said = parseRevert(error.data)?.name ?? 'no reason';
  return new MarketError('unavailable', unknown.code, `${unknown.message} It said: ${said}.`, {
    cause: error,
  });
}
