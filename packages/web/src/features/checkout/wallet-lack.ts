/** Computes how much a wallet lacks for a payment, before it pays: the wallets' own messages about it are for programs. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pageConfig } from '../../lib/config/config.ts';
import type { WalletProvider } from '../../lib/wallet/provider.ts';
import type { Offer } from './offer.ts';

/** Base units of each; 0 if nothing is missing. */
export interface WalletLack {
  readonly cgdxWei: bigint;
  /** The approximate amount that is missing for the network's fee. */
  readonly devWei: bigint;
}

/** Gas for one basket with its permit or approval, with a margin; contracts/snapshots has the measured gas. */
const gasOfBasket = 250_000n;
/** `balanceOf(address)` */
const balanceSelector = '0x70a08231';

interface Payer {
  readonly provider: WalletProvider;
  readonly address: string;
}

/** @throws the wallet's error, or SyntaxError if its response is not a number */
export async function lackOf(
  { provider, address }: Payer,
  { totalWei, baskets }: Pick<Offer, 'totalWei' | 'baskets'>,
  cgdxAddress: string,
): Promise<WalletLack> {
  const ask = async (method: string, params: unknown[]) =>
    BigInt(String(await provider.request({ method, params })));
  const data = balanceSelector + address.slice(2).toLowerCase().padStart(64, '0');
  // Asked first, and alone: on this call the development wallet fills itself.
  const devWei = await ask('eth_getBalance', [address, 'latest']);
  const [cgdxWei, gasPriceWei, code] = await Promise.all([
    ask('eth_call', [{ to: cgdxAddress, data }, 'latest']),
    ask('eth_gasPrice', []),
    provider.request({ method: 'eth_getCode', params: [address, 'latest'] }),
  ]);
  // Another account may pay the fee of a contract wallet.
  const feeWei = code === '0x' ? gasPriceWei * gasOfBasket * BigInt(baskets.length) : 0n;
  return { cgdxWei: missing(BigInt(totalWei), cgdxWei), devWei: missing(feeWei, devWei) };
}

const missing = (needed: bigint, had: bigint): bigint => (needed > had ? needed - had : 0n);

/** @param payer undefined while no wallet is chosen to pay: then nothing is requested */
const lackQuery = (payer: Payer | undefined, offer: Offer | undefined) =>
  queryOptions({
    queryKey: ['wallet-lack', payer?.address, offer?.id],
    queryFn: () => {
      if (!payer || !offer) throw new Error('No wallet was chosen to pay.');
      return lackOf(payer, offer, pageConfig().cgdxAddress);
    },
    enabled: payer !== undefined && offer !== undefined,
    // People fill their wallet elsewhere while this page stays open.
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    // If a wallet does not report its balance, the person can still try to pay.
    retry: false,
  });

export const useWalletLack = (payer: Payer | undefined, offer: Offer | undefined) =>
  useQuery(lackQuery(payer, offer));
