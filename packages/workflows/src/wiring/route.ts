/**
 * The routes of the HTTP API: who may call each, and which function handles it. `packages/api` has their inputs
 * and outputs.
 */
import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import type { RouteKey } from '@cgdx/api/routes.ts';
import type { FunctionName } from './function.ts';
import type { Group } from './identity.ts';

export interface Route {
  readonly fn: FunctionName;
  /** `person`: requires a valid id token of the user pool. `key`: an API key. `anyone`: no sign-in. */
  readonly access: 'person' | 'key' | 'anyone';
  /**
   * The scope that a key needs; the function refuses other keys. Without it, the routes that the function calls
   * check the key.
   */
  readonly scope?: KeyScope;
  /** The group that the route is restricted to; the function refuses everybody else. */
  readonly group?: Group;
}

export const routes = {
  'POST /upload_v2': { fn: 'api-upload-result', access: 'person' },
  'GET /upload/{username}': { fn: 'api-upload', access: 'person' },
  'GET /upload/datapool/{poolId}': { fn: 'api-upload', access: 'person' },
  'GET /dataset/{uploadHash}': { fn: 'api-dataset', access: 'person' },
  'GET /contributions': { fn: 'api-contribution', access: 'person' },
  'GET /contributions/{contributionId}': { fn: 'api-contribution', access: 'person' },
  'GET /data-pool': { fn: 'api-data-pool', access: 'person' },
  'GET /data-pool/{dataPoolId}': { fn: 'api-data-pool', access: 'person' },
  'GET /data-pool/{dataPoolId}/table': { fn: 'api-data-pool', access: 'person' },
  'POST /smart-contract/upload-incentive': { fn: 'api-claim', access: 'person' },
  'POST /smart-contract/upload-incentive-stripe': { fn: 'api-bank-claim', access: 'person' },
  'POST /stripe/create-stripe-account': { fn: 'api-stripe-account', access: 'person' },
  'POST /stripe/check-stripe-account': { fn: 'api-stripe-account', access: 'person' },
  'POST /stripe/regenerate-stripe-link': { fn: 'api-stripe-account', access: 'person' },
  'GET /payouts': { fn: 'api-payout', access: 'person' },
  'GET /payouts/{payoutId}': { fn: 'api-payout', access: 'person' },
  'POST /quotes': { fn: 'api-quote', access: 'person' },
  'POST /quotes/{quoteId}/cancellation': { fn: 'api-quote', access: 'person' },
  'GET /data-pool/{poolId}/panels/{day}': { fn: 'api-quote', access: 'person' },
  'POST /orders': { fn: 'api-quote', access: 'person' },
  'GET /orders': { fn: 'api-quote', access: 'person' },
  'GET /orders/{orderId}': { fn: 'api-quote', access: 'person' },
  'POST /stripe/create-checkout-session': { fn: 'api-checkout', access: 'person' },
  'POST /stripe/webhook': { fn: 'api-stripe-webhook', access: 'anyone' },
  'GET /transactions': { fn: 'api-transaction', access: 'person' },
  'POST /transactions': { fn: 'api-transaction', access: 'person' },
  'GET /transactions/{purchaseId}': { fn: 'api-transaction', access: 'person' },
  'POST /transactions/{purchaseId}/authentication': { fn: 'api-saved-card', access: 'person' },
  'GET /transactions/{purchaseId}/invoice': { fn: 'api-invoice', access: 'person' },
  'GET /invoices/{month}': { fn: 'api-invoice', access: 'person' },
  'GET /billing': { fn: 'api-invoice', access: 'person' },
  'POST /billing': { fn: 'api-invoice', access: 'person' },
  'GET /card': { fn: 'api-saved-card', access: 'person' },
  'POST /card': { fn: 'api-saved-card', access: 'person' },
  'POST /card/removal': { fn: 'api-saved-card', access: 'person' },
  'GET /account': { fn: 'api-account', access: 'person' },
  'GET /account/statement': { fn: 'api-account', access: 'person' },
  'POST /withdrawals': { fn: 'api-withdrawal', access: 'person' },
  'GET /withdrawals': { fn: 'api-withdrawal', access: 'person' },
  'GET /consent': { fn: 'api-consent', access: 'person' },
  'POST /consent': { fn: 'api-consent', access: 'person' },
  'POST /consent/withdrawal': { fn: 'api-consent', access: 'person' },
  'GET /requests': { fn: 'api-request', access: 'person' },
  'POST /requests': { fn: 'api-request', access: 'person' },
  'GET /keys': { fn: 'api-key', access: 'person' },
  'POST /keys': { fn: 'api-key', access: 'person' },
  'POST /keys/{keyId}/revocation': { fn: 'api-key', access: 'person' },
  'POST /v1/search': { fn: 'api-assistant', access: 'key', scope: 'search' },
  'GET /v1/pools/{poolId}/uploads': { fn: 'api-upload', access: 'key', scope: 'search' },
  'GET /v1/uploads/{uploadHash}': { fn: 'api-dataset', access: 'key', scope: 'preview' },
  'POST /v1/quotes/{quoteId}/payment': { fn: 'api-charge', access: 'key', scope: 'buy' },
  'POST /v1/quotes': { fn: 'api-quote', access: 'key', scope: 'quote' },
  'GET /v1/pools/{poolId}/panels/{day}': { fn: 'api-quote', access: 'key', scope: 'search' },
  'POST /v1/orders': { fn: 'api-quote', access: 'key', scope: 'quote' },
  'GET /v1/orders/{orderId}': { fn: 'api-quote', access: 'key', scope: 'quote' },
  'GET /v1/purchases': { fn: 'api-transaction', access: 'key', scope: 'download' },
  'POST /v1/purchases': { fn: 'api-transaction', access: 'key', scope: 'buy' },
  'GET /v1/purchases/{purchaseId}': { fn: 'api-transaction', access: 'key', scope: 'download' },
  'POST /v1/mcp': { fn: 'api-mcp', access: 'key' },
  'GET /webhooks': { fn: 'api-webhook', access: 'person' },
  'POST /webhooks': { fn: 'api-webhook', access: 'person' },
  'POST /webhooks/{webhookId}/removal': { fn: 'api-webhook', access: 'person' },
  'POST /webhooks/{webhookId}/test': { fn: 'api-webhook', access: 'person' },
  'GET /wallet': { fn: 'api-wallet', access: 'person' },
  'POST /wallet/challenge': { fn: 'api-wallet', access: 'person' },
  'POST /wallet/link': { fn: 'api-wallet', access: 'person' },
  'GET /merkle-tree': { fn: 'api-merkle-tree', access: 'anyone' },
  'GET /merkle-tree/{uploadHash}': { fn: 'api-merkle-tree', access: 'anyone' },
  'POST /agent_chat': { fn: 'api-assistant', access: 'person' },
  'GET /agent_chat/{sessionId}': { fn: 'api-assistant', access: 'person' },
  'POST /agent_chat/stop': { fn: 'api-assistant', access: 'person' },
  'POST /agent_chat/feedback': { fn: 'api-assistant', access: 'person' },
  'POST /fusion_agent': { fn: 'api-insight', access: 'person' },
  'GET /fusion_agent/{insightId}': { fn: 'api-insight', access: 'person' },
  'GET /catalogue': { fn: 'api-catalogue', access: 'anyone' },
  'GET /catalogue.jsonld': { fn: 'api-catalogue', access: 'anyone' },
  'GET /data-pool/{dataPoolId}/card': { fn: 'api-catalogue', access: 'anyone' },
  'GET /openapi.json': { fn: 'api-openapi', access: 'anyone' },
  'GET /operator/reviews': { fn: 'api-operator', access: 'person', group: 'operators' },
  'POST /operator/reviews/{reviewId}': { fn: 'api-operator-action', access: 'person', group: 'operators' },
  'POST /operator/requests/{requestId}': { fn: 'api-operator-action', access: 'person', group: 'operators' },
  'GET /operator/workflows': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/workflows/{workflow}/counts': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/executions': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/executions/{workflow}/{executionId}': {
    fn: 'api-operator',
    access: 'person',
    group: 'operators',
  },
  'POST /operator/executions/{workflow}/{executionId}/redrive': {
    fn: 'api-operator-action',
    access: 'person',
    group: 'operators',
  },
  'POST /operator/executions/{workflow}/{executionId}/stop': {
    fn: 'api-operator-action',
    access: 'person',
    group: 'operators',
  },
  'POST /operator/redrives': { fn: 'api-operator-action', access: 'person', group: 'operators' },
  'GET /operator/dead-letters': { fn: 'api-operator', access: 'person', group: 'operators' },
  'POST /operator/dead-letters/{letterId}/replay': {
    fn: 'api-operator-action',
    access: 'person',
    group: 'operators',
  },
  'POST /operator/dead-letters/{letterId}/discard': {
    fn: 'api-operator-action',
    access: 'person',
    group: 'operators',
  },
  'GET /operator/counts': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/contributions': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/payouts': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/purchases': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/ledger': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/pools': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/chain': { fn: 'api-operator', access: 'person', group: 'operators' },
  'GET /operator/rechecks': { fn: 'api-recheck', access: 'person', group: 'operators' },
  'POST /operator/rechecks/{uploadHash}/recall': {
    fn: 'api-recheck',
    access: 'person',
    group: 'operators',
  },
  'GET /operator/audit': { fn: 'api-operator', access: 'person', group: 'operators' },
} as const satisfies Record<RouteKey, Route>;

/** The function that identifies the owner of an API key for the gateway. */
export const keyAuthorizer = 'authorize-key' satisfies FunctionName;

export type { RouteKey };
/** The routes with this access. */
export type RouteKeyFor<A extends Route['access']> = {
  [K in RouteKey]: (typeof routes)[K]['access'] extends A ? K : never;
}[RouteKey];
