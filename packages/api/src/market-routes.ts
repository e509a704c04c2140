/** The routes that people and programs call. Operators' routes are in another file, so that only the console loads them. */
import { accountRoutes } from './route/account.ts';
import { apiKeyRoutes, programRoutes } from './route/api-key.ts';
import { assistantRoutes } from './route/assistant.ts';
import { checkoutRoutes } from './route/checkout.ts';
import { claimRoutes } from './route/claim.ts';
import { consentRoutes } from './route/consent.ts';
import { contributionRoutes } from './route/contribution.ts';
import { dataPoolRoutes } from './route/data-pool.ts';
import { datasetRoutes } from './route/dataset.ts';
import { insightRoutes } from './route/insight.ts';
import { invoiceRoutes } from './route/invoice.ts';
import { merkleTreeRoutes } from './route/merkle-tree.ts';
import { openApiRoutes } from './route/openapi.ts';
import { orderRoutes } from './route/order.ts';
import { panelRoutes } from './route/panel.ts';
import { payoutRoutes } from './route/payout.ts';
import { purchaseRoutes } from './route/purchase.ts';
import { quoteRoutes } from './route/quote.ts';
import { requestRoutes } from './route/request.ts';
import { savedCardRoutes } from './route/saved-card.ts';
import { stripeAccountRoutes } from './route/stripe-account.ts';
import { uploadRoutes } from './route/upload.ts';
import { uploadResultRoutes } from './route/upload-result.ts';
import { walletRoutes } from './route/wallet.ts';
import { webhookRoutes } from './route/webhook.ts';
import { withdrawalRoutes } from './route/withdrawal.ts';

export const marketRoutes = {
  ...uploadResultRoutes,
  ...uploadRoutes,
  ...dataPoolRoutes,
  ...claimRoutes,
  ...consentRoutes,
  ...contributionRoutes,
  ...withdrawalRoutes,
  ...accountRoutes,
  ...datasetRoutes,
  ...payoutRoutes,
  ...quoteRoutes,
  ...orderRoutes,
  ...panelRoutes,
  ...checkoutRoutes,
  ...requestRoutes,
  ...invoiceRoutes,
  ...savedCardRoutes,
  ...stripeAccountRoutes,
  ...purchaseRoutes,
  ...apiKeyRoutes,
  ...programRoutes,
  ...walletRoutes,
  ...webhookRoutes,
  ...merkleTreeRoutes,
  ...assistantRoutes,
  ...insightRoutes,
  ...openApiRoutes,
};
