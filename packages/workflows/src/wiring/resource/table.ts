/** The DynamoDB tables: keys and indexes. Both clouds create them from here. */

type Key = { readonly hash: string; readonly range?: string };
/** An index. With `keysOnly` it contains only keys, so that changes of other fields cost nothing. */
type Index = Key & { readonly keysOnly?: true };

export interface Table {
  readonly key: Key;
  /** Attribute types of every key used above or in an index: S, N or B. */
  readonly fields: Readonly<Record<string, 'S' | 'N' | 'B'>>;
  readonly indexes?: Readonly<Record<string, Index>>;
  /** Attribute with the expiry in unix seconds. */
  readonly ttl?: string;
  /** If true, its items are never changed or deleted: no function has the permission. */
  readonly appendOnly?: boolean;
}

/** For operators' lists: the newest items of each state. */
const byState = { hash: 'state', range: 'createdAt', keysOnly: true } as const;

export const tables = {
  /** One item per contribution: state and progress of every step, which the timeline reads. */
  ContributionTable: {
    key: { hash: 'userSub', range: 'contributionId' },
    fields: { userSub: 'S', contributionId: 'S', state: 'S', createdAt: 'S', uploadHash: 'S' },
    // An upload is listed only once it is completed; its contribution has the upload hash from the masking on.
    indexes: { byState, byUpload: { hash: 'uploadHash', keysOnly: true } },
  },
  /** One item per accepted upload, which a pool lists, a contributor claims and a buyer buys. */
  UploadTable: {
    key: { hash: 'uploadHash' },
    fields: { uploadHash: 'S', userSub: 'S', dataPoolId: 'S', createdAt: 'S' },
    indexes: {
      byUser: { hash: 'userSub', range: 'createdAt' },
      byPool: { hash: 'dataPoolId', range: 'createdAt' },
    },
  },
  /** One item per withdrawn upload: the receipt. `due` stays until its dataset is deleted. */
  WithdrawalTable: {
    key: { hash: 'uploadHash' },
    fields: { uploadHash: 'S', userSub: 'S', withdrawnAt: 'S', due: 'S' },
    indexes: {
      byUser: { hash: 'userSub', range: 'withdrawnAt' },
      byDue: { hash: 'due', range: 'withdrawnAt' },
    },
  },
  DataPoolTable: {
    key: { hash: 'dataPoolId' },
    fields: { dataPoolId: 'S' },
  },
  /**
   * Sketches of accepted exports, and index rows that find near-duplicates: each row pairs one key with one
   * upload.
   */
  FingerprintTable: {
    key: { hash: 'pk', range: 'sk' },
    fields: { pk: 'S', sk: 'S' },
  },
  /** Contributions that an operator must decide on, and the decisions. */
  ReviewTable: {
    key: { hash: 'reviewId' },
    fields: { reviewId: 'S', state: 'S', createdAt: 'S' },
    indexes: { byState: { hash: 'state', range: 'createdAt' } },
  },
  /** Requests of people to operators (refunds, complaints, appeals), and the answers. */
  RequestTable: {
    key: { hash: 'requestId' },
    fields: { requestId: 'S', userSub: 'S', state: 'S', createdAt: 'S' },
    indexes: {
      byState: { hash: 'state', range: 'createdAt' },
      byUser: { hash: 'userSub', range: 'createdAt' },
    },
  },
  /** Leaf log, tree pages, HEAD, and the chain lane's lease, nonce and sent transactions. */
  MerkleTreeTable: {
    key: { hash: 'pk', range: 'sk' },
    fields: { pk: 'S', sk: 'S' },
    ttl: 'expiresAt',
  },
  /** Payouts: one item each. Only those that have not ended have the field `open`, by which the sweep finds them. */
  TransactionTable: {
    key: { hash: 'transactionId' },
    fields: { transactionId: 'S', userSub: 'S', createdAt: 'S', open: 'S', updatedAt: 'S', state: 'S' },
    indexes: {
      byUser: { hash: 'userSub', range: 'createdAt' },
      byOpen: { hash: 'open', range: 'updatedAt' },
      byState,
    },
  },
  /** Purchases: one item each. Only those with work left have the field `open`, by which the sweep finds them. */
  PurchaseTable: {
    key: { hash: 'purchaseId' },
    fields: { purchaseId: 'S', userSub: 'S', createdAt: 'S', open: 'S', updatedAt: 'S', state: 'S' },
    indexes: {
      byUser: { hash: 'userSub', range: 'createdAt' },
      byOpen: { hash: 'open', range: 'updatedAt' },
      byState,
    },
  },
  /** Offers to buyers, with their signatures. Kept for ever, since refunds are proved with them. */
  QuoteTable: {
    key: { hash: 'pk', range: 'sk' },
    fields: { pk: 'S', sk: 'S' },
    appendOnly: true,
  },
  /** One item for each upload that a person has bought. */
  AccessTable: {
    key: { hash: 'userSub', range: 'uploadHash' },
    fields: { userSub: 'S', uploadHash: 'S' },
    indexes: { byUpload: { hash: 'uploadHash' } },
  },
  /**
   * How far the sweep has read the chain; and for each purchase without a quote its owner, or that it has none
   * yet.
   */
  SweepTable: {
    key: { hash: 'pk', range: 'sk' },
    fields: { pk: 'S', sk: 'S' },
  },
  /** The leases on the settler's keys: one item for each key, with the function that sends with it now. */
  SettlerTable: {
    key: { hash: 'settler' },
    fields: { settler: 'S' },
  },
  /** Stripe's events that were handled, since Stripe sends each at least once. */
  StripeEventTable: {
    key: { hash: 'eventId' },
    fields: { eventId: 'S' },
    ttl: 'expiresAt',
  },
  /** The double-entry ledger, append-only. */
  LedgerTable: {
    key: { hash: 'entryId', range: 'line' },
    fields: { entryId: 'S', line: 'S', account: 'S', createdAt: 'S' },
    indexes: { byAccount: { hash: 'account', range: 'createdAt' } },
    appendOnly: true,
  },
  /**
   * For each account of the market, the sum of its ledger lines up to some minutes ago, so that a balance reads
   * few lines.
   */
  BalanceTable: {
    key: { hash: 'account' },
    fields: { account: 'S' },
  },
  /** A person's linked wallets, challenges that wait for a signature, and recent uploads. */
  PersonTable: {
    key: { hash: 'userSub', range: 'sk' },
    fields: { userSub: 'S', sk: 'S' },
    ttl: 'expiresAt',
  },
  /** API keys of people's programs, found by the hash of the secret. */
  ApiKeyTable: {
    key: { hash: 'keyHash' },
    fields: { keyHash: 'S', userSub: 'S', createdAt: 'S' },
    indexes: { byUser: { hash: 'userSub', range: 'createdAt' } },
  },
  /** The spending of each API key and month: an item with the sum, and one for the amount of each quote. */
  SpendingTable: {
    key: { hash: 'part', range: 'entry' },
    fields: { part: 'S', entry: 'S' },
  },
  /** Webhooks, one item each. */
  WebhookTable: {
    key: { hash: 'webhookId' },
    fields: { webhookId: 'S', userSub: 'S', createdAt: 'S', told: 'S' },
    indexes: {
      byUser: { hash: 'userSub', range: 'createdAt' },
      // Webhooks that receive events of all uploads.
      byTold: { hash: 'told', range: 'createdAt' },
    },
  },
  /** Deliveries of webhook messages; only open ones have the field `due`. */
  WebhookDeliveryTable: {
    key: { hash: 'deliveryId' },
    fields: { deliveryId: 'S', due: 'S', nextAt: 'S' },
    indexes: { byDue: { hash: 'due', range: 'nextAt', keysOnly: true } },
    ttl: 'expiresAt',
  },
  /** The invoice of each purchase, as it was issued, and the last number that was given. */
  InvoiceTable: {
    key: { hash: 'name' },
    fields: { name: 'S' },
  },
  /**
   * The settings of each buyer: the id of their customer at Stripe, to whom their card is saved, and the
   * details for their invoices.
   */
  BuyerTable: {
    key: { hash: 'userSub' },
    fields: { userSub: 'S' },
  },
  /** Consents and their withdrawals, with their times: one item each. */
  ConsentTable: {
    key: { hash: 'userSub', range: 'at' },
    fields: { userSub: 'S', at: 'S' },
    appendOnly: true,
  },
  /** A person's one account at Stripe, which gets their bank payouts. Only one function writes it. */
  StripeAccountTable: {
    key: { hash: 'userSub' },
    fields: { userSub: 'S' },
  },
  /** People's conversations with the assistants, turn by turn, and how many prompts each sent in a minute. */
  ConversationTable: {
    key: { hash: 'conversationId', range: 'turn' },
    fields: { conversationId: 'S', turn: 'S' },
    ttl: 'expiresAt',
  },
  /**
   * The summary of each upload that insights count: one item, emptied when the upload is withdrawn. Those of
   * one person are neighbours. Under `counts#` and the pool's id, the pool's counts; under `folded#`, each
   * person's share of them.
   */
  SummaryTable: {
    key: { hash: 'dataPoolId', range: 'contributor' },
    fields: { dataPoolId: 'S', contributor: 'S' },
  },
  /** The total of what each pool sells, in parts: the public card reads nothing else of its uploads. */
  PoolTotalTable: {
    key: { hash: 'dataPoolId', range: 'part' },
    fields: { dataPoolId: 'S', part: 'S' },
  },
  /**
   * The published editions of the pools: every number with its noise, drawn once. The insight assistant can
   * read nothing else.
   */
  EditionTable: {
    key: { hash: 'dataPoolId', range: 'edition' },
    fields: { dataPoolId: 'S', edition: 'S' },
    appendOnly: true,
  },
  /** One item per wallet: all people who have ever linked it. Operators look at those with more than one. */
  WalletTable: {
    key: { hash: 'wallet' },
    fields: { wallet: 'S', flag: 'S', sharedSince: 'S' },
    indexes: { byFlag: { hash: 'flag', range: 'sharedSince' } },
  },
  /** Names of executions by subject (the hash of a person, or a contribution), for operators. */
  ExecutionTable: {
    key: { hash: 'subject', range: 'execution' },
    fields: { subject: 'S', execution: 'S' },
    ttl: 'expiresAt',
  },
  /** One item for each execution that runs or was stopped by a failure: the state at which it is. */
  StandingTable: {
    key: { hash: 'execution' },
    fields: { execution: 'S', place: 'S', startedAt: 'S' },
    indexes: { byPlace: { hash: 'place', range: 'startedAt' } },
    ttl: 'expiresAt',
  },
  /** The actions of operators: one item when an action is asked for, one when it has ended. */
  AuditTable: {
    key: { hash: 'log', range: 'entry' },
    fields: { log: 'S', entry: 'S' },
    appendOnly: true,
  },
  /** Events that were not delivered or not handled: one item for each event and function. */
  DeadLetterTable: {
    key: { hash: 'letterId' },
    fields: { letterId: 'S', state: 'S', lastFailedAt: 'S' },
    indexes: { byState: { hash: 'state', range: 'lastFailedAt' } },
    ttl: 'expiresAt',
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;
