/** What every typed error of the contracts means, in a person's words. Arguments are left out: they may name a wallet. */

export interface RevertSentence {
  readonly message: string;
  readonly advice?: string;
}

const said = (message: string, advice?: string): RevertSentence => ({ message, ...(advice && { advice }) });

const signature = said('The signature is not a valid one.', 'Please sign again in your wallet.');
const rights = said('Our account may not do this on the chain; an operator has to look.');
const administration = said('The change of the contract’s owner was not made: its rules forbid it now.');
const notice = said('This change of the market must be announced two weeks before it is made.');
const internal = said('The contract was given an invalid value; an operator has to look.');
const tree = said(
  'The tree on the chain has changed since this was planned.',
  'It is planned again automatically.',
);

export const revertSentences: Readonly<Record<string, RevertSentence>> = {
  // Pools and rewards
  PoolEscrowEmpty: said(
    'The escrow of this data pool cannot pay the reward at the moment.',
    'Your reward stays yours: claim it again once the pool was topped up.',
  ),
  PoolUnknown: said('This data pool is not on the chain any more.'),
  PoolExists: said('This data pool is on the chain already.'),
  PoolOwnerMissing: said('A data pool needs an owner.'),
  PoolHoldsPayments: said('This data pool still holds payments of buyers, so it cannot be removed.'),
  NotPoolOwner: said('Only the owner of this data pool can withdraw what it earned.'),
  AmountOutOfRange: said('The amount is larger than the contract accepts.'),
  QualityOutOfRange: said('A quality is 0 to 10.'),
  MultiplierOutOfRange: said('A multiplier is 1 to 10.'),
  ClaimsOutOfOrder: { message: 'The claims of one transaction were not in ascending order.' },
  WalletNamed: internal,
  PartOutOfRange: internal,
  Reentered: internal,
  RewardAlreadyClaimed: said('The chain says that this reward was already claimed.'),
  EpochCapReached: said("Today's limit for rewards is reached; yours is paid tomorrow."),
  NotAnnounced: notice,
  NoticeRuns: notice,
  NoticeExpired: notice,
  TooManyCuts: said('The reward of this data pool was cut too often to be cut again.'),
  NothingToRescue: said('The contract holds no CGDX beyond what it owes.'),
  IsNotPaused: said('The market is not paused.'),
  IsPaused: said('The market is paused at the moment.', 'Nothing is lost; please try again later.'),
  // The tree
  RootMismatch: tree,
  NewRootMismatch: tree,
  IndexOutOfRange: said('There is no such upload in the tree on the chain.'),
  WrongLength: said('The proof does not have the length that the tree requires.'),
  NotClaimableYet: said(
    'This upload is on the chain, and its reward can be claimed there in a while.',
    'It is paid automatically then.',
  ),
  CutOutOfRange: said('Only leaves whose rewards cannot be claimed yet can be cut away.'),
  RootNotEmpty: said('A new market begins with an empty tree.'),
  SizeMismatch: said('The tree on the chain has another size than was expected.'),
  NotEmpty: said('A tree is taken over only by a market that has none.'),
  IsRetired: said('This market has ended; it goes on in another contract.'),
  NotRetired: said('This market has no successor.'),
  NotSuccessor: said(
    'That contract is not the market that takes over: another address, token or code was named.',
  ),
  EscrowNotMoved: said('The successor did not take the escrow, so it stays here.'),
  IsSealed: said('The tree is sealed: its root can no longer be set by hand.'),
  NothingGiven: said('The call contains nothing to do.'),
  // Purchases
  PoolNotForSale: said('Uploads of this data pool are not for sale at the moment.'),
  LengthsDiffer: said('Each upload needs its quality.'),
  QualityNotRecorded: said(
    'The quality of one of these uploads is not recorded on the chain.',
    'Record it first, or buy with a quote.',
  ),
  QualityMismatch: said(
    'The quality of one of these uploads is another one on the chain.',
    'Please reload the page.',
  ),
  QuoteExpired: said('This offer has expired.', 'Please ask for a new one; nothing was paid.'),
  QuoteTooLong: said(
    'This offer would be valid for too long.',
    'Please ask for a new one; nothing was paid.',
  ),
  QuoteNotForCaller: said('This offer is for another wallet.', 'Connect the wallet that asked for it.'),
  QuoteUsed: said('This offer was used already: the purchase was paid.', 'Look for it under Transactions.'),
  QuoteNotSigned: said('This offer is not signed by us.', 'Please ask for a new one; nothing was paid.'),
  QuoteNotBought: said('Nothing was bought with this offer.'),
  DuplicateUpload: said('One of these uploads is given twice.', 'Please reload the page.'),
  PriceOverMax: said(
    'The price has risen above the most that you agreed to pay.',
    'Please look at the new price; nothing was paid.',
  ),
  PurchaseClosed: said('This purchase is settled: its payment cannot be refunded here.'),
  PurchaseRefundedAlready: said('This much of the purchase was refunded already.'),
  RefundOverPaid: said('A refund cannot be more than what was paid.'),
  HeldTooLittle: said('The payment is no longer held, so it cannot be refunded here.'),
  // The token
  ERC20InsufficientBalance: said('The wallet has too little CGDX.', 'Nothing was paid.'),
  ERC20InsufficientAllowance: said(
    'The wallet has not approved this amount of CGDX.',
    'Approve it, then buy again.',
  ),
  ERC20InvalidReceiver: said('This wallet cannot receive CGDX.', 'Link another wallet and claim again.'),
  ERC20InvalidSender: said('CGDX cannot be taken from this wallet.'),
  ERC20InvalidApprover: said('This wallet cannot approve CGDX.'),
  ERC20InvalidSpender: said('This address cannot be approved for CGDX.'),
  ERC2612ExpiredSignature: said('The approval that you signed has expired.', 'Please sign again.'),
  ERC2612InvalidSigner: said('The approval was signed by another wallet.', 'Connect the wallet that pays.'),
  InvalidAccountNonce: said('The approval that you signed was used already.', 'Please sign again.'),
  SafeERC20FailedOperation: said('The token refused the transfer.'),
  CapExceeded: said('No more CGDX can be minted: the cap is reached.'),
  // Signatures, rights, and what only a fault of ours can bring about
  ECDSAInvalidSignature: signature,
  ECDSAInvalidSignatureLength: signature,
  ECDSAInvalidSignatureS: signature,
  AccessControlUnauthorizedAccount: rights,
  AccessControlBadConfirmation: administration,
  AccessControlEnforcedDefaultAdminDelay: administration,
  AccessControlEnforcedDefaultAdminRules: administration,
  AccessControlInvalidDefaultAdmin: administration,
  InvalidShortString: internal,
  SafeCastOverflowedUintDowncast: internal,
  StringTooLong: internal,
};
