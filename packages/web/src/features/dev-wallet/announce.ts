/** Announces the local cloud's wallet by EIP-6963 beside real wallets. Only the local bundle has it. */
import type { AnnouncedWallet } from '../../lib/wallet/provider.ts';
import { createDevelopmentProvider } from './development-provider.ts';

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0e121c"/><path d="M8 11h16v11H8zM19 16.5h5" fill="none" stroke="#67f0c0" stroke-width="2.4" stroke-linejoin="round"/></svg>',
)}`;

export function announce(): void {
  const wallet: AnnouncedWallet = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID(),
      name: 'CGDX development wallet',
      icon,
      rdns: 'market.cgdx.development-wallet',
    }),
    provider: createDevelopmentProvider(),
  });
  const say = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: wallet }));
  addEventListener('eip6963:requestProvider', say);
  say();
}
