/** Fetches an upload's certificate and checks it in the browser, from its leaf to a root that the chain had. */
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
  /** True if every step is valid, including those on the chain. */
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
  const steps = await stepsOf(certificate, hexOf(uploadHash), askedOf(signal), signal);
  return { certificate, steps, holds: doesHold(steps) };
}

/** Returns a client of the chain's node; undefined if this page knows no node. */
const askedOf = (signal: AbortSignal): Rpc | undefined => {
  const { rpcUrl } = pageConfig();
  return rpcUrl ? rpcOf(rpcUrl, signal) : undefined;
};

/** @param uploadHash the hash that the certificate should be about, 0x and 64 hex digits */
async function stepsOf(
  certificate: Certificate,
  uploadHash: string,
  rpc: Rpc | undefined,
  signal: AbortSignal,
): Promise<readonly ProofStep[]> {
  const { chainId, marketplaceAddress } = pageConfig();
  const own = certificateSteps(certificate, uploadHash, { chainId, marketplace: marketplaceAddress });
  return doesHold(own) ? [...own, ...(await askChain(certificate, rpc, signal))] : own;
}

/** Caches the chain's responses, since many certificates have the same root. */
function askedOnce(rpc: Rpc): Rpc {
  const answers = new Map<string, Promise<unknown>>();
  return (method, params) => {
    const question = JSON.stringify([method, params]);
    const answer = answers.get(question) ?? rpc(method, params);
    answers.set(question, answer);
    return answer;
  };
}

/** Returns the first invalid step of any certificate; undefined if the chain had the root of every certificate. */
export async function firstFault(
  certificates: readonly Certificate[],
  signal: AbortSignal,
): Promise<ProofStep | undefined> {
  const asked = askedOf(signal);
  const rpc = asked && askedOnce(asked);
  for (const certificate of certificates) {
    const steps = await stepsOf(certificate, certificate.uploadHash, rpc, signal);
    const fault = steps.find(({ state }) => state !== 'holds');
    if (fault !== undefined) return fault;
  }
  return undefined;
}

async function askChain(
  certificate: Certificate,
  rpc: Rpc | undefined,
  signal: AbortSignal,
): Promise<readonly ProofStep[]> {
  if (!rpc) return [notAsked(certificate, 'This page knows no node of the chain.')];
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
  text: `${why} Everything above is valid. You can look up yourself whether the chain has this root, by its transaction.`,
  facts: [
    { label: 'Transaction', value: transactionHash },
    { label: 'Block', value: String(blockNumber) },
  ],
});
