/** The actions of `npm run operate`: each is one API call that the console makes as well. */
import type { RouteKey } from '@cgdx/api/routes.ts';

export interface Action {
  readonly route: RouteKey;
  readonly about: string;
  /** The arguments after the action: `contribution/3f…`, a workflow, one id, or none. */
  readonly names: 'executions' | 'execution' | 'workflow' | 'id' | 'nothing';
  /** Flags that become fields of the query. */
  readonly filters?: readonly Filter[];
  /** Fields of the body in addition to the reason. */
  readonly body?: Readonly<Record<string, string>>;
  /** The list in the answer, and the columns shown; absent if the whole answer is shown. */
  readonly list?: { readonly in: string; readonly columns: readonly string[] };
  /** A sentence below the list. */
  readonly note?: string;
}

/** The ledger's account `proceeds:POOL` in SGD; `rewardPaidToBank` says why it may be negative. */
const cardProceedsNote =
  'Proceeds, cards: card payments less the rewards that were paid to banks; below zero, the market has advanced the difference.';

/** The query's field, by flag. */
export const filters = {
  workflow: 'workflow',
  status: 'status',
  state: 'state',
  contribution: 'contributionId',
  payout: 'payoutId',
  purchase: 'purchaseId',
  upload: 'uploadHash',
  user: 'userHash',
  cursor: 'cursor',
  limit: 'limit',
} as const;
export type Filter = keyof typeof filters;

const page = ['cursor', 'limit'] as const;
const times = ['createdAt', 'updatedAt'];

export const actions = {
  counts: {
    route: 'GET /operator/counts',
    about: 'how many contributions, payouts and purchases are in each state',
    names: 'nothing',
  },
  workflows: {
    route: 'GET /operator/workflows',
    about: 'the workflows',
    names: 'nothing',
    list: { in: 'workflows', columns: ['workflow', 'startAt', 'about'] },
  },
  states: {
    route: 'GET /operator/workflows/{workflow}/counts',
    about: 'how many executions of a workflow have each status, and how many are in each state',
    names: 'workflow',
    list: { in: 'states', columns: ['state', 'running', 'stopped', 'isMore'] },
  },
  executions: {
    route: 'GET /operator/executions',
    about: 'the newest executions, by --workflow and --status, at a --state, or of one thing or person',
    names: 'nothing',
    filters: [
      ...(['workflow', 'status', 'state'] as const),
      ...(['contribution', 'payout', 'purchase', 'upload', 'user'] as const),
      ...page,
    ],
    list: { in: 'executions', columns: ['workflow', 'executionId', 'status', 'startedAt', 'redrives'] },
  },
  execution: {
    route: 'GET /operator/executions/{workflow}/{executionId}',
    about: 'one execution: its steps, attempts, and what it waits for',
    names: 'execution',
    list: { in: 'steps', columns: ['state', 'outcome', 'startedAt', 'durationMs', 'error', 'waitsFor'] },
  },
  redrive: {
    route: 'POST /operator/redrives',
    about: 'resumes failed executions',
    names: 'executions',
    list: { in: 'results', columns: ['workflow', 'executionId', 'outcome', 'message'] },
  },
  stop: {
    route: 'POST /operator/executions/{workflow}/{executionId}/stop',
    about: 'stops a running execution',
    names: 'execution',
  },
  'dead-letters': {
    route: 'GET /operator/dead-letters',
    about: 'events that no function handled, by --state waiting, replayed or discarded',
    names: 'nothing',
    filters: ['state', ...page],
    list: {
      in: 'deadLetters',
      columns: ['letterId', 'handler', 'eventType', 'error', 'failures', 'lastFailedAt'],
    },
  },
  replay: {
    route: 'POST /operator/dead-letters/{letterId}/replay',
    about: 'gives a dead letter to its function again',
    names: 'id',
  },
  discard: {
    route: 'POST /operator/dead-letters/{letterId}/discard',
    about: 'records that a dead letter needs no further action',
    names: 'id',
  },
  chain: { route: 'GET /operator/chain', about: 'the state of the chain lane', names: 'nothing' },
  ledger: {
    route: 'GET /operator/ledger',
    about: 'the balance of each account',
    names: 'nothing',
    list: { in: 'balances', columns: ['account', 'amount'] },
  },
  contributions: {
    route: 'GET /operator/contributions',
    about: 'contributions in a --state',
    names: 'nothing',
    filters: ['state', ...page],
    list: {
      in: 'contributions',
      columns: ['contributionId', 'dataPoolId', 'state', 'step', 'code', 'userHash', ...times],
    },
  },
  payouts: {
    route: 'GET /operator/payouts',
    about: 'payouts in a --state',
    names: 'nothing',
    filters: ['state', ...page],
    list: { in: 'payouts', columns: ['payoutId', 'rail', 'state', 'amountWei', 'code', ...times] },
  },
  purchases: {
    route: 'GET /operator/purchases',
    about: 'purchases in a --state',
    names: 'nothing',
    filters: ['state', ...page],
    list: { in: 'purchases', columns: ['purchaseId', 'rail', 'state', 'uploads', 'code', ...times] },
  },
  reviews: {
    route: 'GET /operator/reviews',
    about: 'contributions that wait for a decision',
    names: 'nothing',
    filters: page,
    list: { in: 'reviews', columns: ['reviewId', 'dataPoolId', 'quality', 'state', 'createdAt'] },
  },
  accept: {
    route: 'POST /operator/reviews/{reviewId}',
    about: 'accepts a contribution that waits',
    names: 'id',
    body: { decision: 'accepted' },
  },
  refuse: {
    route: 'POST /operator/reviews/{reviewId}',
    about: 'refuses a contribution that waits',
    names: 'id',
    body: { decision: 'refused' },
  },
  requests: {
    route: 'GET /operator/reviews',
    about: 'refunds, complaints and appeals that wait for an answer',
    names: 'nothing',
    filters: page,
    list: { in: 'requests', columns: ['requestId', 'kind', 'about', 'userHash', 'createdAt', 'text'] },
  },
  grant: {
    route: 'POST /operator/requests/{requestId}',
    about: 'grants what a person asked; they read the reason, and a refund goes by itself',
    names: 'id',
    body: { decision: 'accepted' },
  },
  decline: {
    route: 'POST /operator/requests/{requestId}',
    about: 'declines what a person asked; they read the reason',
    names: 'id',
    body: { decision: 'refused' },
  },
  recheck: {
    route: 'GET /operator/rechecks',
    about:
      'uploads on sale in which earlier versions left a fault; with --confirm, recalls those that surely have one',
    names: 'nothing',
    filters: page,
    list: {
      in: 'uploads',
      columns: ['uploadHash', 'dataPoolId', 'verdict', 'buyers', 'createdAt', 'faults'],
    },
  },
  recall: {
    route: 'POST /operator/rechecks/{uploadHash}/recall',
    about: 'takes one of them off sale, tells its contributor and its buyers, and refunds them',
    names: 'id',
  },
  pools: {
    route: 'GET /operator/pools',
    about: 'the pools with terms, escrow, proceeds and availability',
    names: 'nothing',
    list: {
      in: 'pools',
      columns: [
        ...['dataPoolId', 'price', 'maxIncentive', 'availableForPurchase', 'escrowWei'],
        ...['heldWei', 'withdrawableWei', 'cardProceedsCents'],
      ],
    },
    note: cardProceedsNote,
  },
  audit: {
    route: 'GET /operator/audit',
    about: 'who did what, on what, why, and what came of it',
    names: 'nothing',
    filters: page,
    list: { in: 'entries', columns: ['at', 'actor', 'action', 'target', 'outcome', 'code', 'reason'] },
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as ActionName[];
export const actionOf = (name: ActionName): Action => actions[name];
/** Every change needs a reason. */
export const isChange = ({ route }: Action): boolean => route.startsWith('POST');
