/** Asks the wallet to sign a readable text (personal_sign). */
import type { WalletProvider } from './provider.ts';

/** Encodes a text as hex of its UTF-8, since some wallets would misread a text that looks like hex. */
export function hexOfText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * @returns the signature: 65 bytes, 0x hex
 * @throws the wallet's own error (code 4001 if the person refused)
 */
export async function signText(provider: WalletProvider, address: string, text: string): Promise<string> {
  const signature = await provider.request({ method: 'personal_sign', params: [hexOfText(text), address] });
  if (typeof signature !== 'string') throw new Error('The wallet returned no signature.');
  return signature;
}
