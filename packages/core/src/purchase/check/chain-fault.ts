/** Checks on the chain whether the contract ever published the roots of certificates, and has not voided them since. */
import { encodeUtf8 } from '../../byte/utf8.ts';
import type { Certificate } from '../../merkle/certificate-schema.ts';
import { keccak, toHex } from '../../merkle/hash.ts';
import { decodeVoids, isVoided, voidsCall } from '../../merkle/void.ts';
import { receiptSchema, wordsSchema } from './node-answer-schema.ts';

export interface MarketOnChain {
  readonly chainId: number;
  /** Address of the Marketplace: 0x and 40 hex digits. */
  readonly marketplace: string;
}

/** Calls a method of a node by JSON-RPC. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>;

const rootTopic = toHex(keccak(encodeUtf8('LogMerkleRootUpdated(bytes32)')));

const isSame = (a = '', b = ''): boolean => a.toLowerCase() === b.toLowerCase();

async function isAnchored(
  { transactionHash, marketplace, root }: Certificate,
  ask: AskNode,
): Promise<boolean> {
  const receipt = receiptSchema.parse(await ask('eth_getTransactionReceipt', [transactionHash]));
  return (
    Number(receipt?.status) === 1 &&
    receipt?.logs.some(
      ({ address, topics }) =>
        isSame(address, marketplace) && topics[0] === rootTopic && isSame(topics[1], root),
    ) === true
  );
}

/** @returns a sentence about the first certificate that the chain does not confirm; undefined if there is none */
export async function chainFault(
  { chainId, marketplace }: MarketOnChain,
  certificates: readonly Certificate[],
  ask: AskNode,
): Promise<string | undefined> {
  const roots = new Map<string, Certificate>();
  for (const certificate of certificates) {
    if (certificate.chainId !== chainId || !isSame(certificate.marketplace, marketplace))
      return `The certificate of ${certificate.uploadHash} is of another market.`;
    roots.set(`${certificate.transactionHash} ${certificate.root}`, certificate);
  }
  if (roots.size === 0) return undefined;
  const found = Number(await ask('eth_chainId', []));
  if (found !== chainId) return `The node is of chain ${found}, not of chain ${chainId}.`;
  for (const certificate of roots.values()) {
    if (!(await isAnchored(certificate, ask)))
      return `The chain never had the root ${certificate.root}, or not by this transaction.`;
  }
  const voids = decodeVoids(
    wordsSchema.parse(await ask('eth_call', [{ to: marketplace, data: voidsCall }, 'latest'])),
  );
  const cut = [...roots.values()].find((certificate) => isVoided(voids, certificate));
  return cut && `What is under the root ${cut.root} was cut away again later: ask for new certificates.`;
}
