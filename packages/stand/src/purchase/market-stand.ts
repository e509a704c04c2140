/**
 * For tests: purchases with wallets from end to end: the stores, the workflow and a chain, each behind a proxy through
 * which a test may fail requests.
 */
import type { Wallet } from 'ethers';
import { type MarketChain, openMarketChain } from './market-chain.ts';
import { openPurchaseStand, type PurchaseStand } from './purchase-stand.ts';
import { openWorkflowStand, type WorkflowStand } from './workflow-stand.ts';

export interface MarketStand {
  readonly stand: PurchaseStand;
  readonly engine: WorkflowStand;
  readonly market: MarketChain;
  /** Has CGDX and no purchases. */
  readonly wallet: Wallet;
  readonly openDoors: () => void;
  readonly stop: () => Promise<void>;
}

/** Opens the stand and points the handlers' environment at it. Import handlers afterwards. */
export async function openMarketStand(): Promise<MarketStand> {
  const stand = await openPurchaseStand();
  const engine = await openWorkflowStand();
  const market = await openMarketChain();
  const wallet = await market.newWallet();
  return {
    stand,
    engine,
    market,
    wallet,
    openDoors() {
      for (const proxy of [...Object.values(stand.proxies), ...Object.values(market.proxies)])
        proxy.plan(undefined);
    },
    async stop() {
      await engine.stop();
      await market.stop();
      await stand.stop();
    },
  };
}
