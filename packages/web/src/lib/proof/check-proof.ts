/** Fetches an upload's certificate and checks it in the browser: from its leaf to a root that the chain has. */
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { explain } from '../api/api-error.ts';
import { callPublic } from '../api/call.ts';
import { pageConfig } from '../config/config.ts';
import { base64Url } from '../format/base64-url.ts';
import { certificateSteps } from './certificate-steps.ts';
import { chainSteps, type Rpc } from './chain-steps.ts';
import { doesHold, type ProofStep } from './proof-step.ts';
import { rpcOf } from './rpc.ts';

export interface CheckedProof {
  readonly certificate: Certificate;
  readonly steps: readonly ProofStep[];
  /** True if every step held, those on the chain too. */
  readonly holds: boolean;
}

const hexOf = (uploadHash: string): string =>
  `0x${[...atob(uploadHash)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`;

/** @param uploadHash base64 of 32 bytes @throws ApiError if there is no certificate */
export async function checkProof(uploadHash: string, signal: AbortSignal): Promise<CheckedProof> {
  const certificate = await callPublic('GET /merkle-tree/{uploadHash}', {
    path: { uploadHash: base64Url(uploadHash) },
    signal,
  });
  const { rpcUrl, chainId, marketplaceAddress } = pageConfig();
  const own = certificateSteps(certificate, hexOf(uploadHash), { chainId, marketplace: marketplaceAddress });
  const steps = doesHold(own) ? [...own, ...(await askChain(certificate, rpcUrl, signal))] : own;
  return { certificate, steps, holds: doesHold(steps) };
}

async function askChain(
  certificate: Certificate,
  rpcUrl: string | undefined,
  signal: AbortSignal,
): Promise<readonly ProofStep[]> {
  if (!rpcUrl) return [notAsked(certificate, 'This page knows no node of the chain.')];
  const rpc: Rpc = rpcOf(rpcUrl, signal);
  try {
    return await chainSteps(certificate, rpc);
  } catch (error) {
    if (signal.aborted) throw error;
    return [notAsked(certificate, explain(error))];
  }
}

const notAsked = ({ transactionHash, blockNumber }: Certificate, why: string): ProofStep => ({
  key: 'node',
  title: 'The chain could not be asked',
  state: 'unknown',
  text: `${why} Everything above holds. Whether the chain has this root you can look up yourself, by its transaction.`,
  facts: [
    { label: 'Transaction', value: transactionHash },
    { label: 'Block', value: String(blockNumber) },
  ],
});
