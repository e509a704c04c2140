/** Fetches an upload's proof and checks it in the browser: from the leaf to a root that the chain has. */

import { call } from '../../lib/api/call.ts';
import { optionalConfig } from '../../lib/config/config.ts';
import { base64Url } from '../../lib/format/base64-url.ts';

export interface CheckedProof {
  /** The fault in words; undefined if the proof is valid. */
  readonly fault: string | undefined;
  /** The number of hashes between the leaf and the root. */
  readonly steps: number;
  readonly size: number;
  readonly blockNumber: number;
  /** True if the chain itself was asked, which requires that the page knows one of its nodes. */
  readonly askedChain: boolean;
}

const faults = {
  leaf: 'The proof is for another upload.',
  proof: 'The hashes of the proof do not lead to its root.',
  chain: 'The chain does not have this root in this transaction.',
} as const;

/** @param uploadHash base64 of 32 bytes @throws ApiError */
export async function checkProof(uploadHash: string, signal: AbortSignal): Promise<CheckedProof> {
  const { faultOfCertificate } = await import('@cgdx/core/merkle/certificate.ts');
  const bytes = Uint8Array.from(atob(uploadHash), (letter) => letter.charCodeAt(0));
  const hex = `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const certificate = await call('GET /merkle-tree/{uploadHash}', {
    path: { uploadHash: base64Url(uploadHash) },
    signal,
  });
  const { proof, size, blockNumber, root, transactionHash, marketplace } = certificate;
  const { rpcUrl } = optionalConfig();
  let fault: keyof typeof faults | undefined =
    certificate.uploadHash === hex ? faultOfCertificate(certificate) : 'leaf';
  if (!fault && rpcUrl && !(await chainHasRoot(rpcUrl, { root, transactionHash, marketplace }, signal)))
    fault = 'chain';
  return {
    fault: fault && faults[fault],
    steps: proof.length,
    size,
    blockNumber,
    askedChain: rpcUrl !== undefined,
  };
}

interface Receipt {
  readonly status: string;
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[] }[];
}

/** Returns whether the marketplace announced this root in this transaction. */
async function chainHasRoot(
  rpcUrl: string,
  about: { root: string; transactionHash: string; marketplace: string },
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getTransactionReceipt',
      params: [about.transactionHash],
    }),
    signal,
  });
  const { result }: { result: Receipt | null } = await response.json();
  return (
    result?.status === '0x1' &&
    result.logs.some(
      ({ address, topics }) =>
        address.toLowerCase() === about.marketplace.toLowerCase() && topics.includes(about.root),
    )
  );
}
