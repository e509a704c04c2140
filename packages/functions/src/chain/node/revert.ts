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

/** What the chain lane can be told and go on; whatever else a contract of ours tells it is a fault of ours. */
const verdicts: Readonly<Record<string, Pick<Sentence, 'kind' | 'code'>>> = {
  PoolEscrowEmpty: { kind: 'refused', code: 'PoolEscrowEmpty' },
  PoolUnknown: { kind: 'refused', code: 'RewardRefused' },
  ERC20InvalidReceiver: { kind: 'refused', code: 'RewardRefused' },
  RewardAlreadyClaimed: { kind: 'bug', code: 'RewardAlreadyClaimed' },
  EpochCapReached: { kind: 'later', code: 'EpochCapReached' },
  IsPaused: { kind: 'later', code: 'MarketPaused' },
  // The node is behind or ahead: planned anew, it may be right.
  RootMismatch: { kind: 'later', code: 'TreeMoved' },
  NewRootMismatch: { kind: 'later', code: 'TreeMoved' },
  // Roles move to another key while it is rotated.
  AccessControlUnauthorizedAccount: { kind: 'later', code: 'OperatorWithoutRole' },
};

const unknown = {
  kind: 'bug',
  code: 'ChainRefused',
  message: 'The chain refused a transaction of ours; an operator has to look.',
} as const satisfies Sentence;

/** Only an error that the contracts declare ends anything: what nobody can read may be a node's own. */
const undecodable = { ...unknown, kind: 'later' } as const satisfies Sentence;

/** @throws what is no refusal of the contract, as it is */
export function describeRevert(error: unknown): Sentence {
  if (!(error instanceof RpcRefusal)) throw error;
  const name = parseRevert(error.data)?.name ?? '';
  const sentence = revertSentences[name];
  return sentence ? { ...unknown, ...verdicts[name], ...sentence } : undecodable;
}

/** Whether it may be the node's view of the root that the contract said no to. */
export const isRootMismatch = (error: unknown): boolean =>
  error instanceof RpcRefusal && describeRevert(error).code === 'TreeMoved';

/** What keeps the whole lane from going on, as an error of ours: it is tried again each minute. */
export function chainRefused(error: RpcRefusal): MarketError {
  const { kind, code, message, advice } = describeRevert(error);
  // The name alone: arguments may name a wallet.
  const said = parseRevert(error.data)?.name ?? 'no reason';
  return kind === 'later' && said in revertSentences
    ? new MarketError('unavailable', code, message, { ...(advice && { advice }), cause: error })
    : new MarketError('unavailable', unknown.code, `${unknown.message} It said: ${said}.`, { cause: error });
}
