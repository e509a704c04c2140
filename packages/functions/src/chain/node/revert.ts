/** Describes a contract's revert in a sentence, and says whether it is final. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { parseRevert } from './marketplace.ts';
import { type RevertSentence, revertSentences } from './revert-sentence.ts';
import { RpcRefusal } from './rpc.ts';

interface RevertDescription extends RevertSentence {
  /** `refused`: final, the reward can be claimed again. `later`: it may pass another time. `bug`: an operator must look. */
  readonly kind: 'refused' | 'later' | 'bug';
  /** The code that state machines match on. */
  readonly code: string;
}

/** The errors that the lane expects. Any other error of our contracts is a bug of ours. */
const verdicts: Readonly<Record<string, Pick<RevertDescription, 'kind' | 'code'>>> = {
  PoolEscrowEmpty: { kind: 'refused', code: 'PoolEscrowEmpty' },
  PoolUnknown: { kind: 'refused', code: 'RewardRefused' },
  ERC20InvalidReceiver: { kind: 'refused', code: 'RewardRefused' },
  RewardAlreadyClaimed: { kind: 'bug', code: 'RewardAlreadyClaimed' },
  EpochCapReached: { kind: 'later', code: 'EpochCapReached' },
  NotClaimableYet: { kind: 'later', code: 'NotClaimableYet' },
  IsPaused: { kind: 'later', code: 'MarketPaused' },
  // The node is behind or ahead: the same claim may pass in a new draft.
  RootMismatch: { kind: 'later', code: 'TreeMoved' },
  NewRootMismatch: { kind: 'later', code: 'TreeMoved' },
  // Roles are handed to another key while it is rotated.
  AccessControlUnauthorizedAccount: { kind: 'later', code: 'OperatorWithoutRole' },
};

const unknown = {
  kind: 'bug',
  code: 'ChainRefused',
  message: 'The chain refused a transaction of ours; an operator has to look.',
} as const satisfies RevertDescription;

/** Only an error that our contracts declare is final: one that cannot be decoded may be the node's own. */
const undecodable = { ...unknown, kind: 'later' } as const satisfies RevertDescription;

/** @throws `error` itself if it is not a contract's revert */
export function describeRevert(error: unknown): RevertDescription {
  if (!(error instanceof RpcRefusal)) throw error;
  const name = parseRevert(error.data)?.name ?? '';
  const sentence = revertSentences[name];
  return sentence ? { ...unknown, ...verdicts[name], ...sentence } : undecodable;
}

/** Whether the contract saw another root than the draft was made for, as a node that is behind would show it. */
export const isRootMismatch = (error: unknown): boolean =>
  error instanceof RpcRefusal && describeRevert(error).code === 'TreeMoved';

/** Turns a revert that stops the whole lane into an error of ours: the scheduled run tries again each minute. */
export function chainRefused(error: RpcRefusal): MarketError {
  const { kind, code, message, advice } = describeRevert(error);
  // The name alone: arguments may name a wallet.
  const name = parseRevert(error.data)?.name ?? 'no reason';
  return kind === 'later' && name in revertSentences
    ? new MarketError('unavailable', code, message, { ...(advice && { advice }), cause: error })
    : new MarketError('unavailable', unknown.code, `${unknown.message} It said: ${name}.`, { cause: error });
}
